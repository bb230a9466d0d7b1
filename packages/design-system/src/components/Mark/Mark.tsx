import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Mark.css.js';

export interface MarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The width and height in pixels. @default 32 */
  size?: number;
  /** The accessible name. Leave it out if the mark is next to the product's name. */
  label?: string;
  /** Whether to animate it once on mount: draws the level line, then raises the crow's foot to it. @default false */
  animated?: boolean;
}

/** The product's mark, a surveyor's bench mark: a level line above a crow's foot. Has the text colour. */
export function Mark({ size = 32, label, animated = false, className, ...rest }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={classNames(styles.mark, className)}
      {...rest}
    >
      <path className={animated ? styles.level : undefined} d="M3 6.6h26" />
      <path
        className={animated ? styles.foot : undefined}
        d="M16 9.6V28M16 9.6 6.4 27.2M16 9.6l9.6 17.6"
        strokeLinejoin="bevel"
      />
    </svg>
  );
}
