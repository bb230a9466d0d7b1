import {
  type DataType,
  type Modules,
  type ModulesPayload,
  storedAs,
  type StoredFile,
} from '@inspection-studio/domain/inspections';
import type { FileType } from '@inspection-studio/domain/shared';
import type { NewBatch } from '@inspection-studio/domain/uploads';

/** A registered file with the data that the runner needs. The state machine contains plain data only. */
export interface UploadSource {
  file: File;
  /** Name it was registered with, which includes folders if the name of the file occurs more than once. */
  name: string;
  /** Storage key for the upload URL. */
  storageKey: string;
  /** MIME type it was registered with. */
  contentType: string;
  /** File type in its confirmation. */
  type: FileType;
  /** Kind of data with which it was registered. */
  kind: DataType;
  /** List of that kind in which it was registered. */
  list: 'rgb' | 'ir' | 'data';
  /** Whether its bytes are stored and only the confirmation is missing. */
  isStored: boolean;
  /** Whether its bytes may be stored, because sending them was begun here or before an interruption. @default false */
  mayBeStored?: boolean;
  /** Whether parts of it may be stored, because sending it was begun before. @default false */
  isRepeated?: boolean;
}

/** Returns the source of a registered file whose bytes are to be sent. */
export function newSource(
  file: File,
  { name, s3Key: storageKey, kind, list }: Pick<StoredFile, 'name' | 's3Key'> & Pick<UploadSource, 'kind' | 'list'>,
): UploadSource {
  const { mime: contentType, type } = storedAs(kind, file);
  return { file, name, storageKey, contentType, type, kind, list, isStored: false };
}

/** The data of a batch outside the state machine. */
export interface BatchSources {
  files: Map<string, UploadSource>;
}

const LIST_NAMES = { rgb: 'visual', ir: 'thermal' } as const;
const KIND_NAMES: Readonly<Record<DataType, string>> = {
  three: '3D',
  two: '2D',
  ortho: 'Orthomosaic',
  sonar: 'Sonar',
  supplementary: 'Supplementary',
};

/**
 * Returns the files of a batch by their registered names. A name that occurs in several lists begins with its list:
 * '3D thermal/DJI_0001.JPG'.
 */
export function batchFiles(files: ReadonlyMap<string, UploadSource>): NewBatch['files'] {
  const lists = new Map<string, Set<string>>();
  for (const source of files.values()) {
    const known = lists.get(source.name);
    if (known) known.add(listName(source));
    else lists.set(source.name, new Set([listName(source)]));
  }
  return [...files].map(([id, source]) => {
    const { name, file } = source;
    const isShared = (lists.get(name)?.size ?? 0) > 1;
    return { id, name: isShared ? `${listName(source)}/${name}` : name, sizeBytes: file.size };
  });
}

const listName = ({ kind, list }: UploadSource): string =>
  list === 'data' ? KIND_NAMES[kind] : `${KIND_NAMES[kind]} ${LIST_NAMES[list]}`;

/** Settings that are sent with files. They are repeated as they are now, because the call would change them otherwise. */
export type ModuleSettings = Pick<Modules, 'three' | 'ortho'>;

/** Returns the payload that unregisters files. @param settings those of the inspection now */
export function toRemovalPayload(
  { files }: BatchSources,
  fileIds: readonly string[],
  { three, ortho }: ModuleSettings,
): ModulesPayload {
  const remove = (kind: DataType) => fileIds.filter((id) => files.get(id)?.kind === kind);
  const isSent = (kind: DataType) => remove(kind).length > 0;
  return {
    ...(isSent('three') && { three: { rgb: [], ir: [], isAr: three.isAr, remove: remove('three') } }),
    ...(isSent('two') && { two: { rgb: [], ir: [], remove: remove('two') } }),
    ...(isSent('ortho') && { ortho: { ...ortho, data: [], remove: remove('ortho') } }),
    ...(isSent('sonar') && { sonar: { data: [], remove: remove('sonar') } }),
    ...(isSent('supplementary') && { supplementary: { data: [], remove: remove('supplementary') } }),
  };
}
