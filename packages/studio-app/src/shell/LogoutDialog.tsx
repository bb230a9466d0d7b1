import { ConfirmDialog } from '@inspection-studio/design-system';
import { shellMessages } from '@inspection-studio/domain/messages';
import { useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';
import { isUploadingElsewhere, useHasUnfinishedUploads } from '../uploads/index.ts';

export interface LogoutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks the other tabs for unfinished uploads when the question opens. `isKnown` is false until they have answered. */
function useUploadsElsewhere(open: boolean): { isKnown: boolean; isUploading: boolean } {
  const [isKnown, setKnown] = useState(false);
  const [isUploading, setUploading] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    let isCurrent = true;
    void isUploadingElsewhere().then((answer) => {
      if (!isCurrent) return;
      setUploading(answer);
      setKnown(true);
    });
    return () => {
      isCurrent = false;
      setKnown(false);
    };
  }, [open]);
  return { isKnown, isUploading };
}

/** Confirms the logout and warns about unfinished uploads of any tab, because it signs out all of them. */
export default function LogoutDialog({ open, onOpenChange }: LogoutDialogProps) {
  const { signOut } = useSession();
  const elsewhere = useUploadsElsewhere(open);
  const hasUnfinishedUploads = useHasUnfinishedUploads() || elsewhere.isUploading;
  const [isLeaving, setLeaving] = useState(false);
  return (
    <ConfirmDialog
      open={open && elsewhere.isKnown}
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
