import type { ReactNode } from 'react';
import { useSession } from './SessionProvider.tsx';

export interface SessionGateProps {
  /** Screen while the account is unresolved. */
  loading: ReactNode;
  /** Screen of a failed sign-in; `retry` reloads the page. */
  error: (message: string, retry: () => void) => ReactNode;
  /** Screen of an account that may not come in. */
  refused: (message: string, signOut: () => Promise<void>) => ReactNode;
  /** The product, for the signed-in person. */
  children: ReactNode;
}

/** Shows the product to a signed-in person, and the fitting screen to everybody else. @see AUTH-001..008 */
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
