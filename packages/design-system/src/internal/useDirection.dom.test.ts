import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useDirection } from './useDirection.js';

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('useDirection', () => {
  it('follows the document, live', async () => {
    const { result } = renderHook(() => useDirection());
    expect(result.current).toBe('ltr');
    await act(async () => {
      document.documentElement.dir = 'rtl';
    });
    expect(result.current).toBe('rtl');
  });

  it('what is asked for wins', () => {
    document.documentElement.dir = 'rtl';
    expect(renderHook(() => useDirection('ltr')).result.current).toBe('ltr');
  });
});
