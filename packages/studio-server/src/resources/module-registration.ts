import {
  type CaptureType,
  type DataType,
  type FileType,
  type Meta,
  type ModulesPayload,
  type ModulesReply,
  type StoredFile,
  storedAs,
  type SupplementaryMeta,
} from '@inspection-studio/domain';

/** A file to be registered, in the words of the database; `sizeBytes` is the announced KB in bytes. */
export interface NewFile {
  kind: DataType;
  captureType: CaptureType | null;
  fileType: FileType;
  mime: string;
  name: string;
  sizeBytes: number;
}

const BYTES_PER_KB = 1024;
const CAPTURE_TYPES = { rgb: 'Rgb', ir: 'Ir' } as const satisfies Record<string, CaptureType>;

function toNewFile(
  kind: Exclude<DataType, 'supplementary'>,
  captureType: CaptureType | null,
  { name, size }: Meta,
): NewFile {
  const { mime, type } = storedAs(kind, { name, type: '' });
  const isSonarImage = kind === 'sonar' && type === 'Image';
  return {
    kind,
    captureType: isSonarImage ? 'Sonar' : captureType,
    fileType: type,
    mime,
    name,
    sizeBytes: size * BYTES_PER_KB,
  };
}

const toSupplementaryFile = ({ name, size, mime, type }: SupplementaryMeta): NewFile => ({
  kind: 'supplementary',
  captureType: null,
  fileType: type,
  mime: mime.toLowerCase() || 'application/octet-stream',
  name,
  sizeBytes: size * BYTES_PER_KB,
});

/** Files a payload adds, in the order they are registered. @see CALL-101..105 */
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

/** Answers with what was registered under the kinds that were sent: `registered` is in the order of {@link addedFiles}. */
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

/** Ids a payload takes off, per kind of data; an id counts only under the kind it is registered with. @see F05, F06 */
export const removedIds = (payload: ModulesPayload): [DataType, readonly string[]][] =>
  Object.entries(payload).flatMap(([kind, module]) =>
    module?.remove.length ? [[kind as DataType, module.remove]] : [],
  );

/** Storage key of a registered file; its id keeps two files of one name apart. */
export function fileKey(projectId: string, fileId: string, name: string): string {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase() ?? '';
  return `projects/${projectId}/${fileId}${extension}`;
}
