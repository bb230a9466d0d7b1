import { useEffect, useRef } from 'react';

/**
 * Keeps a window open unless the main button is pressed and released on the same element outside. Radix takes only the
 * press into account.
 *
 * @returns a handler for `onPointerDownOutside`
 */
export function usePressOutside(): (event: CustomEvent<{ originalEvent: PointerEvent }>) => void {
  const releasedOn = useRef<EventTarget>(null);
  useEffect(() => {
    const noteRelease = ({ target }: PointerEvent) => {
      releasedOn.current = target;
    };
    document.addEventListener('pointerup', noteRelease, { capture: true });
    return () => document.removeEventListener('pointerup', noteRelease, { capture: true });
  }, []);
  return (event) => {
    const { button, target } = event.detail.originalEvent;
    if (button !== 0 || target !== releasedOn.current) event.preventDefault();
  };
}
