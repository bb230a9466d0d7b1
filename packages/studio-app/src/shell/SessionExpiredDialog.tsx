import { ConfirmDialog, type ConfirmDialogProps } from '@inspection-studio/design-system';
import { STATUS_MESSAGES } from '@inspection-studio/domain/errors';
import BlockedWindow from './BlockedWindow.tsx';

export interface SessionExpiredDialogProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onOpenChange' | 'onConfirm' | 'pending'
> {
  /** Why signing in again failed, if it did. */
  failure: unknown;
}

/** Asks to sign in again, on top of the current page. */
export default function SessionExpiredDialog({ failure, ...props }: SessionExpiredDialogProps) {
  return (
    <ConfirmDialog
      title="Session expired"
      confirmLabel="Sign in again"
      cancelLabel="Not now"
      error={
        failure !== undefined && (
          <>
            <span>You are not signed in yet.</span> <BlockedWindow failure={failure} />
          </>
        )
      }
      {...props}
    >
      {STATUS_MESSAGES[401]} What you have typed stays where it is.
    </ConfirmDialog>
  );
}
