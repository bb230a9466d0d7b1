import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores focus to the element before the toasts when the last toast closes.
 *
 * @param list list of the toasts, which gets focus when the last one closes
 */
export function useFocusReturn(list: RefObject<HTMLElement | null>, count: number): void {
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const region = list.current?.closest<HTMLElement>('[role=region]');
    const noteFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    };
    region?.addEventListener('focusin', noteFocus);
    return () => region?.removeEventListener('focusin', noteFocus);
  }, [list]);

  useEffect(() => {
    if (count === 0 && document.activeElement === list.current) cameFrom.current?.focus();
  }, [list, count]);
}
