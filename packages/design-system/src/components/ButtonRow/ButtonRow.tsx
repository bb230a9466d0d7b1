'use client';
import { useContext, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { HoldDialog } from '../../internal/hold-dialog.js';
import { Spinner } from '../Spinner/index.js';
import * as styles from './ButtonRow.css.js';

export interface ButtonRowProps extends ComponentPropsWithRef<'div'> {
  /** Whether to show a spinner instead of the buttons. The row keeps its height. @default false */
  pending?: boolean;
  /** The label of the spinner, announced while pending. @default 'Please wait' */
  pendingLabel?: string;
}

/**
 * The buttons at the end of a form. While pending, they cannot be pressed, Enter does not submit the form, and a Dialog
 * around them cannot be closed.
 */
export function ButtonRow({
  pending = false,
  pendingLabel = 'Please wait',
  className,
  children,
  ...rest
}: ButtonRowProps) {
  const holdDialog = useContext(HoldDialog);
  const buttonsRef = useRef<HTMLFieldSetElement>(null);
  const waitRef = useRef<HTMLDivElement>(null);
  /** The button with focus, also after it was disabled. */
  const focusedRef = useRef<Element | null>(null);

  useLayoutEffect(() => {
    holdDialog?.(pending);
    return () => holdDialog?.(false);
  }, [holdDialog, pending]);

  // The pressed button is hidden and loses focus: the spinner takes it until the button is back. Chromium takes focus from
  // a disabled button before this effect runs, so the row keeps what had it.
  useLayoutEffect(() => {
    const focused = document.activeElement === document.body ? focusedRef.current : document.activeElement;
    if (!pending || !(focused instanceof HTMLElement) || !buttonsRef.current?.contains(focused)) return;
    const wait = waitRef.current;
    wait?.focus();
    return () => {
      if (document.activeElement === wait || document.activeElement === document.body) {
        queueMicrotask(() => focused.focus());
      }
    };
  }, [pending]);

  return (
    <div className={classNames(styles.row, className)} data-pending={pending || undefined} {...rest}>
      <fieldset
        ref={buttonsRef}
        role="presentation"
        className={styles.buttons}
        disabled={pending}
        onFocus={(event) => (focusedRef.current = event.target)}
        onBlur={() => (focusedRef.current = null)}
        style={pending ? { visibility: 'hidden' } : undefined}
      >
        {children}
      </fieldset>
      {pending && (
        <div ref={waitRef} tabIndex={-1} className={styles.wait}>
          <Spinner label={pendingLabel} />
        </div>
      )}
    </div>
  );
}
