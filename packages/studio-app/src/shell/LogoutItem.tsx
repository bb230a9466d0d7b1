import { ConfirmDialog, RailItem } from '@inspection-studio/design-system';
import { shellMessages } from '@inspection-studio/domain';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useState } from 'react';
import { useSession } from '../session/index.ts';
import { useHasUnfinishedUploads } from '../uploads/index.ts';

/** Logout, which asks first, and says what unfinished uploads would lose. @see spec 1 §2 "Shell", S22 */
export function LogoutItem() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RailItem icon={SignOutIcon} wideOnly onClick={() => setOpen(true)}>
        Logout
      </RailItem>
      <LogoutDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** 'Are you sure you want to logout?' */
export function LogoutDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
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
