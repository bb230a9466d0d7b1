import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './FieldError.css.js';

export type FieldErrorProps = ComponentPropsWithRef<'p'>;

/** What is wrong with a field: octagon, then red words. Field shows it by itself; for a message of your own beside one. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p className={classNames(styles.fieldError, className)} {...rest}>
      <StatusSign kind="failed" size="small" className={styles.sign} />
      <span>{children}</span>
    </p>
  );
}
