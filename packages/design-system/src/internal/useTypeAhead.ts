import { type KeyboardEvent, useRef } from 'react';
import { matchTypeAhead, type TypeAheadOption } from './type-ahead.js';

/** Time after which a new word starts, in milliseconds. */
const RESET_MS = 1000;

/**
 * Collects typed characters into a word. A space is part of it, but does not start one.
 *
 * @returns a function that returns the index of the option that a key leads to, -1 without a match, or `undefined` if
 * the key is not part of a word
 */
export function useTypeAhead() {
  const typed = useRef({ word: '', atMs: 0 });
  return (
    { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
    options: readonly TypeAheadOption[],
    from: number,
  ): number | undefined => {
    const now = Date.now();
    const start = now - typed.current.atMs < RESET_MS ? typed.current.word : '';
    if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && start === '')) return undefined;
    typed.current = { word: start + key, atMs: now };
    return matchTypeAhead(options, typed.current.word, from);
  };
}
