import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Skeleton.css.js';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** text is one line of the surrounding type; block fills the size it is given. @default 'text' */
  shape?: keyof typeof styles.shape;
  /** CSS length of the exact final size. @default '100%' */
  width?: string | number;
  /** CSS length; only for a block. */
  height?: string | number;
}

/** A placeholder of the exact final size that appears after 200 ms. Mark its region with `aria-busy`. */
export function Skeleton({ shape = 'text', width = '100%', height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.shape[shape], className)}
      style={{ width, height, ...style }}
      {...rest}
    />
  );
}
