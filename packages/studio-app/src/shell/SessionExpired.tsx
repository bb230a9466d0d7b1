import { Banner, Button, useToast } from '@inspection-studio/design-system';
import { STATUS_MESSAGES } from '@inspection-studio/domain/errors';
import { useMutationState } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { logError, StudioError } from '../api/index.ts';
import { type SessionValue, useSession } from '../session/index.ts';
import { onDemand } from '../widgets/on-demand.ts';
import { useOnDemand } from '../widgets/useOnDemand.ts';

const sessionDialog = onDemand(() => import('./SessionExpiredDialog.tsx'));

/** Time of the last call that failed because the session had expired, in epoch milliseconds; 0 for never. */
function useRefusedAt(): number {
  const moments = useMutationState({
    filters: { status: 'error' },
    select: ({ state }) => (state.error instanceof StudioError && state.error.status === 401 ? state.submittedAt : 0),
  });
  return Math.max(0, ...moments);
}

/**
 * Asks to sign in again when the session has ended, on top of the current page, and keeps all
 * input. After dismissal, a banner remains; the next failed call asks again, as does a failed sign-in from the banner.
 */
export function SessionExpired() {
  const session = useSession();
  return session.status === 'ready' && session.isExpired ? <SignInAgain signInAgain={session.signInAgain} /> : null;
}

function SignInAgain({ signInAgain }: Pick<SessionValue, 'signInAgain'>) {
  const { Part: SessionExpiredDialog, want } = useOnDemand(sessionDialog);
  const fetchDialog = useEffectEvent(() => void want());
  useEffect(() => fetchDialog(), []);
  const { show } = useToast();
  const refusedAt = useRefusedAt();
  const [putOffAt, setPutOffAt] = useState(-1);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const signIn = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await signInAgain();
      show({ kind: 'completed', title: 'Signed in again' });
    } catch (error) {
      logError(error);
      setFailure(error);
      setPutOffAt(-1);
    }
    setPending(false);
  };
  const putOff = () => {
    setFailure(undefined);
    setPutOffAt(Date.now());
  };
  return (
    <>
      <Banner
        kind="warning"
        action={
          <Button pending={isPending} onClick={() => void signIn()}>
            Sign in again
          </Button>
        }
      >
        {STATUS_MESSAGES[401]}
      </Banner>
      {SessionExpiredDialog && (
        <SessionExpiredDialog
          open={refusedAt > putOffAt}
          onOpenChange={(open) => !open && putOff()}
          onConfirm={() => void signIn()}
          pending={isPending}
          failure={failure}
        />
      )}
    </>
  );
}
