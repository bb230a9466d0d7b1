import { useRef } from 'react';
import { matchTypeahead, TYPEAHEAD_RESET_MS } from './typeahead.js';

/**
 * Collects letters typed in quick succession.
 *
 * @returns a function that takes the next letter and the index to start from, and gives the index of the option
 * the letters lead to, −1 when there is none
 */
export function useTypeahead(options: readonly { label: string; disabled?: boolean | undefined }[]) {
  const typed = useRef({ letters: '', atMs: 0 });
  return (letter: string, from: number): number => {
    const now = Date.now();
    const isNewWord = now - typed.current.atMs >= TYPEAHEAD_RESET_MS;
    typed.current = { letters: isNewWord ? letter : typed.current.letters + letter, atMs: now };
    return matchTypeahead(options, typed.current.letters, from);
  };
}
