import {
  DATA_TYPES,
  type DataType,
  identityOf,
  type InspectionData,
  matchMissing,
} from '@inspection-studio/domain/inspections';
import { groupBy } from '@inspection-studio/domain/shared';
import { nextTask } from '../../../api/index.ts';
import { handlesOf, type KeptFile } from '../../../uploads/index.ts';
import type { KeptKnown } from '../known-files/useKnownFiles.ts';

/** A kept file that is not in the form yet. */
export interface AwaitedFile extends KeptFile {
  id: string;
}

/** A file of the form, or one that is awaited, with its place. */
export interface FormFile extends Pick<KeptFile, 'kind' | 'list'> {
  keptFor?: KeptFile['keptFor'] | undefined;
  source: File | AwaitedFile;
}

/** Returns the files that were added in the form, in the order of its lists, then the awaited ones. */
export function formFiles(form: InspectionData, awaited: readonly AwaitedFile[], kept: KeptKnown): FormFile[] {
  const added = DATA_TYPES.flatMap((kind) =>
    Object.entries<unknown>(form[kind]).flatMap(([list, files]) =>
      Array.isArray(files) ? files.map((source: File) => ({ source, kind, list, keptFor: kept.get(source) })) : [],
    ),
  );
  return [...added, ...awaited.map((source) => ({ source, kind: source.kind, list: source.list }))];
}

/** Whether two parts of the lists have the same files. */
export const isSamePart = (one: readonly FormFile[] | undefined, other: readonly FormFile[]): boolean =>
  one?.length === other.length &&
  other.every(
    ({ source, kind, list, keptFor }, index) =>
      source === one[index]?.source &&
      kind === one[index].kind &&
      list === one[index].list &&
      keptFor === one[index].keptFor,
  );

/** Describes a file so that it can be kept. Reads its size and date, which takes time unless they were read before. */
export function toKeptFile({ source, kind, list, keptFor }: FormFile): KeptFile {
  if (!(source instanceof File)) {
    const { id: _id, ...kept } = source;
    return kept;
  }
  const { path, lastModified } = identityOf(source);
  const handles = handlesOf(source);
  return {
    name: source.name,
    size: source.size,
    kind,
    list,
    ...(path !== undefined && { path }),
    ...(lastModified !== undefined && { lastModified }),
    ...(handles && { handles }),
    ...(keptFor !== undefined && { keptFor }),
  };
}

/** Names that are looked for in one task. */
const NAMES_MAX = 1000;

/** Finds awaited files among chosen ones that are measured, by id. Between parts of the search, the page can respond. */
export async function findAwaited(
  awaited: readonly AwaitedFile[],
  chosen: readonly File[],
): Promise<Map<string, File>> {
  // Only files of one name can be mistaken for each other, so they are looked for together.
  const named = [...groupBy(awaited, ({ name }) => name).values()];
  const found = new Map<string, File>();
  for (let start = 0; start < named.length; start += NAMES_MAX) {
    const matches = matchMissing(named.slice(start, start + NAMES_MAX).flat(), chosen);
    for (const [id, file] of matches.found) found.set(id, file);
    await nextTask();
  }
  return found;
}

/** Returns the awaited files that were found, by kind and list, in their order. */
export function foundLists(
  awaited: readonly AwaitedFile[],
  found: ReadonlyMap<string, File>,
): Map<DataType, Map<string, File[]>> {
  const kinds = new Map<DataType, Map<string, File[]>>();
  for (const { id, kind, list } of awaited) {
    const file = found.get(id);
    if (!file) continue;
    const lists = kinds.get(kind) ?? new Map<string, File[]>();
    kinds.set(kind, lists);
    const files = lists.get(list);
    if (files) files.push(file);
    else lists.set(list, [file]);
  }
  return kinds;
}

/** Returns the awaited files that were found and that the user had kept although other inspections have them, by asset. */
export function keptFiles(awaited: readonly AwaitedFile[], found: ReadonlyMap<string, File>): Map<string, File[]> {
  const decided = awaited.filter(({ id, keptFor }) => keptFor !== undefined && found.has(id));
  const byAsset = groupBy(decided, ({ keptFor = '' }) => keptFor);
  return new Map([...byAsset].map(([assetId, files]) => [assetId, files.flatMap(({ id }) => found.get(id) ?? [])]));
}

/** Adds files at the start of the lists of a field: they were there before those that were added meanwhile. */
export function withFiles<Value extends object>(value: Value, lists: ReadonlyMap<string, readonly File[]>): Value {
  const filled = Object.entries(value).map(([list, files]) => [
    list,
    Array.isArray(files) ? [...(lists.get(list) ?? []), ...files] : files,
  ]);
  return Object.fromEntries(filled) as Value;
}
