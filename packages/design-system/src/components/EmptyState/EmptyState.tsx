import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps extends ComponentPropsWithRef<'div'> {
  /** The reason why the list is empty. @default 'There is nothing here yet.' */
  children?: ReactNode;
  /** A button to add the first item, for people with permission. */
  action?: ReactNode;
}

/** Replaces an empty list with a sentence in a frame. */
export function EmptyState({ children = 'There is nothing here yet.', action, className, ...rest }: EmptyStateProps) {
  return (
    <div className={classNames(styles.frame, className)} {...rest}>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
