import { ConfirmDialog, type ConfirmDialogProps } from '@inspection-studio/design-system';
import { STATUS_MESSAGES } from '@inspection-studio/domain/errors';

export type SessionExpiredDialogProps = Pick<
  ConfirmDialogProps,
  'open' | 'onOpenChange' | 'onConfirm' | 'pending' | 'error'
>;

/** Asks to sign in again, on top of the current page. */
export default function SessionExpiredDialog(props: SessionExpiredDialogProps) {
  return (
    <ConfirmDialog title="Session expired" confirmLabel="Sign in again" cancelLabel="Not now" {...props}>
      {STATUS_MESSAGES[401]} What you have typed stays where it is.
    </ConfirmDialog>
  );
}
