import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives focus back to where it was before it went to the toasts, once none is left to have it.
 *
 * @param list of the toasts; the last one that closes leaves focus on it
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
