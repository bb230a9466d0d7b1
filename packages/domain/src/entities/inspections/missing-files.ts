import { groupBy } from '../shared/group-by.ts';
import type { FileLike } from '../shared/thumbnail-file.ts';
import type { DataType } from './data-types.ts';
import { baseNameOf } from '../shared/base-name.ts';
import { identityOf } from './file-identity.ts';
import { fitsPath } from './file-names.ts';
import type { InspectionStatus } from './inspection-status.ts';
import { type ModuleFile, type ModuleFiles, sizeInKb } from './modules.schema.ts';
import { editableModules } from './status-rules.ts';

/** Whether a registered file never arrived and no running upload is sending it. */
export const isMissing = ({ isUploaded, isArriving }: ModuleFile): boolean => !isUploaded && !isArriving;

/** A registered file that is missing. */
export interface MissingFile extends ModuleFile {
  kind: DataType;
  /** List of that kind in which it is registered. */
  list: 'rgb' | 'ir' | 'data';
}

/**
 * Returns the files of an inspection that are missing and can still be uploaded in this status, in the order of their
 * lists.
 */
export function missingFiles(files: ModuleFiles, status: InspectionStatus): MissingFile[] {
  return editableModules(status).flatMap((kind) =>
    Object.entries<readonly ModuleFile[]>(files[kind]).flatMap(([list, registered]) =>
      registered.filter(isMissing).map((file) => ({ ...file, kind, list: list as MissingFile['list'] })),
    ),
  );
}

/** What is known of a file that is looked for among chosen ones. */
export interface SoughtFile extends Pick<ModuleFile, 'id' | 'name' | 'path' | 'size' | 'lastModified'> {
  kind: DataType;
  /** List of that kind to which it belongs. */
  list: string;
}

const KB_BYTES = 1024;

/** Whether a file can have this size. Clients that don't announce it exactly announce whole KB. */
const isOfSize = ({ size }: SoughtFile, sizeBytes: number): boolean =>
  size === sizeBytes || (size % KB_BYTES === 0 && size === sizeInKb(sizeBytes) * KB_BYTES);

const isOfDate = ({ lastModified }: SoughtFile, file: FileLike): boolean =>
  lastModified !== undefined && identityOf(file).lastModified === lastModified;

/** Chosen files that continue what was interrupted: an upload, or a form that was not saved. */
export interface MissingMatches<F, Sought extends SoughtFile = MissingFile> {
  /** Chosen file by id of the missing one. */
  found: ReadonlyMap<string, F>;
  /** No chosen file has their name and folder, or several that are equally likely. */
  absent: readonly Sought[];
  /** The chosen file of their name has another size, so it was changed since it was registered. */
  changed: readonly Sought[];
}

/**
 * Finds the missing files among those that the user has chosen again, by name, folder as far as it is known, and size. A
 * chosen file can be in several lists. One that could belong to several records of a list is left out: its content must
 * not reach the wrong record. The date tells files of one name and size apart, if it was registered.
 */
export function matchMissing<F extends FileLike, Sought extends SoughtFile = MissingFile>(
  missing: readonly Sought[],
  chosen: readonly F[],
): MissingMatches<F, Sought> {
  const byName = groupBy(chosen, ({ name }) => baseNameOf(name));
  const found = new Map<string, F>();
  const changed: Sought[] = [];
  for (const list of groupBy(missing, (file) => `${file.kind} ${file.list}`).values()) {
    const users = new Map<F, string[]>();
    for (const file of list) {
      const named = (byName.get(baseNameOf(file.name)) ?? []).filter(
        (one) => fitsPath(one, file.name) && fitsPath(one, file.path ?? file.name),
      );
      const sized = named.filter(({ size }) => isOfSize(file, size));
      // There may be thousands, and reading a date takes time.
      const dated = sized.length === 1 ? sized : sized.filter((one) => isOfDate(file, one));
      const [only, ...others] = dated.length > 0 ? dated : sized;
      if (only && others.length === 0) users.set(only, users.get(only)?.concat(file.id) ?? [file.id]);
      else if (!only && named.length > 0) changed.push(file);
    }
    for (const [file, [id, ...others]] of users) if (id !== undefined && others.length === 0) found.set(id, file);
  }
  const known = new Set(changed);
  return { found, changed, absent: missing.filter((file) => !found.has(file.id) && !known.has(file)) };
}
