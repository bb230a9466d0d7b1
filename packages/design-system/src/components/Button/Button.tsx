'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import { Spinner } from '../Spinner/index.js';
import * as styles from './Button.css.js';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The visual style. The danger variants are for destructive actions. @default 'secondary' */
  variant?: keyof typeof styles.variant;
  /** The size of the button. @default 'default' */
  size?: keyof typeof styles.size;
  /** The icon before the label, 18 px and bold. */
  icon?: ReactNode;
  /** Whether to show a spinner instead of the label and ignore clicks. Width and focus stay. @default false */
  pending?: boolean;
  /** The text added to the accessible name while pending. @default 'please wait' */
  pendingLabel?: string;
}

/** Starts an action. `type` defaults to `button`, so it does not submit a form. */
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
  // A pending button is not disabled, so that it keeps focus. Preventing the click also prevents a form submission.
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
        {wrapTexts(children)}
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
