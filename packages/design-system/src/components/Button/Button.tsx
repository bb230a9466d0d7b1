'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { Spinner } from '../Spinner/index.js';
import * as styles from './Button.css.js';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How much it stands out, and whether it destroys. @default 'secondary' */
  variant?: keyof typeof styles.variant;
  /** How large it is. @default 'default' */
  size?: keyof typeof styles.size;
  /** Drawn before the label, 18 px bold. */
  icon?: ReactNode;
  /** A spinner takes the place of the label; width and focus stay, and clicks do nothing. @default false */
  pending?: boolean;
  /** Follows the label in the accessible name while pending. @default 'please wait' */
  pendingLabel?: string;
}

/** Starts an action. `type` is `button` unless told otherwise. */
export function Button({
  variant = 'secondary',
  size = 'default',
  icon,
  pending = false,
  pendingLabel = 'please wait',
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A pending button stays focusable: preventing the click also stops the form it would submit.
  const stopWhilePending = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type={type}
      className={classNames(styles.button, styles.size[size], styles.variant[variant], className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
      onClick={pending ? stopWhilePending : onClick}
      {...rest}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {pending && (
        <>
          <span className={styles.pendingMark}>
            <Spinner size="small" />
          </span>
          <VisuallyHidden>{` ${pendingLabel}`}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
