import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps extends ComponentPropsWithRef<'div'> {
  /** Why there is nothing. @default 'There is nothing here yet.' */
  children?: ReactNode;
  /** The button that would change it, when the reader may. */
  action?: ReactNode;
}

/** The frame a list would fill, with a sentence instead. */
export function EmptyState({ children = 'There is nothing here yet.', action, className, ...rest }: EmptyStateProps) {
  return (
    <div className={classNames(styles.frame, className)} {...rest}>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
