'use client';
import { useRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { Dialog, type DialogProps } from '../Dialog/index.js';
import { ConfirmForm } from './ConfirmForm.js';

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'headerActions' | 'initialFocusRef'> {
  /** What will happen, in a sentence or two. */
  children?: ReactNode;
  /** Words of the button that does it: 'Delete', never 'OK'. */
  confirmLabel: string;
  /** Drawn before `confirmLabel`, 18 px bold. */
  confirmIcon?: ReactNode;
  /** The dialog stays open: close it when the action succeeded, or pass `error`. */
  onConfirm: () => void;
  /** Words of the button that does nothing. @default 'Cancel' */
  cancelLabel?: string;
  /** Why the action failed, under the text. */
  error?: ReactNode;
  /** The action cannot be undone: red button, and focus starts on Cancel. @default false */
  destructive?: boolean;
  /** Must be typed, exactly apart from spaces around it, before the confirm button appears. */
  requireText?: string;
  /** Label of the field for `requireText`. @default 'Type "…" to confirm' */
  requireTextLabel?: string;
  /** Announced when the confirm button appears. @default '… is available' */
  confirmShownText?: string;
}

/**
 * Asks before an action. Nothing happens by a click beside it or by Escape, except that it closes.
 *
 * @see STATE-060..067
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
      {...(requireText === undefined ? { initialFocusRef: firstRef } : {})}
      {...rest}
    >
      <ConfirmForm
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
