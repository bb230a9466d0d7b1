import type { WaitingFor } from '@inspection-studio/domain';
import { type Send, wait } from '../api/index.ts';
import type { Session } from '../session/index.ts';
import { putFileByXhr } from './xhr-transport.ts';

/** Whether everything is there that sending needs. */
export interface SendingConditions {
  /** What is missing at this moment; `null` when something can be sent. */
  missing: () => WaitingFor | null;
  /** Called whenever {@link SendingConditions.missing} may say something else. */
  subscribe: (listener: () => void) => () => void;
  /** A request had no answer: resolves once it is known whether the server gives any at all. */
  doubt: () => Promise<void>;
}

export interface SendingConditionsOptions {
  /** Whether the machine has a network at all; it may lead nowhere. */
  isOnline: () => boolean;
  /** Asks the server anything; rejects when no answer comes. */
  probe: () => Promise<unknown>;
  session: Pick<Session, 'getState' | 'subscribe'>;
  /** Where 'online' and 'offline' are announced. @default the window */
  network?: EventTarget;
}

/** Waits between two probes double from the first to the longest. */
const PROBE_WAIT_MS = { first: 1_000, longest: 30_000 };

/** Without a network nobody can sign in either, so it is named first. */
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

  const tell = () => listeners.forEach((listener) => listener());

  async function ask(): Promise<void> {
    const isThere = await probe().then(
      () => true,
      () => false,
    );
    const isNews = hasAnswer !== isThere;
    hasAnswer = isThere;
    if (isNews) tell();
  }

  /** Until an answer comes, or the network goes altogether: that one tells when it is back. */
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

  network.addEventListener('offline', tell);
  network.addEventListener('online', () => {
    again.abort();
    void doubt().then(tell);
  });
  session.subscribe(tell);

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

/** What every upload needs to send files in the browser. */
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
