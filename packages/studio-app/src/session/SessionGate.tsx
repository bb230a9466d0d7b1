import type { ReactNode } from 'react';
import { useSession } from './SessionProvider.tsx';

export interface SessionGateProps {
  /** Screen while signing in. */
  loading: ReactNode;
  /** Screen while the server does not respond. */
  unreachable: ReactNode;
  /** Screen for a failed sign-in. */
  error: (message: string) => ReactNode;
  /** Screen for a person who signed out in another tab. */
  signedOut: ReactNode;
  /** Screen for an account without access. */
  refused: (message: string) => ReactNode;
  /** Content for the signed-in person. */
  children: ReactNode;
}

/** Renders its children after sign-in, and the matching screen otherwise. */
export function SessionGate({ loading, unreachable, error, signedOut, refused, children }: SessionGateProps) {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return loading;
    case 'unreachable':
      return unreachable;
    case 'error':
      return error(session.message);
    case 'signed-out':
      return signedOut;
    case 'refused':
      return refused(session.message);
    case 'ready':
      return children;
  }
}
