import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './Banner.css.js';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The status it tells: its sign, its colour, and how it is announced. */
  kind: keyof typeof styles.kind;
  /** The status in a word or two, in bold. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** One button or link at the end. */
  action?: ReactNode;
}

/** A line across a page or form about its state. A failed one interrupts a screen reader, the others wait. */
export function Banner({ kind, title, action, className, children, ...rest }: BannerProps) {
  return (
    <div
      role={kind === 'failed' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles.kind[kind], className)}
      {...rest}
    >
      <StatusSign kind={kind} className={styles.sign} />
      <div className={styles.words}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
