import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Rail.css.js';

export interface RailProps extends ComponentPropsWithRef<'nav'> {
  /** Accessible name of the navigation. @default 'Main' */
  label?: string;
  /** The mark as a link, 32 px, on top; not below md (768 px). */
  brand?: ReactNode;
  /** RailItems; below md five in all find room. */
  children?: ReactNode;
  /** RailItems at the foot; at the end below md. */
  footer?: ReactNode;
}

/** The main navigation on the dark bezel: 80 px wide, below md a bar of 64 px at the bottom. */
export function Rail({ label = 'Main', brand, footer, className, children, ...rest }: RailProps) {
  return (
    <nav aria-label={label} className={classNames(styles.rail, className)} {...rest}>
      {brand && <div className={styles.brand}>{brand}</div>}
      <ul className={styles.list}>{children}</ul>
      {footer && <ul className={styles.foot}>{footer}</ul>}
    </nav>
  );
}
