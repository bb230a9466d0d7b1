import { INSPECTION_STATUS_NUMBERS } from '@inspection-studio/domain/inspections';
import { expect } from '@playwright/test';
import type { Api } from './api.ts';
import type { Studio } from './studio.ts';

/** Edge of a drawn recording, in pixels. */
const EDGE = 64;

/** What a call that registers or confirms says of a file. */
const MIME = { bmp: 'image/bmp', txt: 'text/plain' } as const;
const FILE_TYPE = { bmp: 1, txt: 3 } as const;

/** A file as a file field takes it. */
export interface DrawnFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Recordings of a sonar that processing can read, each with its parameter file. */
export function sonarPairs(count: number): DrawnFile[] {
  return Array.from({ length: count }, (_, index) => `scan_${index}`).flatMap((name) => [
    { name: `${name}.bmp`, mimeType: MIME.bmp, buffer: bitmap() },
    { name: `${name}.txt`, mimeType: MIME.txt, buffer: Buffer.from('range 30\n') },
  ]);
}

/** A bitmap of 24 bits a pixel. */
function bitmap(): Buffer {
  const bytes = Buffer.alloc(54 + EDGE * EDGE * 3, 0x60);
  bytes.fill(0, 0, 54);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(EDGE, 18);
  bytes.writeInt32LE(EDGE, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

/** Registers sonar data of an inspection and uploads it, as the product does. */
export async function uploadSonar(
  studio: Studio,
  api: Api,
  inspectionId: string,
  files: readonly DrawnFile[],
): Promise<void> {
  const metas = files.map(({ name, buffer }) => ({ name, size: Math.ceil(buffer.length / 1024) }));
  const { body } = await api('PUT', `projects/${inspectionId}/modules`, { sonar: { data: metas, remove: [] } });
  for (const { id, name, s3Key } of body.sonar.data as { id: string; name: string; s3Key: string }[]) {
    const kind = name.endsWith('.bmp') ? 'bmp' : 'txt';
    const address = await api(
      'GET',
      `upload?content_type=${encodeURIComponent(MIME[kind])}&prefix=${encodeURIComponent(s3Key)}`,
    );
    const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': MIME[kind] };
    const bytes = new Uint8Array(files.find((file) => file.name === name)?.buffer ?? []);
    expect((await fetch(new URL(address.body.url, studio.url), { method: 'PUT', headers, body: bytes })).ok).toBe(true);
    await api('PUT', `images/${id}/uploaded`, { type: FILE_TYPE[kind] });
  }
  await api('PUT', `projects/${inspectionId}/uploaded`);
}

/** Resolves when an inspection that was sent is processed. */
export async function untilCompleted(api: Api, inspectionId: string): Promise<void> {
  const status = async () => (await api('GET', `projects/${inspectionId}`)).body.status as number;
  await expect.poll(status, { timeout: 60_000, intervals: [200] }).toBe(INSPECTION_STATUS_NUMBERS.Completed);
}
