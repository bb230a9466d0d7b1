'use client';
import { useId, useMemo, useState, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { FieldContext, joinIds } from '../../internal/field-context.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { FieldError } from './FieldError.js';
import * as styles from './Field.css.js';

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** The label and accessible name of the control. A click on it focuses the control. */
  label: ReactNode;
  /** Whether the control is required. Shows a red asterisk. @default false */
  required?: boolean;
  /** The text that screen readers announce for the asterisk. @default '(required)' */
  requiredText?: string;
  /** A hint under the control, also shown with an error. */
  hint?: ReactNode;
  /** The error, shown after the field was touched. By default, the control's own error, such as an invalid date. */
  error?: ReactNode;
  /** Whether the field was touched. By default, it is touched after its first blur. */
  touched?: boolean;
}

const TAB_STOP = ':is(input, button, [tabindex]):not(:disabled, [type="hidden"], [tabindex="-1"])';

/**
 * Shows the label, hint, error and counter of a control. Controls of this library take their id, name and description
 * from the Field around them.
 */
export function Field({
  label,
  required = false,
  requiredText = '(required)',
  hint,
  error,
  touched,
  className,
  children,
  onBlur,
  ...rest
}: FieldProps) {
  const id = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const [counterSlot, setCounterSlot] = useState<HTMLElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shownError = error || problem;
  const isInvalid = Boolean(shownError) && (touched ?? wasLeft);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = isInvalid ? `${id}-error` : undefined;

  const context = useMemo(
    () => ({
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy: joinIds(errorId, hintId),
      isInvalid,
      isRequired: required,
      counterSlot,
      reportProblem: setProblem,
    }),
    [id, errorId, hintId, isInvalid, required, counterSlot],
  );

  const noticeLeaving = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setWasLeft(true);
  };

  const pressLabel = () => {
    const target = document.getElementById(context.controlId);
    // The browser handles text boxes and buttons, but not groups.
    if (target === null || target.matches('input, textarea, button')) return;
    const inGroup = target.querySelector<HTMLElement>('input:checked') ?? target.querySelector<HTMLElement>(TAB_STOP);
    inGroup?.focus();
  };

  return (
    <div
      className={classNames(styles.field, className)}
      data-invalid={isInvalid || undefined}
      onBlur={noticeLeaving}
      {...rest}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a convenience for the pointer, like every label */}
      <label className={styles.label} htmlFor={context.controlId} onClick={pressLabel}>
        <span id={context.labelId}>{label}</span>
        {required && (
          <>
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
            <VisuallyHidden>{` ${requiredText}`}</VisuallyHidden>
          </>
        )}
      </label>
      <FieldContext.Provider value={context}>{children}</FieldContext.Provider>
      <div className={styles.footer}>
        <div className={styles.messages}>
          <div className={styles.liveError} aria-live="polite">
            {isInvalid && <FieldError id={errorId}>{shownError}</FieldError>}
          </div>
          {hint && (
            <p id={hintId} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
        <div ref={setCounterSlot} className={styles.counterSlot} />
      </div>
    </div>
  );
}
