import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Mark.css.js';

export interface MarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Side in pixels. @default 32 */
  size?: number;
  /** Accessible name; without it the mark is decoration beside the name of the product. */
  label?: string;
  /** Draws the level line, then lets the crow's foot rise to meet it, once. @default false */
  animated?: boolean;
}

/** The bench mark: a level line with a crow's foot under it. Takes the colour of the text around it. */
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
