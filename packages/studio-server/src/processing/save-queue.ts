/** Saves individually added items in batches, with one commit per batch. */
export interface SaveQueue<T> {
  /**
   * Adds an item, which is saved soon. The call that fills a batch waits for it to be saved.
   *
   * @throws the error of an earlier save, at the latest when a batch is full
   */
  add(item: T): Promise<void>;
  /** Saves the remaining items immediately and closes the queue. @throws the error of this or an earlier save */
  finish(): Promise<void>;
}

export interface SaveQueueOptions {
  /** Maximum number of items per batch. */
  groupMax: number;
  /** Pause between saves unless a batch is full, in milliseconds. Items that arrive more slowly are saved immediately. */
  pauseMs: number;
}

/** Creates a queue that runs one save at a time, in order, and stops after a failed save. */
export function createSaveQueue<T>(
  save: (group: T[]) => Promise<void>,
  { groupMax, pauseMs }: SaveQueueOptions,
): SaveQueue<T> {
  const waiting: T[] = [];
  let last = Promise.resolve();
  let lastEndedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function saveNext(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(async () => {
      if (waiting.length > 0) await save(waiting.splice(0, groupMax));
      lastEndedAt = performance.now();
    });
    last.catch(() => undefined); // the next batch or finish() reports it
    return last;
  }

  return {
    async add(item) {
      waiting.push(item);
      if (waiting.length >= groupMax) return saveNext();
      timer ??= setTimeout(saveNext, Math.max(0, lastEndedAt + pauseMs - performance.now()));
    },
    async finish() {
      await saveNext();
      while (waiting.length > 0) await saveNext();
    },
  };
}
