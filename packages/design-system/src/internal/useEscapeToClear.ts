import { useEffect, type RefObject } from 'react';
import { isComposing } from './is-composing.js';

/** Text fields and open lists do something of their own. */
const OWN_ESCAPE =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [aria-expanded="true"]';

/**
 * Escape in an element, or on something inside it, clears something as long as there is something to clear.
 *
 * It is heard before any layer around the element, so that a dialog stays open for the Escape that cleared.
 */
export function useEscapeToClear(element: RefObject<HTMLElement | null>, isFilled: boolean, clear: () => void) {
  useEffect(() => {
    if (!isFilled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.key !== 'Escape' || isComposing(event) || !element.current?.contains(target)) return;
      if (target !== element.current && target.matches(OWN_ESCAPE)) return;
      event.preventDefault();
      clear();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [element, isFilled, clear]);
}
