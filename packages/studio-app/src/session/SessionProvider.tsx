import { internalMessages, type User } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { StudioError, useSend } from '../api/index.ts';
import type { Session, SignInState } from './session.ts';
import { whoamiQuery } from './whoami.ts';

/**
 * Session of this tab. `refused` is an inactive account. `isExpired` is true once the person
 * must sign in again.
 *
 * @see AUTH-001, AUTH-006..008, S01, S03
 */
export type SessionStatus =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'refused'; message: string }
  | { status: 'ready'; user: User; isExpired: boolean };

export type SessionValue = SessionStatus & Pick<Session, 'signInAgain' | 'signOut'>;

/** Error code of an inactive account. @see ERR-039 */
const INACTIVE_ACCOUNT = 33;

/** Derives the session status from the sign-in state and the whoami query. */
export function sessionStatus(
  signIn: SignInState,
  whoami: { data: User | undefined; error: Error | null },
): SessionStatus {
  if (signIn.phase !== 'signed-in')
    return signIn.phase === 'loading' ? { status: 'loading' } : { status: 'error', message: signIn.message };
  const { data, error } = whoami;
  if (error instanceof StudioError && error.code === INACTIVE_ACCOUNT)
    return { status: 'refused', message: error.message };
  if (data) return { status: 'ready', user: data, isExpired: signIn.isExpired };
  return error ? { status: 'error', message: error.message } : { status: 'loading' };
}

const SessionContext = createContext<SessionValue | null>(null);

/** Provides the session to the tree. The caller starts the sign-in. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const signIn = useSyncExternalStore(session.subscribe, session.getState);
  const whoami = useQuery({ ...whoamiQuery(useSend()), enabled: signIn.phase === 'signed-in' });
  const { signInAgain, signOut } = session;
  return <SessionContext value={{ ...sessionStatus(signIn, whoami), signInAgain, signOut }}>{children}</SessionContext>;
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
