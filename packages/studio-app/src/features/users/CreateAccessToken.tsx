import { Button, Dialog } from '@inspection-studio/design-system';
import type { NewAccessToken, User } from '@inspection-studio/domain/users';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { AccessTokenForm } from './AccessTokenForm.tsx';
import { NewToken } from './NewToken.tsx';

/** The button that creates an access token, its form, and the new token, which is shown once. */
export function CreateAccessToken({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<NewAccessToken | null>(null);
  const close = () => setOpen(false);
  const open = () => {
    setCreated(null);
    setOpen(true);
  };
  return (
    <>
      <Button icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />} onClick={open}>
        Create token
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={created ? 'Access token created' : 'Create access token'}>
        {created ? (
          <NewToken token={created} onDone={close} />
        ) : (
          <AccessTokenForm user={user} onCreated={setCreated} onCancel={close} />
        )}
      </Dialog>
    </>
  );
}
