import { RailItem } from '@inspection-studio/design-system';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useState } from 'react';
import { onDemand } from '../widgets/on-demand.ts';
import { useOnDemand } from '../widgets/useOnDemand.ts';

const logoutDialog = onDemand(() => import('./LogoutDialog.tsx'));

/** Logout, with a confirmation. */
export function LogoutItem() {
  const { Part: LogoutDialog, hints, want } = useOnDemand(logoutDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RailItem icon={SignOutIcon} wideOnly {...hints} onClick={() => void want().then(setOpen)}>
        Logout
      </RailItem>
      {LogoutDialog && <LogoutDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
