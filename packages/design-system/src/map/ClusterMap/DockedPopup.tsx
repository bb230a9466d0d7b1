import { useEffect, useRef, type RefObject } from 'react';
import type { LeafletMap } from '../leaflet-map.js';
import type { LngLat } from '../map-points.js';
import { MapPopup, type MapPopupProps } from '../MapPopup/index.js';
import { focusFirst } from './room-on-map.js';
import * as styles from './ClusterMap.css.js';

interface DockedPopupProps extends MapPopupProps {
  map: LeafletMap;
  /** The whole map. */
  frame: RefObject<HTMLElement | null>;
  /** The position of the pin. */
  position: LngLat;
  /** Changes when the map becomes smaller or larger: the pin is brought into view again. */
  mapSize: string;
}

/** Height of a pin with its margins. */
const PIN_ROOM_PX = 80;

/** A popup at the lower edge of a narrow map. Once open, the map moves its pin above the popup, and focus goes in. */
export function DockedPopup({ map, frame, position, mapSize, ...popup }: DockedPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  const seenSize = useRef<string>(null);

  useEffect(() => {
    if (seenSize.current === mapSize || !frame.current || !box.current) return;
    seenSize.current = mapSize;
    const { top, bottom } = frame.current.getBoundingClientRect();
    const popupTop = box.current.getBoundingClientRect().top;
    // Where there is no room above, the pin lies behind the popup.
    map.reveal(position, popupTop - top >= PIN_ROOM_PX ? bottom - popupTop : 0);
  }, [map, frame, position, mapSize]);

  useEffect(() => {
    if (box.current) focusFirst(box.current);
  }, []);

  return (
    <div className={styles.dock}>
      <MapPopup ref={box} docked {...popup} />
    </div>
  );
}
