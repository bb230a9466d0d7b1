import type { ReactNode } from 'react';
import { useSession } from './SessionProvider.tsx';

export interface SessionGateProps {
  /** Screen while signing in. */
  loading: ReactNode;
  /** Screen for a failed sign-in. `retry` reloads the page. */
  error: (message: string, retry: () => void) => ReactNode;
  /** Screen for an account without access. */
  refused: (message: string, signOut: () => Promise<void>) => ReactNode;
  /** Content for the signed-in person. */
  children: ReactNode;
}

/** Renders its children after sign-in, and the matching screen otherwise. @see AUTH-001..008 */
export function SessionGate({ loading, error, refused, children }: SessionGateProps) {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return loading;
    case 'error':
      return error(session.message, () => location.reload());
    case 'refused':
      return refused(session.message, session.signOut);
    case 'ready':
      return children;
  }
}
