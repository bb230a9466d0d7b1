import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { Spinner } from '../Spinner/index.js';
import * as styles from './StatusBox.css.js';

export interface StatusBoxProps extends ComponentPropsWithRef<'div'> {
  /** Whether to show a spinner. @default true */
  busy?: boolean;
  /** What is happening, such as "Loading images". */
  children: string;
}

/** A small floating box over a panel that shows what it waits for. */
export function StatusBox({ busy = true, className, children, ...rest }: StatusBoxProps) {
  return (
    <div role="status" className={classNames(styles.box, className)} {...rest}>
      {busy && <Spinner size="small" />}
      <span>{children}</span>
    </div>
  );
}
