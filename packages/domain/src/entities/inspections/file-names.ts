import { groupBy } from '../shared/group-by.ts';
import { baseNameOf } from '../shared/base-name.ts';
import { pathOf } from '../shared/path-of.ts';
import type { FileLike } from '../shared/thumbnail-file.ts';
import { FILE_NAME_MAX } from './modules.schema.ts';

/**
 * Returns the names of files, in order. A name that occurs more than once, or that a registered file has in any folder,
 * includes the folders, as in `101MEDIA/DJI_0001.JPG`, as far as they are known and the result is not too long.
 *
 * @param registered files that stay in the list to which the others are added
 */
export function distinctNames(
  files: readonly Pick<FileLike, 'name' | 'relativePath'>[],
  registered: readonly Pick<FileLike, 'name'>[] = [],
): string[] {
  const counts = new Map<string, number>();
  for (const name of [...registered, ...files].map((file) => baseNameOf(file.name)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return files.map((file) => {
    const path = pathOf(file);
    return counts.get(baseNameOf(file.name)) === 1 || path.length > FILE_NAME_MAX ? file.name : path;
  });
}

/** Composes accents: macOS may pass decomposed ones. */
const toKey = (path: string): string => `/${path}`.normalize('NFC');

/** Whether two paths can belong to the same file: they are equal, or one has more folders in front. */
function isSamePath(one: string, other: string): boolean {
  const [key, otherKey] = [toKey(one), toKey(other)];
  return key.endsWith(otherKey) || otherKey.endsWith(key);
}

/** Whether a path can belong to a file, as far as folders of both are known. */
export const fitsPath = (file: Pick<FileLike, 'name' | 'relativePath'>, path: string): boolean =>
  isSamePath(pathOf(file), path);

/** Returns a function that says whether a path can belong to one of the files. */
export function pathMatcher(files: readonly Pick<FileLike, 'name' | 'relativePath'>[]): (path: string) => boolean {
  const byName = groupBy(files.map(pathOf), baseNameOf);
  return (path) => (byName.get(baseNameOf(path)) ?? []).some((one) => isSamePath(one, path));
}
