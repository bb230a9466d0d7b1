import { useRef, type PointerEvent, type RefObject } from 'react';
import { settleHeight, type MapSheetHeight } from './settle-height.js';

/** What must be left of the map, in pixels: a pin with room around it. */
export const MAP_STRIP_PX = 160;
/** A finger that moves less has pressed. */
const SLOP_PX = 6;

interface Drag {
  pointerId: number;
  startY: number;
  startHeight: number;
  /** The last two moves, to know how fast it goes. */
  last: { y: number; time: number };
  velocity: number;
  isMoving: boolean;
}

/** Moves a sheet with finger, pen or mouse by its bar. The height follows at once, without a render, until it is let go. */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  onSettle: (height: MapSheetHeight) => void,
) {
  const drag = useRef<Drag>(null);
  const wasMoved = useRef(false);

  const stops = (): Record<MapSheetHeight, number> => {
    const room = sheet.current?.parentElement?.clientHeight ?? 0;
    return { closed: bar.current?.offsetHeight ?? 0, half: room / 2, full: room - MAP_STRIP_PX };
  };
  const end = () => {
    drag.current = null;
    sheet.current?.style.removeProperty('height');
  };

  return {
    onPointerDown: ({ pointerId, clientY, button, timeStamp }: PointerEvent) => {
      wasMoved.current = false;
      if (button !== 0 || !sheet.current) return;
      drag.current = {
        pointerId,
        startY: clientY,
        startHeight: sheet.current.offsetHeight,
        last: { y: clientY, time: timeStamp },
        velocity: 0,
        isMoving: false,
      };
    },
    onPointerMove: ({ pointerId, clientY, timeStamp, currentTarget }: PointerEvent) => {
      const going = drag.current;
      if (!going || going.pointerId !== pointerId || !sheet.current) return;
      const risen = going.startY - clientY;
      if (!going.isMoving && Math.abs(risen) < SLOP_PX) return;
      if (!going.isMoving) currentTarget.setPointerCapture(pointerId);
      going.isMoving = true;
      const elapsed = timeStamp - going.last.time;
      if (elapsed > 0) going.velocity = ((going.last.y - clientY) / elapsed) * 1000;
      going.last = { y: clientY, time: timeStamp };
      const { closed, full } = stops();
      sheet.current.style.setProperty('height', `${Math.max(closed, Math.min(full, going.startHeight + risen))}px`);
    },
    onPointerUp: ({ pointerId, clientY }: PointerEvent) => {
      const going = drag.current;
      if (!going || going.pointerId !== pointerId) return;
      end();
      wasMoved.current = going.isMoving;
      if (going.isMoving) onSettle(settleHeight(going.startHeight + going.startY - clientY, going.velocity, stops()));
    },
    onPointerCancel: end,
    /** The click that ends a drag presses nothing. */
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasMoved.current) return;
      wasMoved.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
