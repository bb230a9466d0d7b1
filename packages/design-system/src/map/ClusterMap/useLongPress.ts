import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests before it counts as a right-click. */
export const LONG_PRESS_MS = 500;
const STILL_PX = 10;

/**
 * Reports a right-click, its key and a long press once each: systems differ in whether a long press or the key also
 * brings a `contextmenu` event, and the click that follows a long press means nothing.
 */
export function useLongPress(onPress: (target: Element) => void) {
  const touch = useRef<{ x: number; y: number; timer: number }>(null);
  const isTold = useRef(false);

  const tell = (target: Element) => {
    isTold.current = true;
    onPress(target);
  };
  const lift = () => {
    if (touch.current) clearTimeout(touch.current.timer);
    touch.current = null;
  };

  return {
    /** For the key, which is reported immediately; its `contextmenu` event is ignored. */
    tell,
    onPointerDown: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
      isTold.current = false;
      if (pointerType !== 'touch') return;
      lift();
      touch.current = { x, y, timer: window.setTimeout(() => tell(target as Element), LONG_PRESS_MS) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (touch.current && Math.hypot(clientX - touch.current.x, clientY - touch.current.y) > STILL_PX) lift();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      lift();
      if (!isTold.current) onPress(event.target as Element);
      // A finger that still rests brings a click when it is lifted.
      isTold.current = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    },
    onClickCapture: (event: MouseEvent) => {
      if (isTold.current && event.detail > 0) event.stopPropagation();
      isTold.current = false;
    },
  };
}
