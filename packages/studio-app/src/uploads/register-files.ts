import {
  addedFiles,
  DATA_TYPES,
  type DataType,
  type ModulesReply,
  type ProjectForm,
  type StoredFile,
} from '@inspection-studio/domain/inspections';
import type { FileLike } from '@inspection-studio/domain/shared';
import { StudioError } from '../api/index.ts';
import { newSource, type UploadSource } from './upload-source.ts';

/**
 * Matches the selected files of a wizard to the ids and storage keys from the
 * server, in registration order.
 *
 * @throws StudioError 'Malformed response.' when the server registered a different number of files
 */
export function pairFiles(form: ProjectForm, reply: ModulesReply): Map<string, UploadSource> {
  const chosen = DATA_TYPES.filter((kind) => form.types[kind]);
  return new Map(
    chosen.flatMap((kind) => {
      const registered = registeredLists(reply, kind);
      return chosenLists(form, kind).flatMap((files, index) =>
        pairs(kind, LISTS[kind][index] ?? 'data', files, registered[index] ?? []),
      );
    }),
  );
}

/** Names of the lists of each kind, in registration order. */
const LISTS: Record<DataType, readonly UploadSource['list'][]> = {
  three: ['rgb', 'ir'],
  two: ['rgb', 'ir'],
  ortho: ['data'],
  sonar: ['data'],
  supplementary: ['data'],
};

/** Lists of selected files of a kind in registration order: visual and thermal separate, sonar images before their parameters. */
const chosenLists = (form: ProjectForm, kind: DataType): FileLike[][] =>
  kind === 'three' || kind === 'two' ? [form[kind].rgb, form[kind].ir] : [addedFiles(form, kind)];

function registeredLists(reply: ModulesReply, kind: DataType): StoredFile[][] {
  const module = reply[kind];
  if (!module) return [];
  return 'rgb' in module ? [module.rgb, module.ir] : [module.data];
}

function pairs(
  kind: DataType,
  list: UploadSource['list'],
  files: readonly FileLike[],
  stored: readonly StoredFile[],
): [string, UploadSource][] {
  if (files.length !== stored.length) {
    throw StudioError.malformed(new Error(`${stored.length} of ${files.length} files were registered.`));
  }
  return stored.map((registered, index) => {
    const file = files[index];
    if (!(file instanceof File)) throw new TypeError('Only files of the browser can be uploaded.');
    return [registered.id, newSource(file, { ...registered, kind, list })];
  });
}
