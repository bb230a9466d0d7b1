'use client';
import { useId, useRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { Dialog, type DialogProps } from '../Dialog/index.js';
import { ConfirmForm } from './ConfirmForm.js';

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'headerActions' | 'initialFocusRef'> {
  /** What will happen, in one or two sentences. */
  children?: ReactNode;
  /** The label of the confirm button. Name the action: 'Delete', not 'OK'. */
  confirmLabel: string;
  /** The icon before `confirmLabel`, 18 px and bold. */
  confirmIcon?: ReactNode;
  /** Called when the action is confirmed. The dialog stays open: close it when the action succeeds, or set `error`. */
  onConfirm: () => void;
  /** The label of the cancel button. @default 'Cancel' */
  cancelLabel?: string;
  /** The reason why the action failed, shown under the text. */
  error?: ReactNode;
  /** Whether the action cannot be undone. The confirm button is red, and focus starts on Cancel. @default false */
  destructive?: boolean;
  /** The text to type before the confirm button appears. Surrounding spaces are ignored. */
  requireText?: string;
  /** The label of the field for `requireText`. @default 'Type "…" to confirm' */
  requireTextLabel?: string;
  /** The announcement when the confirm button appears. @default '… is available' */
  confirmShownText?: string;
}

/**
 * Asks for confirmation before an action. A click outside or Escape closes it without confirming. Below md (768 px), it
 * is a sheet at the bottom, as high as its text.
 */
export function ConfirmDialog({
  children,
  confirmLabel,
  confirmIcon,
  onConfirm,
  cancelLabel = 'Cancel',
  error,
  destructive = false,
  requireText,
  requireTextLabel = `Type "${requireText}" to confirm`,
  confirmShownText = `${confirmLabel} is available`,
  open,
  defaultOpen = false,
  onOpenChange,
  pending = false,
  pendingLabel,
  size = 'sm',
  ...rest
}: ConfirmDialogProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const textId = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const firstRef = destructive ? cancelRef : confirmRef;
  return (
    <Dialog
      role="alertdialog"
      open={isOpen}
      onOpenChange={setOpen}
      pending={pending}
      size={size}
      {...(children ? { 'aria-describedby': textId } : {})}
      {...(requireText === undefined ? { initialFocusRef: firstRef } : {})}
      {...rest}
    >
      <ConfirmForm
        textId={textId}
        text={children}
        error={error}
        requireText={requireText}
        requireTextLabel={requireTextLabel}
        confirmShownText={confirmShownText}
        confirmLabel={confirmLabel}
        confirmIcon={confirmIcon}
        confirmVariant={destructive ? 'danger' : 'primary'}
        cancelLabel={cancelLabel}
        pending={pending}
        pendingLabel={pendingLabel}
        cancelRef={cancelRef}
        confirmRef={confirmRef}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}
