/** Lets work on one key begin only when the work before it on that key has ended. */
export type KeyLock = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A lock of this process; work on different keys runs side by side. */
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
