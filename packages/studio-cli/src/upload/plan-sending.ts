import {
  type DataType,
  isMissing,
  matchMissing,
  type MissingFile,
  type ModuleFile,
  type ModuleFiles,
  pathMatcher,
} from '@inspection-studio/domain/inspections';
import { baseNameOf, groupBy } from '@inspection-studio/domain/shared';
import type { PlacedFile, RefusedFile } from '../files/sort-files.ts';

/** A file of the disk, as far as it is compared with registered ones. */
export type ComparedFile = Pick<File, 'name' | 'size' | 'type' | 'lastModified'> & { relativePath: string };

/** What is sent, and what is not. */
export interface SendingPlan<F extends ComparedFile> {
  /** Files that are registered and never arrived, with their registration. Blocks that the storage has are kept. */
  continued: readonly { registered: MissingFile; file: F }[];
  /** Files to register. */
  added: readonly PlacedFile<F>[];
  /** Files that have arrived. */
  stored: readonly F[];
  /** Files that another upload is sending now. */
  arriving: readonly F[];
  refused: readonly RefusedFile[];
  /** Registrations that never arrived and whose file has changed since; the added file takes their place. */
  outdated: readonly MissingFile[];
  /** Registrations that never arrived and whose file is not there. */
  missing: readonly MissingFile[];
}

const CHANGED =
  'A file with this name has arrived, with another size. Rename one of them, or remove the other in the studio.';

/** Returns the registered files of some kinds of data, with their lists. */
export const registeredFiles = (files: ModuleFiles, kinds: readonly DataType[]): MissingFile[] =>
  kinds.flatMap((kind) =>
    Object.entries<readonly ModuleFile[]>(files[kind]).flatMap(([list, registered]) =>
      registered.map((file) => ({ ...file, kind, list: list as MissingFile['list'] })),
    ),
  );

/**
 * Compares the files of a folder with those that are registered, by path, size and date. The server's list decides:
 * nothing that has arrived is sent again.
 *
 * @param ownUploadId files of this upload are not being sent by another one, even if the server counts them as arriving
 */
export function planSending<F extends ComparedFile>(
  registered: readonly MissingFile[],
  placed: readonly PlacedFile<F>[],
  ownUploadId: string,
): SendingPlan<F> {
  const isOpen = (file: MissingFile) => isMissing(file) || (!file.isUploaded && file.uploadId === ownUploadId);
  const files = placed.map(({ file }) => file);
  const { found, changed, absent } = matchMissing(registered, files);
  const matched = registered.filter(({ id }) => found.has(id));
  const recordsOf = groupBy(matched, ({ id }) => found.get(id));
  const known = files.filter((file) => recordsOf.has(file));
  const unknown = placed.filter(({ file }) => !recordsOf.has(file));

  const unmatched = [...changed, ...absent];
  const unmatchedByName = groupBy(unmatched, ({ path, name }) => baseNameOf(path ?? name));
  const namesakes = (file: F) => {
    const isSamePath = pathMatcher([file]);
    return (unmatchedByName.get(baseNameOf(file.name)) ?? []).filter(({ path, name }) => isSamePath(path ?? name));
  };
  const clashes = new Set(unknown.filter(({ file }) => namesakes(file).some((record) => !isOpen(record))));
  const added = unknown.filter((one) => !clashes.has(one));
  const replaced = new Set(added.flatMap(({ file, kind }) => namesakes(file).filter((record) => record.kind === kind)));
  const isOf = (file: F, isSo: (record: MissingFile) => boolean) => recordsOf.get(file)?.some(isSo) ?? false;
  return {
    continued: matched.filter(isOpen).flatMap((record) => {
      const file = found.get(record.id);
      return file ? [{ registered: record, file }] : [];
    }),
    added,
    stored: known.filter((file) => !isOf(file, ({ isUploaded }) => !isUploaded)),
    arriving: known.filter((file) => isOf(file, (record) => !record.isUploaded && !isOpen(record))),
    refused: [...clashes].map(({ file }) => ({ path: file.relativePath, reason: CHANGED })),
    outdated: [...replaced],
    missing: unmatched.filter((record) => isOpen(record) && !replaced.has(record)),
  };
}

/** Returns the lists with these files only. */
export function onlyFiles(files: ModuleFiles, kept: readonly MissingFile[]): ModuleFiles {
  const ids = new Set(kept.map(({ id }) => id));
  const of = (list: readonly ModuleFile[]) => list.filter(({ id }) => ids.has(id));
  return {
    three: { rgb: of(files.three.rgb), ir: of(files.three.ir) },
    two: { rgb: of(files.two.rgb), ir: of(files.two.ir) },
    ortho: { data: of(files.ortho.data) },
    sonar: { data: of(files.sonar.data) },
    supplementary: { data: of(files.supplementary.data) },
  };
}
