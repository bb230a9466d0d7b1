'use client';
import { useId, useMemo, useState, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { FieldContext, joinIds } from '../../internal/field-context.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { FieldError } from './FieldError.js';
import * as styles from './Field.css.js';

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** Names the control; a press on it focuses the control. */
  label: ReactNode;
  /** Draws the red asterisk and tells the control. @default false */
  required?: boolean;
  /** What is read for the asterisk. @default '(required)' */
  requiredText?: string;
  /** Stays under the control, with or without an error. */
  hint?: ReactNode;
  /** Shown only once the field was touched; without it, what the control itself cannot accept. */
  error?: ReactNode;
  /** Whether a person has been here. Without it the field is touched when focus first leaves it. */
  touched?: boolean;
}

const TAB_STOP = ':is(input, button, [tabindex]):not(:disabled, [type="hidden"], [tabindex="-1"])';

/**
 * Label, hint, error and counter of one control. The control inside finds its id, name and description by itself.
 *
 * @see DS-040..043
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
    // A label reaches a box or a button by itself, but not into a group.
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a convenience of the pointer, as every label is */}
      <label className={styles.label} htmlFor={context.controlId} onClick={pressLabel}>
        <span id={context.labelId}>{label}</span>
        {required && (
          <>
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
            <VisuallyHidden> {requiredText}</VisuallyHidden>
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
