import { memo, type ReactNode } from 'react';
import { ClusterPin } from '../ClusterPin/index.js';
import { MapPin } from '../MapPin/index.js';
import * as styles from './ClusterMap.css.js';

interface MapMarkerProps<T> {
  pinKey: string;
  x: number;
  y: number;
  count: number;
  label: string;
  data: T;
  renderIcon: ((item: T) => ReactNode) | undefined;
  isOpen: boolean;
  isSelected: boolean;
  isTabStop: boolean;
}

function DrawnMarker<T>({
  pinKey,
  x,
  y,
  count,
  label,
  data,
  renderIcon,
  isOpen,
  isSelected,
  isTabStop,
}: MapMarkerProps<T>) {
  const pin = {
    label,
    icon: renderIcon?.(data),
    active: isOpen || isSelected,
    className: styles.marker,
    style: { left: x, top: y },
    tabIndex: isTabStop ? 0 : -1,
    'data-pin': pinKey,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
  };
  return count === 1 ? <MapPin {...pin} /> : <ClusterPin count={count} {...pin} />;
}

/** A pin at its place, whichever of the two kinds; drawn again only when something of its own changed. */
export const MapMarker = memo(DrawnMarker) as typeof DrawnMarker;
