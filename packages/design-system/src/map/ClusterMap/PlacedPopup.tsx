import { useEffect, useRef, type RefObject } from 'react';
import type { LeafletMap } from '../leaflet-map.js';
import { MapPopup, type MapPopupProps } from '../MapPopup/index.js';
import { panOffset } from '../pan-offset.js';
import * as styles from './ClusterMap.css.js';

interface PlacedPopupProps extends MapPopupProps {
  map: LeafletMap;
  container: RefObject<HTMLElement | null>;
  at: { x: number; y: number };
}

const MARGIN_PX = 16;
/** The column of buttons at the left edge, with its own margin, at its widest. */
const CONTROLS_PX = 52;
const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]';

/** A popup over its pin. Once open, the map moves until all of it is seen, and focus goes in. */
export function PlacedPopup({ map, container, at, ...popup }: PlacedPopupProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (box.current === null || container.current === null) return;
    const { left, top, right, bottom } = container.current.getBoundingClientRect();
    const frame = { left: left + CONTROLS_PX, top, right, bottom };
    map.panBy(panOffset(box.current.getBoundingClientRect(), frame, MARGIN_PX));
    const target = box.current.querySelector<HTMLElement>(FOCUSABLE) ?? box.current;
    target.focus({ preventScroll: true });
  }, [map, container]);

  return (
    <div className={styles.placeAbovePin} style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -100%)` }}>
      <MapPopup ref={box} {...popup} />
    </div>
  );
}
