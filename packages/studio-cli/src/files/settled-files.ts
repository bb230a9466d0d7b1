/** A file keeps its size and date for this long before it is sent, in milliseconds. */
export const SETTLE_MS = 5_000;

/** What a file looked like, and since when. */
export interface Sighting {
  sizeBytes: number;
  modifiedMs: number;
  sinceMs: number;
}

/** What a file looks like now. */
export type Sight = Omit<Sighting, 'sinceMs'>;

/**
 * Follows files by path while they are written: a file that changes starts again, one that is gone is forgotten.
 *
 * @param before the result of the last call
 * @param nowMs any monotonic clock
 */
export function followSightings(
  before: ReadonlyMap<string, Sighting>,
  seen: ReadonlyMap<string, Sight>,
  nowMs: number,
): Map<string, Sighting> {
  const entries = [...seen].map(([path, now]): [string, Sighting] => {
    const known = before.get(path);
    const isSame = known?.sizeBytes === now.sizeBytes && known.modifiedMs === now.modifiedMs;
    return [path, known && isSame ? known : { ...now, sinceMs: nowMs }];
  });
  return new Map(entries);
}

/** Returns the paths of files that have not changed for {@link SETTLE_MS}. */
export const settledPaths = (sightings: ReadonlyMap<string, Sighting>, nowMs: number): string[] =>
  [...sightings].filter(([, { sinceMs }]) => nowMs - sinceMs >= SETTLE_MS).map(([path]) => path);
