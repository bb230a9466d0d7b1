import { internalMessages } from '@inspection-studio/domain/messages';
import type { User } from '@inspection-studio/domain/users';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { StudioError, useSend } from '../api/index.ts';
import { redirectHistory } from './redirect-history.ts';
import type { Session, SignInState } from './session.ts';
import { NewTokenRefused, whoamiWithNewToken } from './whoami.ts';

/**
 * Session of this tab. `refused` is an inactive account. `isExpired` is true once the person
 * must sign in again.
 */
export type SessionStatus =
  | { status: 'loading' | 'unreachable' | 'signed-out' }
  | { status: 'error'; message: string }
  | { status: 'refused'; message: string }
  | { status: 'ready'; user: User; isExpired: boolean };

export type SessionValue = SessionStatus & Pick<Session, 'signInAgain' | 'signInOnPage' | 'signOut'>;

interface Whoami {
  data: User | undefined;
  error: Error | null;
}

/** Derives the session status from the sign-in state and the whoami query. */
export function sessionStatus(signIn: SignInState, { data, error }: Whoami): SessionStatus {
  if (signIn.phase === 'error' || signIn.phase === 'refused') return { status: signIn.phase, message: signIn.message };
  if (signIn.phase !== 'signed-in') return { status: signIn.phase };
  if (data) return { status: 'ready', user: data, isExpired: signIn.isExpired };
  if (error instanceof NewTokenRefused) return { status: 'error', message: error.message };
  // The page redirects to the provider.
  if (signIn.isExpired || !error) return { status: 'loading' };
  if (error instanceof StudioError && error.isUnreachable) return { status: 'unreachable' };
  return { status: 'error', message: error.message };
}

const SessionContext = createContext<SessionValue | null>(null);

/** Provides the session to the tree. The caller starts the sign-in. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const signIn = useSyncExternalStore(session.subscribe, session.getState);
  const send = useSend();
  const whoami = useQuery({ ...whoamiWithNewToken(send, session), enabled: signIn.phase === 'signed-in' });
  const isKnown = whoami.data !== undefined;
  // Nothing on the page can be lost yet, so the redirect replaces the question to sign in again.
  const mayRedirect = whoami.isError && !isKnown && !(whoami.error instanceof NewTokenRefused);
  const isExpiredAtStart = signIn.phase === 'signed-in' && signIn.isExpired && mayRedirect;
  const { signInForExpired, signInAgain, signInOnPage, signOut } = session;
  useEffect(() => {
    if (isKnown) redirectHistory.clear();
  }, [isKnown]);
  useEffect(() => {
    if (isExpiredAtStart) void signInForExpired();
  }, [isExpiredAtStart, signInForExpired]);
  return (
    <SessionContext value={{ ...sessionStatus(signIn, whoami), signInAgain, signInOnPage, signOut }}>
      {children}
    </SessionContext>
  );
}

/** @throws Error outside {@link SessionProvider} */
export function useSession(): SessionValue {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionProvider is missing.');
  return session;
}

/**
 * Returns the signed-in person.
 *
 * @throws Error 'User is not fetched.' outside the content of a SessionGate
 */
export function useUser(): User {
  const session = useSession();
  if (session.status !== 'ready') throw new Error(internalMessages.userNotFetched);
  return session.user;
}
