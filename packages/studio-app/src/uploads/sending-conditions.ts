import type { WaitingFor } from '@inspection-studio/domain';
import { type Send, wait } from '../api/index.ts';
import type { Session } from '../session/index.ts';
import { putFileByXhr } from './xhr-transport.ts';

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
  /** Whether the device has a network, even one without access to the server. */
  isOnline: () => boolean;
  /** Sends any request to the server. Rejects without a response. */
  probe: () => Promise<unknown>;
  session: Pick<Session, 'getState' | 'subscribe'>;
  /** Target of 'online' and 'offline' events. @default the window */
  network?: EventTarget;
}

/** Delay between two probes, which doubles from the first to the longest. */
const PROBE_WAIT_MS = { first: 1_000, longest: 30_000 };

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

/** Watches the network and the session of this tab. @see UPL-011..012, S01, S22 */
export function createSendingConditions({
  isOnline,
  probe,
  session,
  network = globalThis,
}: SendingConditionsOptions): SendingConditions {
  const listeners = new Set<() => void>();
  let hasAnswer = true;
  let asking: Promise<void> | null = null;
  let again = new AbortController();

  const notify = () => listeners.forEach((listener) => listener());

  async function ask(): Promise<void> {
    const isThere = await probe().then(
      () => true,
      () => false,
    );
    const isNews = hasAnswer !== isThere;
    hasAnswer = isThere;
    if (isNews) notify();
  }

  /** Probes until the server responds or the device goes offline, which the 'online' event ends. */
  async function keepAsking(): Promise<void> {
    for (
      let waitMs = PROBE_WAIT_MS.first;
      isOnline() && !hasAnswer;
      waitMs = Math.min(2 * waitMs, PROBE_WAIT_MS.longest)
    ) {
      again = new AbortController();
      await wait(waitMs, again.signal).catch(() => undefined);
      await ask();
    }
    asking = null;
  }

  const doubt = () => (asking ??= ask().then(() => void keepAsking()));

  network.addEventListener('offline', notify);
  network.addEventListener('online', () => {
    again.abort();
    void doubt().then(notify);
  });
  session.subscribe(notify);

  return {
    missing() {
      const signIn = session.getState();
      return whatIsMissing({
        isReachable: isOnline() && hasAnswer,
        isExpired: signIn.phase === 'signed-in' && signIn.isExpired,
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    doubt,
  };
}

/** Resolves when nothing is missing, or rejects with the signal's reason. */
export function untilNothingIsMissing({ missing, subscribe }: SendingConditions, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (!missing()) return resolve();
    const settle = (outcome: () => void) => {
      unsubscribe();
      signal?.removeEventListener('abort', onAbort);
      outcome();
    };
    const onAbort = () => settle(() => reject(signal?.reason));
    const unsubscribe = subscribe(() => {
      if (!missing()) settle(resolve);
    });
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** Longest wait for an answer to a probe, in milliseconds. */
const PROBE_TIMEOUT_MS = 10_000;

/** Rejects when the server does not answer. */
const probeServer = () =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });

/** Services of every upload in the browser. */
export const sendingServices = ({
  send,
  session,
}: {
  send: Send;
  session: Pick<Session, 'getState' | 'subscribe' | 'renewToken'>;
}) => ({
  send,
  putFile: putFileByXhr,
  refreshToken: () => session.renewToken(),
  conditions: createSendingConditions({ isOnline: () => navigator.onLine, probe: probeServer, session }),
  random: Math.random,
});
