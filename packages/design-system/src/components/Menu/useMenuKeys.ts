import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nextByKey, type StepKeys } from '../../internal/next-by-key.js';
import { nextMatch } from './next-match.js';

/** Time after which type-ahead starts over, in milliseconds. */
const RESET_MS = 1000;

const ARROWS: StepKeys = ['ArrowUp', 'ArrowDown'];
const ITEMS = '[role^="menuitem"]:not([data-disabled])';

/**
 * Moves focus to the item that starts with the typed letters, or that an arrow key leads to, in the same event. Radix does
 * so in a timeout, so that an Enter right after the key would activate the previous item.
 *
 * @returns a handler for the capture phase of a menu's keydown
 */
export function useMenuKeys() {
  const search = useRef('');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const searchFor = (letter: string) => {
    search.current += letter;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => (search.current = ''), RESET_MS);
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    // Keys of a submenu also arrive here, because it is a child in React's tree.
    if (event.ctrlKey || event.altKey || event.metaKey || !currentTarget.contains(target as Node)) return;
    const items = [...currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
    const focused = items.findIndex((item) => item === document.activeElement);
    const isSelection = key === ' ' && search.current === '';
    const isLetter = key.length === 1 && !isSelection;
    const byKey = event.shiftKey ? undefined : nextByKey(key, items.length, focused, ARROWS);
    if (!isLetter && byKey === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLetter) searchFor(key);
    const next =
      byKey ??
      nextMatch(
        items.map(({ textContent }) => textContent.trim()),
        search.current,
        focused,
      );
    items[next]?.focus();
  };
}
