import type { FileType, ModulesPayload, ModulesReply } from '@inspection-studio/domain';

/** What the runner keeps of one registered file: the machine itself is plain data. */
export interface UploadSource {
  file: File;
  /** Key the upload address is asked for. */
  storageKey: string;
  contentType: string;
  /** What its confirmation says it is. */
  type: FileType;
  /** Kind of data it was registered as. */
  kind: keyof ModulesReply;
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
  const idsOf = (kind: keyof ModulesReply) => fileIds.filter((id) => files.get(id)?.kind === kind);
  const payload: ModulesPayload = {};
  if (modules.three) payload.three = { ...modules.three, rgb: [], ir: [], remove: idsOf('three') };
  if (modules.two) payload.two = { rgb: [], ir: [], remove: idsOf('two') };
  return payload;
}
