import type { KeyboardEvent } from 'react';
import { isComposing } from '../../internal/is-composing.js';
import { nextByKey, type StepKeys } from '../../internal/next-by-key.js';
import { useTypeAhead } from '../../internal/useTypeAhead.js';

const ARROWS: StepKeys = ['ArrowUp', 'ArrowDown'];
const ITEMS = '[role^="menuitem"]:not([data-disabled])';

/**
 * Moves focus to the item that starts with the typed letters, or that an arrow key leads to, in the same event. Radix does
 * so in a timeout, so that an Enter right after the key would activate the previous item.
 *
 * @returns a handler for the capture phase of a menu's keydown
 */
export function useMenuKeys() {
  const typeAhead = useTypeAhead();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    if (isComposing(event)) return;
    // Keys of a submenu also arrive here, because it is a child in React's tree.
    if (event.ctrlKey || event.altKey || event.metaKey || !currentTarget.contains(target as Node)) return;
    const items = [...currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
    const options = items.map(({ textContent }) => ({ label: textContent.trim() }));
    const focused = items.findIndex((item) => item === document.activeElement);
    const next =
      typeAhead(event, options, focused) ??
      (event.shiftKey ? undefined : nextByKey(key, items.length, focused, ARROWS));
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    items[next]?.focus();
  };
}
