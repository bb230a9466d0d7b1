import { Banner, Button } from '@inspection-studio/design-system';
import { STATUS_MESSAGES } from '@inspection-studio/domain';
import { useState } from 'react';
import { logError } from '../api/index.ts';
import { useSession } from '../session/index.ts';

/** Asks to sign in again when the session has ended; whatever was typed stays where it is. @see S01 */
export function SessionExpired() {
  const session = useSession();
  const [isPending, setPending] = useState(false);
  if (session.status !== 'ready' || !session.isExpired) return null;
  const signIn = async () => {
    setPending(true);
    await session.signInAgain().catch(logError);
    setPending(false);
  };
  return (
    <Banner kind="warning" action={<Button pending={isPending} onClick={() => void signIn()}>Sign in again</Button>}>
      {STATUS_MESSAGES[401]}
    </Banner>
  );
}
