import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypeAhead } from './useTypeAhead.js';

const options = ['Berth', 'North pier', 'North wall', 'Bollard'].map((label) => ({ label }));
const plain = { ctrlKey: false, metaKey: false, altKey: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useTypeAhead', () => {
  it.each<[string, (string | number)[], number | undefined]>([
    ['characters make a word', ['b', 'o'], 3],
    ['keys that are not characters do not end the word', ['b', 'Shift', 'o'], 3],
    ['the word continues after 999 ms', ['b', 999, 'o'], 3],
    ['a new word starts after 1000 ms', ['b', 1000, 'n'], 1],
    ['every character restarts the time', ['n', 999, 'o', 999, 'r'], 1],
    ['a space is part of the word', ['n', 'o', 'r', 't', 'h', ' ', 'w'], 2],
    ['a space starts no word', [' '], undefined],
    ['a space starts no word after 1000 ms', ['n', 1000, ' '], undefined],
    ['a key that is not a character is not part of a word', ['Enter'], undefined],
  ])('%s', (_rule, keysAndPauses, expected) => {
    const { current: typeAhead } = renderHook(() => useTypeAhead()).result;
    let match: number | undefined;
    for (const next of keysAndPauses) {
      if (typeof next === 'number') vi.advanceTimersByTime(next);
      else match = typeAhead({ ...plain, key: next }, options, -1);
    }
    expect(match).toBe(expected);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('a character with %s is not part of a word', (modifier) => {
    const { current: typeAhead } = renderHook(() => useTypeAhead()).result;
    expect(typeAhead({ ...plain, key: 'b', [modifier]: true }, options, -1)).toBeUndefined();
  });
});
