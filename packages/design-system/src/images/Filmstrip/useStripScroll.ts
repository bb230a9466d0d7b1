import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Direction } from '../../internal/useDirection.js';
import { useStableCallback } from '../../internal/useStableCallback.js';
import { centredOffsetPx, framesInView, type FrameRange } from './frames-in-view.js';

const LINE_PX = 16;

interface StripState {
  index: number;
  count: number;
  direction: Direction;
}

/** How far a movement of the wheel goes, in a strip of that width. */
function wheelPx({ deltaY, deltaMode }: WheelEvent, widthPx: number): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * LINE_PX;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * widthPx : deltaY;
}

/**
 * Scrolls a strip: by the wheel, and so that the current frame is in the middle when it changes and when the strip has
 * another width.
 *
 * @returns a ref for the strip, and the frames in view: null until it has been measured
 */
export function useStripScroll({ index, count, direction }: StripState) {
  const strip = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState<FrameRange | null>(null);
  const centredWidthPx = useRef(0);
  const onwards = direction === 'rtl' ? -1 : 1;

  const measure = useStableCallback(() => {
    if (!strip.current) return;
    const { scrollLeft, clientWidth } = strip.current;
    const next = framesInView({ offsetPx: Math.abs(scrollLeft), widthPx: clientWidth, count });
    setInView((last) => (last?.first === next.first && last.last === next.last ? last : next));
  });
  const centre = useStableCallback(() => {
    if (!strip.current) return;
    centredWidthPx.current = strip.current.clientWidth;
    strip.current.scrollLeft = onwards * centredOffsetPx(index, centredWidthPx.current);
    measure();
  });
  const turnWheel = useStableCallback((event: WheelEvent) => {
    // With Ctrl the browser zooms; sideways it scrolls already.
    if (!strip.current || event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    const before = strip.current.scrollLeft;
    strip.current.scrollLeft += onwards * wheelPx(event, strip.current.clientWidth);
    if (strip.current.scrollLeft !== before) event.preventDefault();
  });

  const isThere = index < count;
  useLayoutEffect(() => centre(), [centre, index, isThere, direction]);
  // More images do not move what is seen.
  useLayoutEffect(() => measure(), [measure, count]);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // The first call comes soon after the start: by then it may have been scrolled.
    const resizes = new ResizeObserver(() => element.clientWidth !== centredWidthPx.current && centre());
    resizes.observe(element);
    element.addEventListener('scroll', measure, { signal, passive: true });
    element.addEventListener('wheel', turnWheel, { signal, passive: false });
    return () => {
      resizes.disconnect();
      stop.abort();
    };
  }, [centre, measure, turnWheel]);

  return { strip, inView };
}
