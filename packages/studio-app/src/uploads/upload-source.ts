import type { DataType, FileType, ModulesPayload } from '@inspection-studio/domain';

/** What the runner keeps of one registered file: the machine itself is plain data. */
export interface UploadSource {
  file: File;
  /** Key the upload address is asked for. */
  storageKey: string;
  /** MIME type it was registered with. */
  contentType: string;
  /** What its confirmation says it is. */
  type: FileType;
  /** Kind of data it was registered as. */
  kind: DataType;
  /** Its bytes were taken by the storage; only the confirmation is missing. */
  isStored: boolean;
}

/** Everything a batch needs beside the machine's state. */
export interface BatchSources {
  files: Map<string, UploadSource>;
  /** How the files were registered. */
  modules: ModulesPayload;
}

/** The registration that takes files off again; other settings stay as they were sent. @see F06 */
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
