import { groupBy } from '../entities/shared/group-by.ts';
import { compareNames } from '../entities/shared/name-order.ts';
import type { Geolocation } from '../entities/shared/fields.ts';
import { isZero } from '../photos/gps-position.ts';
import type { PreflightFile } from './preflight-file.ts';

/** A file with a position that is not 0, 0. */
export type Located<File> = File & { position: Geolocation };

/** Whether a file has a position that is not 0, 0. */
export const isLocated = <File extends PreflightFile>(file: File): file is Located<File> =>
  file.position !== undefined && !isZero(file.position);

/** A file with a capture time. */
export type Timed<File> = File & { takenMs: number };

const isTimed = <File extends PreflightFile>(file: File): file is Timed<File> => file.takenMs !== undefined;

/**
 * Returns the files with a capture time in the order of capture, for each camera separately: two cameras that fly
 * together have two tracks. Files of one moment keep the order of their names, because many cameras write whole seconds.
 */
export function tracksOf<File extends PreflightFile>(files: readonly File[]): Timed<File>[][] {
  const byCamera = groupBy(files.filter(isTimed), ({ camera, list }) => `${list}\n${camera}`);
  return [...byCamera.values()].map((track) =>
    track.toSorted((one, other) => one.takenMs - other.takenMs || compareNames(one.path, other.path)),
  );
}
