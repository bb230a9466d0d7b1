import type { WaitingFor } from '@inspection-studio/domain/uploads';
import { type Connection, until } from '../api/index.ts';
import type { Session } from '../session/index.ts';

/** Whether sending is possible. */
export interface SendingConditions {
  /** What is missing now; `null` when sending is possible. */
  missing: () => WaitingFor | null;
  /** Called when {@link SendingConditions.missing} may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** Call after a request without a response. Resolves when it is known whether the server responds. */
  doubt: () => Promise<void>;
}

export interface SendingConditionsOptions {
  connection: Connection;
  session: Pick<Session, 'getState' | 'subscribe'>;
}

/** Returns what is missing. The network comes first, because signing in requires it. */
export function whatIsMissing({
  isReachable,
  isExpired,
}: {
  isReachable: boolean;
  isExpired: boolean;
}): WaitingFor | null {
  if (!isReachable) return 'network';
  return isExpired ? 'session' : null;
}

/** Watches the connection and the session of this tab. */
export function createSendingConditions({ connection, session }: SendingConditionsOptions): SendingConditions {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  connection.subscribe(notify);
  session.subscribe(notify);

  return {
    missing() {
      const signIn = session.getState();
      return whatIsMissing({
        isReachable: connection.isReachable(),
        isExpired: signIn.phase === 'signed-out' || (signIn.phase === 'signed-in' && signIn.isExpired),
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async doubt() {
      await connection.doubt();
    },
  };
}

/** Resolves when nothing is missing, or rejects with the signal's reason. */
export const untilNothingIsMissing = ({ missing, subscribe }: SendingConditions, signal?: AbortSignal): Promise<void> =>
  until(() => !missing(), subscribe, signal);
