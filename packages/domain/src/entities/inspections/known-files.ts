import { baseNameOf } from '../shared/base-name.ts';
import type { KnownInInspection, SoughtIdentity } from './known-files.schema.ts';

/** Name and size, which equal files have in common. Folders do not matter, because people rename them. */
const commonKey = ({ name, sizeBytes }: SoughtIdentity): string => `${sizeBytes} ${baseNameOf(name)}`;

/**
 * Keys of a file. Two files share one if name and size are equal, and the hash of a sample or else the date: the date counts
 * only if one of them has no hash.
 *
 * @param isSought whether the file is in question; otherwise an inspection has it
 */
function keysOf(file: SoughtIdentity, isSought: boolean): string[] {
  const { lastModified, sampleHash } = file;
  const common = commonKey(file);
  const isHashed = sampleHash !== undefined;
  const keys = isHashed ? [`hash ${sampleHash} ${common}`] : [];
  if (lastModified === undefined) return keys;
  const dated = `${Date.parse(lastModified)} ${common}`;
  // A file without a hash matches every file of its date, one with a hash only those without.
  const matched = isHashed ? ['unhashed'] : ['hashed', 'unhashed'];
  return isSought
    ? [...keys, ...matched.map((other) => `${other} ${dated}`)]
    : [...keys, `${isHashed ? 'hashed' : 'unhashed'} ${dated}`];
}

/** A file of an inspection that is uploaded, or that a running upload is sending. */
export interface PresentFile extends SoughtIdentity {
  projectId: string;
  isStored: boolean;
}

/** Places of the files in question that an inspection has. */
type KnownPlaces = Pick<KnownInInspection, 'stored' | 'arriving'>;

/**
 * Finds the files in question among those of inspections. Returns their places by id of the inspection. A file is the same if
 * name and size are equal, and the hash of a sample, or the date if one of them has no hash. A file that an inspection has
 * several times counts once, as stored if one of them is.
 *
 * Looks up keys instead of comparing pairs: thousands of files may have one name and size.
 */
export function findKnown(
  sought: readonly SoughtIdentity[],
  present: readonly PresentFile[],
): Map<string, KnownPlaces> {
  const placesOf = new Map<string, number[]>();
  for (const [place, file] of sought.entries()) {
    for (const key of keysOf(file, true)) {
      const places = placesOf.get(key);
      if (places) places.push(place);
      else placesOf.set(key, [place]);
    }
  }
  const foundKeys = new Map<string, Map<string, boolean>>();
  for (const file of present) {
    for (const key of keysOf(file, false)) {
      if (!placesOf.has(key)) continue;
      const keys = foundKeys.get(file.projectId) ?? new Map<string, boolean>();
      keys.set(key, file.isStored || keys.get(key) === true);
      foundKeys.set(file.projectId, keys);
    }
  }
  return new Map([...foundKeys].map(([projectId, keys]) => [projectId, toPlaces(keys, placesOf)]));
}

function toPlaces(keys: ReadonlyMap<string, boolean>, placesOf: ReadonlyMap<string, readonly number[]>): KnownPlaces {
  const stored = new Set<number>();
  const arriving = new Set<number>();
  for (const [key, isStored] of keys) {
    for (const place of placesOf.get(key) ?? []) (isStored ? stored : arriving).add(place);
  }
  const ascending = (places: Iterable<number>) => [...places].toSorted((one, other) => one - other);
  return { stored: ascending(stored), arriving: ascending([...arriving].filter((place) => !stored.has(place))) };
}
