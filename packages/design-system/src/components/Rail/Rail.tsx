import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Rail.css.js';

export interface RailProps extends ComponentPropsWithRef<'nav'> {
  /** The accessible name of the navigation. @default 'Main' */
  label?: string;
  /** The product mark as a link, 32 px, at the top; hidden below md (768 px). */
  brand?: ReactNode;
  /** The RailItems. Below md, five fit in total. */
  children?: ReactNode;
  /** RailItems at the bottom; at the end below md. */
  footer?: ReactNode;
}

/** The main navigation: 80 px wide, and a 64 px bar at the bottom below md. */
export function Rail({ label = 'Main', brand, footer, className, children, ...rest }: RailProps) {
  return (
    <nav aria-label={label} className={classNames(styles.rail, className)} {...rest}>
      {brand && <div className={styles.brand}>{brand}</div>}
      <ul className={styles.list}>{children}</ul>
      {footer && <ul className={styles.foot}>{footer}</ul>}
    </nav>
  );
}
