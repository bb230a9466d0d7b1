import { Button, FullPageState, Inline } from '@inspection-studio/design-system';
import { useState } from 'react';
import { logError } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { useHasUnfinishedUploads } from '../uploads/index.ts';
import { BarePage } from './BarePage.tsx';
import BlockedWindow from './BlockedWindow.tsx';

/**
 * A person who signed out in another tab. With unfinished uploads, which wait, the page stays and the person signs in
 * again in a window of its own.
 */
export default function SignedOut() {
  const { signInAgain, signInOnPage } = useSession();
  const hasUnfinishedUploads = useHasUnfinishedUploads();
  const [failure, setFailure] = useState<unknown>();
  const leave = () => void signInOnPage();
  const resume = () => {
    setFailure(undefined);
    signInAgain().catch((error: unknown) => {
      logError(error);
      setFailure(error);
    });
  };
  return (
    <BarePage>
      <FullPageState
        role="status"
        drawing="barrier"
        title="You are signed out"
        action={
          <Inline wrap>
            <Button variant="primary" onClick={hasUnfinishedUploads ? resume : leave}>
              Sign in again
            </Button>
            {hasUnfinishedUploads && <Button onClick={leave}>Sign in as someone else</Button>}
          </Inline>
        }
      >
        <p>You signed out in another tab.</p>
        {hasUnfinishedUploads && (
          <p>Files of this tab are not uploaded yet. The upload resumes when you sign in again.</p>
        )}
        {failure !== undefined && (
          <p>
            <span>You are not signed in yet.</span> <BlockedWindow failure={failure} />
          </p>
        )}
      </FullPageState>
    </BarePage>
  );
}
