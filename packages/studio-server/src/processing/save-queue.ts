/** Saves what is brought one by one in groups: one commit for many. */
export interface SaveQueue<T> {
  /**
   * Takes an item, which is saved soon. The one that makes a group full waits for it to be saved.
   *
   * @throws what an earlier save threw, at the latest when a group is full
   */
  add(item: T): Promise<void>;
  /** Saves what is left, at once; nothing may be added any more. @throws what a save threw, also an earlier one */
  finish(): Promise<void>;
}

export interface SaveQueueOptions {
  /** Items of one save at most. */
  groupMax: number;
  /** From the end of a save to the next one, unless a group is full; what comes slower than that is saved at once. */
  pauseMs: number;
}

/** One save at a time, in the order of what was brought; after one that failed nothing more is saved. */
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
    last.catch(() => undefined); // whoever brings the next group, or finishes, meets it
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
