import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { Spinner } from '../Spinner/index.js';
import * as styles from './StatusBox.css.js';

export interface StatusBoxProps extends ComponentPropsWithRef<'div'> {
  /** Shows the spinner. @default true */
  busy?: boolean;
  /** What is happening, "Loading images". */
  children: string;
}

/** A small floating box over a panel that says what it is waiting for. */
export function StatusBox({ busy = true, className, children, ...rest }: StatusBoxProps) {
  return (
    <div role="status" className={classNames(styles.box, className)} {...rest}>
      {busy && <Spinner size="small" />}
      {children}
    </div>
  );
}
