import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nextMatch } from './next-match.js';

/** Time after which type-ahead starts over, in milliseconds. @see CONST-069 */
const RESET_MS = 1000;

const ITEMS = '[role^="menuitem"]:not([data-disabled])';

/**
 * Moves focus to the item that starts with the typed letters, in the same event. Radix does so in a timeout, so that an
 * Enter right after a letter would activate the previous item.
 *
 * @returns a handler for the capture phase of a menu's keydown
 */
export function useTypeAhead() {
  const search = useRef('');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    const isLetter = key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
    const isSelection = key === ' ' && search.current === '';
    // Keys of a submenu also arrive here, because it is a child in React's tree.
    if (!isLetter || isSelection || !currentTarget.contains(target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    search.current += key;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => (search.current = ''), RESET_MS);
    const items = [...currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
    const focused = items.findIndex((item) => item === document.activeElement);
    const texts = items.map((item) => (item.textContent ?? '').trim());
    items[nextMatch(texts, search.current, focused)]?.focus();
  };
}
