import { until, wait } from './wait.ts';

/** Whether the studio's server responds. One per tab. */
export interface Connection {
  /** False without a network, and after a probe without a response until the next response. */
  isReachable: () => boolean;
  /** Called when {@link Connection.isReachable} may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** Call after a request without a response. Resolves with whether the server responds, as soon as it is known. */
  doubt: () => Promise<boolean>;
  /** Call after every response. */
  confirm: () => void;
}

export interface ConnectionOptions {
  /** Whether the device has a network, even one without access to the server. */
  isOnline: () => boolean;
  /** Sends any request to the server. Rejects without a response. */
  probe: () => Promise<unknown>;
  /** Target of 'online' and 'offline' events. @default the window */
  network?: EventTarget;
  /** Target of 'visibilitychange' events, with the visibility. @default the document */
  page?: EventTarget & { readonly visibilityState: DocumentVisibilityState };
}

/** Delay between two probes, which doubles from the first to the longest. */
const PROBE_WAIT_MS = { first: 1_000, longest: 30_000 };

/**
 * Creates a connection. After a probe without a response it probes again with increasing delays,
 * and immediately when the device is online again or the page becomes visible.
 */
export function createConnection({
  isOnline,
  probe,
  network = globalThis,
  page = document,
}: ConnectionOptions): Connection {
  const listeners = new Set<() => void>();
  let hasAnswer = true;
  let asking: Promise<void> | null = null;
  let again = new AbortController();

  const notify = () => listeners.forEach((listener) => listener());
  const isReachable = () => isOnline() && hasAnswer;

  function learn(isThere: boolean): void {
    const isNews = hasAnswer !== isThere;
    hasAnswer = isThere;
    if (isNews) notify();
  }

  const ask = () =>
    probe().then(
      () => learn(true),
      () => learn(false),
    );

  /** Probes until the server responds or the device goes offline, which the 'online' event ends. */
  async function keepAsking(): Promise<void> {
    for (
      let waitMs = PROBE_WAIT_MS.first;
      isOnline() && !hasAnswer;
      waitMs = Math.min(2 * waitMs, PROBE_WAIT_MS.longest)
    ) {
      again = new AbortController();
      await wait(waitMs, again.signal).catch(() => undefined);
      if (!hasAnswer) await ask();
    }
    asking = null;
  }

  const doubt = async () => {
    asking ??= ask().then(() => void keepAsking());
    await asking;
    return isReachable();
  };

  network.addEventListener('offline', notify);
  network.addEventListener('online', () => {
    again.abort();
    void doubt().then(notify);
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible' && !hasAnswer) again.abort();
  });

  return {
    isReachable,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    doubt,
    confirm() {
      if (hasAnswer) return;
      learn(true);
      again.abort();
    },
  };
}

export interface RetryOptions {
  /** Whether an error may come from a server that does not respond. @default every error */
  isDoubtful?: (error: unknown) => boolean;
  /** Runs before each wait for the server. */
  onWait?: () => void;
}

/**
 * Runs a step again after each time that the server did not respond.
 *
 * @throws the error of the step when the server responds
 */
export async function retryWhileUnreachable<T>(
  step: () => Promise<T>,
  connection: Pick<Connection, 'isReachable' | 'subscribe' | 'doubt'>,
  { isDoubtful = () => true, onWait }: RetryOptions = {},
): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isDoubtful(error) || (await connection.doubt())) throw error;
      onWait?.();
      await untilReachable(connection);
    }
  }
}

/** Resolves once the server responds, or rejects with the signal's reason. */
export const untilReachable = (
  { isReachable, subscribe }: Pick<Connection, 'isReachable' | 'subscribe'>,
  signal?: AbortSignal,
): Promise<void> => until(isReachable, subscribe, signal);
