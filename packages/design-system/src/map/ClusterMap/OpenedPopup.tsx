import { type FocusEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { LngLat } from '../map-points.js';
import { DockedPopup } from './DockedPopup.js';
import { PlacedPopup } from './PlacedPopup.js';
import { mapSizeOf } from './useKeptInView.js';
import type { LiveMap } from './useLeafletMap.js';

interface OpenedPopupProps {
  live: LiveMap;
  /** The whole map; what lies over its edges is marked `data-map-cover`. */
  frame: RefObject<HTMLElement | null>;
  /** Pixels of the pin inside the overlay. */
  x: number;
  y: number;
  /** The position of the pin. */
  position: LngLat;
  label: string;
  zoomHereLabel: string;
  onZoomHere: (() => void) | undefined;
  onClose: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  children: ReactNode;
}

/** Below this width of the map there is no room for a popup beside the buttons. */
const DOCKED_BELOW_PX = 480;

/** The popup of a pin: above the pin, or at the lower edge of a narrow map. */
export function OpenedPopup({ live, frame, x, y, position, onFocus, onBlur, ...popup }: OpenedPopupProps) {
  const { map } = live;
  const common = { map, frame, position, mapSize: mapSizeOf(live), ...popup };
  const isDocked = map.size().widthPx < DOCKED_BELOW_PX;
  const box = (
    <div onFocus={onFocus} onBlur={onBlur}>
      {isDocked ? <DockedPopup {...common} /> : <PlacedPopup {...common} x={x} y={y} />}
    </div>
  );
  return isDocked ? box : createPortal(box, map.overlay);
}
