import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { type Client, untilAnswered } from './client.ts';

/** A file as it was sent. */
export interface SentFile {
  key: string;
  sha256: string;
  /** Whether its bytes, or their confirmation, were acknowledged. */
  isAcknowledged: boolean;
}

type FileBytes = Uint8Array<ArrayBuffer>;

/** More than twenty, as 3D demands. */
const IMAGES = 21;
const AT_ONCE = 4;
/** Every so manieth file goes in blocks. */
const IN_BLOCKS_EVERY = 5;
const FILE_TYPE_IMAGE = 1;
/** The minimum of the file service. */
const BLOCK_BYTES = 64 * 1024;

/** Clients that create inspections, upload their images and send them, each through every crash. */
export interface Uploaders {
  files: SentFile[];
  /** Ids of inspections whose sending was acknowledged. */
  sent: string[];
  /** Resolves when each has sent the inspection it works on. */
  stop: () => Promise<void>;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Small photos; each file gets unique bytes after the image data. */
async function drawPictures(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return Promise.all(
    Array.from({ length: 4 }, () =>
      sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
        .jpeg()
        .toBuffer(),
    ),
  );
}

export async function startUploaders(
  client: Client,
  ids: { assetId: string; checklistId: string },
  lanes: number,
): Promise<Uploaders> {
  const pictures = await drawPictures();
  const files: SentFile[] = [];
  const sent: string[] = [];
  let isStopping = false;
  let count = 0;

  async function lane(): Promise<void> {
    while (!isStopping) {
      count += 1;
      const payload = {
        name: `Flight${count}x${randomBytes(3).toString('hex')}`,
        description: '',
        assetId: ids.assetId,
        checklistId: ids.checklistId,
      };
      const { id } = (await client.insist('POST', 'projects', payload)) as { id: string };
      await uploadAll(id);
      await client.insist('PUT', `projects/${id}/uploaded`);
      await client.insist('POST', `projects/${id}/process`);
      sent.push(id);
    }
  }

  async function uploadAll(projectId: string): Promise<void> {
    const images = Array.from({ length: IMAGES }, (_, index) => {
      const bytes = new Uint8Array(Buffer.concat([pictures[index % pictures.length]!, randomBytes(32)]));
      return { name: `IMG_${index}.jpg`, bytes };
    });
    const rgb = images.map(({ name, bytes }) => ({ name, size: Math.ceil(bytes.length / 1024) }));
    // Registering is no repeatable call: what an unanswered one registered is removed by the next.
    const registered = await untilAnswered(async () => {
      const known = (await client.call('GET', `projects/${projectId}/modules`)) as { three: { rgb: { id: string }[] } };
      const three = { rgb, ir: [], isAr: false, remove: known.three.rgb.map(({ id }) => id) };
      return (await client.call('PUT', `projects/${projectId}/modules`, { three })) as {
        three: { rgb: { id: string; s3Key: string }[] };
      };
    });
    const pending = registered.three.rgb.entries();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, { id, s3Key }] of pending)
          await upload(id, s3Key, images[index]!.bytes, index % IN_BLOCKS_EVERY === 0);
      }),
    );
  }

  async function upload(id: string, key: string, bytes: FileBytes, isInBlocks: boolean): Promise<void> {
    const file: SentFile = { key, sha256: sha256(bytes), isAcknowledged: false };
    files.push(file);
    await untilAnswered(async () => {
      const query = new URLSearchParams({ content_type: 'image/jpeg', prefix: key });
      const { url } = (await client.call('GET', `upload?${query.toString()}`)) as { url: string };
      await (isInBlocks ? putBlocks(url, bytes) : putWhole(url, bytes));
      file.isAcknowledged = true;
    });
    await client.insist('PUT', `images/${id}/uploaded`, { type: FILE_TYPE_IMAGE });
  }

  const putWhole = (url: string, bytes: FileBytes) =>
    client.once('PUT', url, { body: bytes, headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' } });

  async function putBlocks(url: string, bytes: FileBytes): Promise<void> {
    const blockIds: string[] = [];
    for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
      const id = Buffer.from(`block-${String(start).padStart(8, '0')}`).toString('base64');
      blockIds.push(id);
      await client.once('PUT', `${url}&comp=block&blockid=${encodeURIComponent(id)}`, {
        body: bytes.subarray(start, start + BLOCK_BYTES),
      });
    }
    const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${blockIds.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
    const headers = { 'content-type': 'text/plain', 'x-ms-blob-content-type': 'image/jpeg' };
    await client.once('PUT', `${url}&comp=blocklist`, { body: list, headers });
  }

  const running = Promise.all(Array.from({ length: lanes }, lane));
  running.catch(() => undefined); // seen by `stop`

  return {
    files,
    sent,
    stop: async () => {
      isStopping = true;
      await running;
    },
  };
}
