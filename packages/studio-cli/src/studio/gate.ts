/** Lets requests pass until it is closed. Those that have passed are not disturbed. */
export interface Gate {
  close(): void;
  /** Whether no request is on its way. */
  isQuiet(): boolean;
  /** Runs a step. Once the gate is closed, waits until the signal aborts instead, and rejects with its reason. */
  pass<T>(step: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Creates an open gate. */
export function createGate(): Gate {
  let isClosed = false;
  let passing = 0;
  return {
    close() {
      isClosed = true;
    },
    isQuiet: () => passing === 0,
    async pass(step, signal) {
      if (isClosed) return aborted(signal);
      passing += 1;
      try {
        return await step();
      } finally {
        passing -= 1;
      }
    },
  };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
