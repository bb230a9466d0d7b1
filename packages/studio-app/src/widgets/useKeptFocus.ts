import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a group of buttons: when the one that had it is gone, as
 * Pause is once everything is uploaded, the first that can be pressed gets it.
 *
 * @param members changes with the buttons of the group
 */
export function useKeptFocus<Group extends HTMLElement = HTMLDivElement>(members: string) {
  const ref = useRef<Group>(null);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const group = ref.current;
    if (isWithin.current && group && !group.contains(document.activeElement)) {
      group.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    }
    isWithin.current = group?.contains(document.activeElement) ?? false;
  }, [members]);
  return {
    ref,
    onFocus: () => void (isWithin.current = true),
    onBlur: () => void (isWithin.current = false),
  };
}
