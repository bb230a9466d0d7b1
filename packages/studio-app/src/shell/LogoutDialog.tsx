import { ConfirmDialog } from '@inspection-studio/design-system';
import { shellMessages } from '@inspection-studio/domain';
import { useState } from 'react';
import { useSession } from '../session/index.ts';
import { useHasUnfinishedUploads } from '../uploads/index.ts';

export interface LogoutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms the logout and warns about unfinished uploads. @see SHELL-022..023, S22 */
export default function LogoutDialog({ open, onOpenChange }: LogoutDialogProps) {
  const { signOut } = useSession();
  const hasUnfinishedUploads = useHasUnfinishedUploads();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Logout"
      confirmLabel="Logout"
      pending={isLeaving}
      onConfirm={() => {
        setLeaving(true);
        void signOut().finally(() => setLeaving(false));
      }}
      size="sm"
    >
      {shellMessages.logoutQuestion}
      {hasUnfinishedUploads && ' Files that are not uploaded yet have to be chosen again.'}
    </ConfirmDialog>
  );
}
