import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useControllableState } from './useControllableState.js';

describe('useControllableState', () => {
  it('uncontrolled: keeps its own value and notifies', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() => useControllableState<string>(undefined, 'pie', onChange));
    act(() => result.current[1]('bar'));
    expect(result.current[0]).toBe('bar');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('bar');
  });

  it('controlled: only notifies, the parent decides', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() => useControllableState<string>('pie', 'pie', onChange));
    act(() => result.current[1]('bar'));
    expect(result.current[0]).toBe('pie');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('bar');
  });

  it('null is a value, not the lack of one', () => {
    const { result } = renderHook(() => useControllableState<string | null>(null, 'pie'));
    expect(result.current[0]).toBeNull();
  });
});
