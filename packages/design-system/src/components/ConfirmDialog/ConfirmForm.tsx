'use client';
import { useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { wrapMixedTexts } from '../../internal/wrap-texts.js';
import { Button } from '../Button/index.js';
import { ButtonRow } from '../ButtonRow/index.js';
import { Field, FieldError } from '../Field/index.js';
import { TextField } from '../TextField/index.js';
import { matchesRequiredText } from './required-text.js';
import * as styles from './ConfirmDialog.css.js';

interface ConfirmFormProps {
  textId: string;
  text: ReactNode;
  error: ReactNode;
  requireText: string | undefined;
  requireTextLabel: string;
  confirmShownText: string;
  confirmLabel: string;
  confirmIcon: ReactNode;
  confirmVariant: 'danger' | 'primary';
  cancelLabel: string;
  pending: boolean;
  pendingLabel: string | undefined;
  cancelRef: RefObject<HTMLButtonElement | null>;
  confirmRef: RefObject<HTMLButtonElement | null>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The content of an open ConfirmDialog. Unmounted on close, which clears the typed text. */
export function ConfirmForm({
  textId,
  text,
  error,
  requireText,
  requireTextLabel,
  confirmShownText,
  confirmLabel,
  confirmIcon,
  confirmVariant,
  cancelLabel,
  pending,
  pendingLabel,
  cancelRef,
  confirmRef,
  onConfirm,
  onCancel,
}: ConfirmFormProps) {
  const [typed, setTyped] = useState('');
  const isMatch = matchesRequiredText(typed, requireText);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble out of a portal: do not submit a form around the dialog.
    event.stopPropagation();
    if (isMatch && !pending) onConfirm();
  };

  return (
    <form onSubmit={submit}>
      <div className={styles.words}>
        {text && <div id={textId}>{wrapMixedTexts(text)}</div>}
        {error && <FieldError role="alert">{error}</FieldError>}
        {requireText !== undefined && (
          <Field label={requireTextLabel} required>
            <TextField value={typed} onValueChange={setTyped} readOnly={pending} showCount={false} autoComplete="off" />
            <VisuallyHidden role="status">{isMatch && confirmShownText}</VisuallyHidden>
          </Field>
        )}
      </div>
      <ButtonRow pending={pending} pendingLabel={pendingLabel}>
        <Button ref={cancelRef} onClick={onCancel}>
          {cancelLabel}
        </Button>
        {isMatch && (
          <Button ref={confirmRef} type="submit" variant={confirmVariant} icon={confirmIcon}>
            {confirmLabel}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}
