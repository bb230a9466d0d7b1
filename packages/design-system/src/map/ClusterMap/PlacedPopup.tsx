import { useEffect, useRef, type RefObject } from 'react';
import type { LeafletMap } from '../leaflet-map.js';
import { MapPopup, type MapPopupProps } from '../MapPopup/index.js';
import { panOffset, roomBeside } from '../pan-offset.js';
import * as styles from './ClusterMap.css.js';

interface PlacedPopupProps extends MapPopupProps {
  map: LeafletMap;
  /** The whole map; what lies over its edges is marked `data-map-cover`. */
  frame: RefObject<HTMLElement | null>;
  x: number;
  y: number;
}

const MARGIN_PX = 16;
const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]';

/** A popup over its pin. Once open, the map moves until all of it is seen, and focus goes in. */
export function PlacedPopup({ map, frame, x, y, ...popup }: PlacedPopupProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (box.current === null || frame.current === null) return;
    const covers = [...frame.current.querySelectorAll('[data-map-cover]')].map((cover) => cover.getBoundingClientRect());
    const room = roomBeside(frame.current.getBoundingClientRect(), covers);
    map.panBy(panOffset(box.current.getBoundingClientRect(), room, MARGIN_PX));
    const target = box.current.querySelector<HTMLElement>(FOCUSABLE) ?? box.current;
    target.focus({ preventScroll: true });
  }, [map, frame]);

  return (
    <div className={styles.placeAbovePin} style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -100%)` }}>
      <MapPopup ref={box} {...popup} />
    </div>
  );
}
