import type { ReactNode } from 'react';
import type { MapItem } from '../cluster-index.js';
import { ClusterPin } from '../ClusterPin/index.js';
import { MapPin } from '../MapPin/index.js';
import * as styles from './ClusterMap.css.js';

interface MapMarkerProps<T> {
  item: MapItem<T>;
  at: { x: number; y: number };
  label: string;
  icon: ReactNode;
  open: boolean;
  onOpen: (pin: HTMLElement) => void;
  onZoomTo: () => void;
  onHoverChange: (hovered: boolean) => void;
}

/** A pin at its place, whichever of the two kinds. */
export function MapMarker<T>({ item, at, label, icon, open, onOpen, onZoomTo, onHoverChange }: MapMarkerProps<T>) {
  const pin = {
    label,
    icon,
    active: open,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    onClick: (event: { currentTarget: HTMLElement }) => onOpen(event.currentTarget),
    onContextMenu: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onZoomTo();
    },
    onPointerEnter: () => onHoverChange(true),
    onPointerLeave: () => onHoverChange(false),
    onFocus: () => onHoverChange(true),
    onBlur: () => onHoverChange(false),
  };
  return (
    <div className={styles.place} style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -100%)` }}>
      {item.type === 'point' ? <MapPin {...pin} /> : <ClusterPin count={item.points.length} {...pin} />}
    </div>
  );
}
