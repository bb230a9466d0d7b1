/** Runs work on the same key sequentially. */
export type KeyLock = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates an in-process lock. Work on different keys runs concurrently. */
export function createKeyLock(): KeyLock {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = (before ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
