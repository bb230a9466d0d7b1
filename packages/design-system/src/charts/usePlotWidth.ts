import { useEffect, useState } from 'react';
import { useDebouncedCallback } from '../internal/useDebouncedCallback.js';
import { CHART_DEBOUNCE_MS } from './debounce.js';

/**
 * Returns the width of an element in whole pixels, updated on resize; `initial` on the server, before measuring and while
 * it is not displayed.
 *
 * The width is applied after the observer callback. The content must not change the element's size, or measuring loops.
 */
export function usePlotWidth(initial: number): [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(initial);
  const resize = useDebouncedCallback(setWidth, CHART_DEBOUNCE_MS);
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver((entries) => {
      const measured = Math.round(entries.at(-1)?.contentRect.width ?? 0);
      if (measured > 0) resize.later(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, resize]);
  return [setElement, width];
}
