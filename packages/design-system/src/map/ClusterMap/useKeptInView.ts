import { useEffect, useRef } from 'react';
import type { LngLat } from '../map-points.js';
import type { LiveMap } from './useLeafletMap.js';

/** Width and height of a map in one word, to notice a change by. */
export function mapSizeOf(live: LiveMap | null): string {
  if (!live) return '';
  const { widthPx, heightPx } = live.map.size();
  return `${widthPx}x${heightPx}`;
}

/** The pin of a chosen place stays in view when the map becomes smaller. */
export function useKeptInView(live: LiveMap | null, position: LngLat | undefined, isPopupOpen: boolean): void {
  const size = mapSizeOf(live);
  const seenSize = useRef(size);
  useEffect(() => {
    // An open popup brings itself and its pin into view; if it cannot, it closes, and this is asked again.
    if (isPopupOpen || seenSize.current === size) return;
    seenSize.current = size;
    if (position) live?.map.reveal(position);
  }, [live, position, size, isPopupOpen]);
}
