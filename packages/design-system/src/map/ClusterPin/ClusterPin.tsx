import { classNames } from '../../internal/class-names.js';
import { clusterBadge } from '../cluster-badge.js';
import { MapPin, type MapPinProps } from '../MapPin/index.js';
import * as styles from './ClusterPin.css.js';

export interface ClusterPinProps extends Omit<MapPinProps, 'label'> {
  /** How many things stand here; the badge says 1 to 8, or 9+. */
  count: number;
  /** Accessible name, with the whole number. @default '{count} items' */
  label?: string;
}

/** Two plates and a yellow count: several things too near each other to be told apart. */
export function ClusterPin({ count, label = `${count} items`, icon, className, ...rest }: ClusterPinProps) {
  return (
    <MapPin
      label={label}
      icon={
        <>
          {icon}
          <span aria-hidden="true" className={styles.badge}>{clusterBadge(count)}</span>
        </>
      }
      className={classNames(styles.cluster, className)}
      {...rest}
    />
  );
}
