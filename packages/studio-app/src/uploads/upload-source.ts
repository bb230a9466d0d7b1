import type { DataType, FileType, ModulesPayload } from '@inspection-studio/domain';

/** A registered file with the data that the runner needs. The state machine contains plain data only. */
export interface UploadSource {
  file: File;
  /** Storage key for the upload URL. */
  storageKey: string;
  /** MIME type it was registered with. */
  contentType: string;
  /** File type in its confirmation. */
  type: FileType;
  /** Kind of data with which it was registered. */
  kind: DataType;
  /** Whether its bytes are stored and only the confirmation is missing. */
  isStored: boolean;
}

/** The data of a batch outside the state machine. */
export interface BatchSources {
  files: Map<string, UploadSource>;
  /** How the files were registered. */
  modules: ModulesPayload;
}

/** Returns the payload that unregisters files and repeats the other settings. @see F06 */
export function toRemovalPayload({ files, modules }: BatchSources, fileIds: readonly string[]): ModulesPayload {
  const { three, two, ortho, sonar, supplementary } = modules;
  const remove = (kind: DataType) => fileIds.filter((id) => files.get(id)?.kind === kind);
  return {
    ...(three && { three: { ...three, rgb: [], ir: [], remove: remove('three') } }),
    ...(two && { two: { rgb: [], ir: [], remove: remove('two') } }),
    ...(ortho && { ortho: { ...ortho, data: [], remove: remove('ortho') } }),
    ...(sonar && { sonar: { data: [], remove: remove('sonar') } }),
    ...(supplementary && { supplementary: { data: [], remove: remove('supplementary') } }),
  };
}
