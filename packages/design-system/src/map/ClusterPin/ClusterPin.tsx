import { classNames } from '../../internal/class-names.js';
import { clusterBadge } from '../cluster-badge.js';
import { MapPin, type MapPinProps } from '../MapPin/index.js';
import * as styles from './ClusterPin.css.js';

export interface ClusterPinProps extends Omit<MapPinProps, 'label'> {
  /** The number of things here. The badge shows 1 to 8, or 9+. */
  count: number;
  /** Accessible name, with the whole number. @default '{count} items' */
  label?: string;
}

/** A pin for several things that are too close together to distinguish. */
export function ClusterPin({
  count,
  label = count === 1 ? '1 item' : `${count} items`,
  icon,
  className,
  ...rest
}: ClusterPinProps) {
  const badge = clusterBadge(count);
  return (
    <MapPin
      // Who speaks to the computer says what is seen, so the badge is part of the name (WCAG 2.5.3).
      label={label.includes(badge) ? label : `${label}, ${badge}`}
      icon={
        <>
          {icon}
          <span className={styles.badge}>{badge}</span>
        </>
      }
      className={classNames(styles.cluster, className)}
      {...rest}
    />
  );
}
