import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './MapPin.css.js';

export interface MapPinProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** The icon of the kind of thing, 20 px. */
  icon?: ReactNode;
  /** Whether the pin is highlighted: blue with a white edge. @default false */
  active?: boolean;
}

/** A map pin; the middle of its lower edge is the location. */
export function MapPin({ label, icon, active = false, className, ...rest }: MapPinProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-active={active || undefined}
      className={classNames(styles.pin, className)}
      {...rest}
    >
      <span className={styles.plate}>{icon}</span>
    </button>
  );
}
