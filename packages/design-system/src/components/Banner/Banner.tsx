import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './Banner.css.js';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The status. Determines the sign, the colour and how it is announced. */
  kind: keyof typeof styles.kind;
  /** The status in one or two words, in bold. */
  title?: ReactNode;
  /** What the status means and what to do about it. */
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

/** States the status of a page or form. Screen readers announce a failed banner immediately, all others politely. */
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
        {wrapTexts(children)}
      </div>
      {action}
    </div>
  );
}
