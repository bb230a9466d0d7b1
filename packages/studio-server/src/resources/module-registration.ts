import type { CaptureType } from '@inspection-studio/domain/images';
import {
  type DataType,
  type Meta,
  type ModulesPayload,
  type ModulesReply,
  type StoredFile,
  storedAs,
  type SupplementaryMeta,
} from '@inspection-studio/domain/inspections';
import type { FileType } from '@inspection-studio/domain/shared';

/** Row of a file to register. `sizeBytes` is the announced size: exact, or in KB and converted to bytes. */
export interface NewFile {
  kind: DataType;
  captureType: CaptureType | null;
  fileType: FileType;
  mime: string;
  name: string;
  sizeBytes: number;
  path: string | undefined;
  modifiedAt: Date | undefined;
  sampleHash: string | undefined;
}

const BYTES_PER_KB = 1024;
const CAPTURE_TYPES = { rgb: 'Rgb', ir: 'Ir' } as const satisfies Record<string, CaptureType>;

/** What both kinds of registrations have. */
const ofMeta = ({ name, size, sizeBytes = size * BYTES_PER_KB, path, lastModified, sampleHash }: Meta) => ({
  name,
  sizeBytes,
  path,
  modifiedAt: lastModified === undefined ? undefined : new Date(lastModified),
  sampleHash,
});

function toNewFile(kind: Exclude<DataType, 'supplementary'>, captureType: CaptureType | null, meta: Meta): NewFile {
  const { name } = meta;
  const { mime, type } = storedAs(kind, { name, type: '' });
  const isSonarImage = kind === 'sonar' && type === 'Image';
  return {
    kind,
    captureType: isSonarImage ? 'Sonar' : captureType,
    fileType: type,
    mime,
    ...ofMeta(meta),
  };
}

const toSupplementaryFile = ({ mime, type, ...meta }: SupplementaryMeta): NewFile => ({
  kind: 'supplementary',
  captureType: null,
  fileType: type,
  mime: mime.toLowerCase() || 'application/octet-stream',
  ...ofMeta(meta),
});

/** Returns the files that a payload adds, in registration order. */
export function addedFiles({ three, two, ortho, sonar, supplementary }: ModulesPayload): NewFile[] {
  const images = (kind: 'three' | 'two', module: ModulesPayload['two']) =>
    (['rgb', 'ir'] as const).flatMap((list) =>
      (module?.[list] ?? []).map((meta) => toNewFile(kind, CAPTURE_TYPES[list], meta)),
    );
  return [
    ...images('three', three),
    ...images('two', two),
    ...(ortho?.data ?? []).map((meta) => toNewFile('ortho', null, meta)),
    ...(sonar?.data ?? []).map((meta) => toNewFile('sonar', null, meta)),
    ...(supplementary?.data ?? []).map(toSupplementaryFile),
  ];
}

/** Builds the reply for the kinds in the payload. `registered` is in the order of {@link addedFiles}. */
export function toModulesReply(payload: ModulesPayload, registered: readonly StoredFile[]): ModulesReply {
  const left = [...registered];
  const take = (metas: readonly Meta[]) => left.splice(0, metas.length);
  const reply: ModulesReply = {};
  const { three, two, ortho, sonar, supplementary } = payload;
  if (three) reply.three = { rgb: take(three.rgb), ir: take(three.ir) };
  if (two) reply.two = { rgb: take(two.rgb), ir: take(two.ir) };
  if (ortho) reply.ortho = { data: take(ortho.data) };
  if (sonar) reply.sonar = { data: take(sonar.data) };
  if (supplementary) reply.supplementary = { data: take(supplementary.data) };
  return reply;
}

/** Returns the ids that a payload removes, by kind. An id counts only under the kind of its file. */
export const removedIds = (payload: ModulesPayload): [DataType, readonly string[]][] =>
  Object.entries(payload).flatMap(([kind, module]) =>
    module?.remove.length ? [[kind as DataType, module.remove]] : [],
  );

/** Returns the storage key of a file. The id makes it unique among files with the same name. */
export function fileKey(projectId: string, fileId: string, name: string): string {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase() ?? '';
  return `projects/${projectId}/${fileId}${extension}`;
}
