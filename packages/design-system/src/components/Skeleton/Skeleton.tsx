import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Skeleton.css.js';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `text` is one line of the surrounding text; `block` fills the given size. @default 'text' */
  shape?: keyof typeof styles.shape;
  /** The width as CSS length, equal to the final size. @default '100%' */
  width?: string | number;
  /** The height as CSS length, for a block only. */
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
