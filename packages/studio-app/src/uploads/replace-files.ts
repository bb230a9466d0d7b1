import { moduleChanges, moduleReads, projectReads } from '@inspection-studio/domain/calls';
import {
  DATA_TYPES,
  type ModuleFiles,
  type ModulesPayload,
  type ModulesReply,
  type StoredFile,
  storedFiles,
  toMeta,
  toSupplementaryMeta,
} from '@inspection-studio/domain/inspections';
import { type Send, StudioError } from '../api/index.ts';
import type { RegistrationTarget } from './register-upload.ts';
import type { BatchSources, ModuleSettings, UploadSource } from './upload-source.ts';

/** A file that was chosen again, and the failed one that it replaces. */
interface Replacement {
  replacedId: string;
  replaced: UploadSource;
  file: File;
}

/** A registered replacement, ready to be sent. */
export interface RegisteredReplacement {
  replacedId: string;
  id: string;
  source: UploadSource;
}

/**
 * Registers files that were chosen again in the place of failed ones, because a changed file can
 * have another size than the registered one. They keep the registered name, which can include folders. Can be repeated
 * after a lost reply.
 *
 * @param chosen files by id of the failed file
 * @throws StudioError
 */
export async function registerReplacements(
  send: Send,
  { inspectionId, uploadId }: Pick<RegistrationTarget, 'inspectionId' | 'uploadId'>,
  sources: BatchSources,
  chosen: ReadonlyMap<string, File>,
): Promise<RegisteredReplacement[]> {
  const params = { id: inspectionId };
  const replacements = [...chosen].flatMap(([replacedId, file]): Replacement[] => {
    const replaced = sources.files.get(replacedId);
    return replaced ? [{ replacedId, replaced, file }] : [];
  });
  const leftovers = leftoversOf(await send(moduleReads.getModules, { params }), sources, replacements, uploadId);
  const { modules: settings } = await send(projectReads.getProject, { params });
  const payload = toReplacementPayload(settings, replacements, leftovers);
  const reply = await send(moduleChanges.updateModules, { params, query: { uploadId }, payload });
  const taken = new Map<StoredFile[], number>();
  return replacements.map(({ replacedId, replaced, file }) => {
    const list = listOf(reply, replaced);
    const index = taken.get(list) ?? 0;
    taken.set(list, index + 1);
    const registered = list[index];
    if (!registered) throw StudioError.malformed(new Error(`${replaced.name} was not registered.`));
    const { id, name, s3Key: storageKey } = registered;
    return { replacedId, id, source: { ...replaced, file, name, storageKey, isStored: false } };
  });
}

/** Ids that an earlier attempt has registered without a reply, by kind: the failed file is gone, and a file of its name is missing. */
function leftoversOf(
  stored: ModuleFiles,
  { files }: BatchSources,
  replacements: readonly Replacement[],
  own: string,
): ReadonlyMap<string, string[]> {
  const entries = DATA_TYPES.map((kind): [string, string[]] => {
    const registered = storedFiles(stored, kind);
    const ids = new Set(registered.map(({ id }) => id));
    const gone = replacements.filter(({ replacedId, replaced }) => replaced.kind === kind && !ids.has(replacedId));
    const names = new Set(gone.map(({ replaced: { name } }) => name));
    const left = registered.filter(
      ({ id, name, isUploaded, uploadId }) =>
        !isUploaded && (uploadId ?? own) === own && names.has(name) && !files.has(id),
    );
    return [kind, left.map(({ id }) => id)];
  });
  return new Map(entries);
}

function toReplacementPayload(
  { three, ortho }: ModuleSettings,
  replacements: readonly Replacement[],
  leftovers: ReadonlyMap<string, string[]>,
): ModulesPayload {
  const of = (kind: UploadSource['kind'], list: UploadSource['list']) =>
    replacements
      .filter(({ replaced }) => replaced.kind === kind && replaced.list === list)
      .map(({ replaced: { name }, file }) => ({ name, file }));
  const metas = (kind: UploadSource['kind'], list: UploadSource['list']) =>
    of(kind, list).map(({ name, file }) => toMeta(file, name));
  const remove = (kind: UploadSource['kind']) => [
    ...replacements.filter(({ replaced }) => replaced.kind === kind).map(({ replacedId }) => replacedId),
    ...(leftovers.get(kind) ?? []),
  ];
  const isSent = (kind: UploadSource['kind']) => replacements.some(({ replaced }) => replaced.kind === kind);
  const images = (kind: 'three' | 'two') => ({ rgb: metas(kind, 'rgb'), ir: metas(kind, 'ir'), remove: remove(kind) });
  const data = (kind: 'ortho' | 'sonar') => ({ data: metas(kind, 'data'), remove: remove(kind) });
  return {
    ...(isSent('three') && { three: { isAr: three.isAr, ...images('three') } }),
    ...(isSent('two') && { two: images('two') }),
    ...(isSent('ortho') && { ortho: { ...ortho, ...data('ortho') } }),
    ...(isSent('sonar') && { sonar: data('sonar') }),
    ...(isSent('supplementary') && {
      supplementary: {
        data: of('supplementary', 'data').map(({ name, file }) => toSupplementaryMeta(file, name)),
        remove: remove('supplementary'),
      },
    }),
  };
}

function listOf(reply: ModulesReply, { kind, list }: UploadSource): StoredFile[] {
  const lists: Partial<Record<UploadSource['list'], StoredFile[]>> | undefined = reply[kind];
  return lists?.[list] ?? [];
}
