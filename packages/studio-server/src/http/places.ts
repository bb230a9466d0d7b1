/** Counts what is open under each key, up to a maximum. */
export interface Places {
  /** Takes a place. Returns false when all places of the key are taken. */
  enter: (key: string) => boolean;
  /** Gives a taken place back. */
  leave: (key: string) => void;
}

/** @param max places of each key */
export function createPlaces(max: number): Places {
  const taken = new Map<string, number>();
  return {
    enter: (key) => {
      const count = taken.get(key) ?? 0;
      if (count >= max) return false;
      taken.set(key, count + 1);
      return true;
    },
    leave: (key) => {
      const count = taken.get(key) ?? 0;
      if (count > 1) taken.set(key, count - 1);
      else taken.delete(key);
    },
  };
}
