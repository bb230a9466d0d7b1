import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import * as styles from './Spinner.css.js';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The size: `small` (16 px) in buttons and fields, `medium` (24 px) in panels, `large` (48 px) for pages. @default 'medium' */
  size?: keyof typeof styles.size;
  /** The label, announced as a status. Without it, the spinner is decorative. */
  label?: string;
}

const TICKS = Array.from({ length: 12 }, (_, index) => index);

/** An indicator of work of unknown length. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className={classNames(styles.spinner, className)} {...rest}>
      <svg className={styles.size[size]} viewBox="0 0 24 24" aria-hidden="true">
        {TICKS.map((tick) => (
          <line
            key={tick}
            className={styles.tick}
            style={{ animationDelay: `${tick - TICKS.length}00ms` }}
            x1="12"
            y1="2.5"
            x2="12"
            y2="7.5"
            transform={`rotate(${tick * 30} 12 12)`}
          />
        ))}
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
