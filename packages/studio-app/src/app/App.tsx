import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { useSend } from '../api/index.ts';
import { type Session, SessionGate } from '../session/index.ts';
import { AccountRefused, SigningIn, SignInError } from '../shell/full-page.tsx';
import { optional } from '../shell/optional.ts';
import { StudioUnreachable } from '../shell/Unreachable.tsx';
import type { Config } from './config.ts';
import { Looks, Providers } from './providers.tsx';
import { createStudioRouter } from './router.tsx';

const SignedOut = optional(
  () => import('../shell/SignedOut.tsx'),
  () => <SignInError message="You signed out in another tab." />,
);

/** Root component: signs in, then renders the routes. */
export function App({ config, session }: { config: Config; session: Session }) {
  return (
    <Looks>
      <Providers config={config} session={session}>
        <SessionGate
          loading={<SigningIn />}
          unreachable={<StudioUnreachable />}
          error={(message) => <SignInError message={message} />}
          signedOut={
            <Suspense>
              <SignedOut />
            </Suspense>
          }
          refused={(message) => <AccountRefused message={message} />}
        >
          <Pages />
        </SessionGate>
      </Providers>
    </Looks>
  );
}

function Pages() {
  const send = useSend();
  const queryClient = useQueryClient();
  const [router] = useState(() => createStudioRouter(send, queryClient));
  return <RouterProvider router={router} />;
}
