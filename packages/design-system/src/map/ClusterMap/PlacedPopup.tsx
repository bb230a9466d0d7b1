import { useEffect, useRef, type RefObject } from 'react';
import type { LeafletMap } from '../leaflet-map.js';
import type { LngLat } from '../map-points.js';
import { MapPopup, type MapPopupProps } from '../MapPopup/index.js';
import { panOffset } from '../pan-offset.js';
import { focusFirst, roomOn } from './room-on-map.js';
import * as styles from './ClusterMap.css.js';

interface PlacedPopupProps extends MapPopupProps {
  map: LeafletMap;
  /** The whole map; what lies over its edges is marked `data-map-cover`. */
  frame: RefObject<HTMLElement | null>;
  x: number;
  y: number;
  /** The position of the pin. */
  position: LngLat;
  /** Changes when the map becomes smaller or larger: both are brought into view again, or the pin where both do not fit. */
  mapSize: string;
}

const MARGIN_PX = 16;

/** A popup over its pin. Once open, the map moves until all of it is seen, and focus goes in. */
export function PlacedPopup({ map, frame, x, y, position, mapSize, ...popup }: PlacedPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  const withPin = useRef<HTMLDivElement>(null);
  const seenSize = useRef(mapSize);

  useEffect(() => {
    if (box.current === null || frame.current === null) return;
    map.panBy(panOffset(box.current.getBoundingClientRect(), roomOn(frame.current), MARGIN_PX));
    focusFirst(box.current);
  }, [map, frame]);

  useEffect(() => {
    if (seenSize.current === mapSize || frame.current === null || withPin.current === null) return;
    seenSize.current = mapSize;
    const [room, all] = [roomOn(frame.current), withPin.current.getBoundingClientRect()];
    if (all.height <= room.bottom - room.top) map.panBy(panOffset(all, room, MARGIN_PX));
    else map.reveal(position);
  }, [map, frame, mapSize, position]);

  return (
    <div
      ref={withPin}
      className={styles.placeAbovePin}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -100%)` }}
    >
      <MapPopup ref={box} {...popup} />
    </div>
  );
}
