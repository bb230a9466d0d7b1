import { useState } from 'react';
import { StudioError } from '../api/index.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * Returns the message of an error, and what exactly conflicts, while it applies: a request to sign
 * in disappears once the session is restored.
 */
export function useFailureText(error: Error | null): string | null {
  const session = useSession();
  const isExpired = session.status === 'ready' && session.isExpired;
  const [wasExpired, setWasExpired] = useState(isExpired);
  const [outlived, setOutlived] = useState<Error | null>(null);
  if (wasExpired !== isExpired) {
    setWasExpired(isExpired);
    if (wasExpired) setOutlived(error);
  }
  if (!(error instanceof StudioError)) return error?.message ?? null;
  if (error.status === 401 && error === outlived) return null;
  return [error.message, ...error.reasons].join(' ');
}
