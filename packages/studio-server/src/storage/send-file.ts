import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '../if-none-match.ts';
import type { BlobInfo } from './blob-store.ts';
import { parseByteRange } from './byte-range.ts';
import { checkStoredFile } from './check-stored-file.ts';
import { attachment } from './content-disposition.ts';
import { UNKNOWN_CONTENT_TYPE } from './content-type.ts';
import type { Damage } from './file-damage.ts';
import { FileRefusal } from './file-refusal.ts';
import type { DownloadGrant } from './local-links.ts';
import type { LocalStore } from './local-store.ts';
import { END_BYTES, endsJpeg, isMadePicture } from './made-pictures.ts';

/** A download with a verified URL. */
export interface GrantedDownload {
  key: string;
  grant: DownloadGrant;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Called before the answer when the file is damaged. */
  onDamaged: (damage: Damage) => Promise<void>;
}

/** How long a checksum that was computed from the bytes is good for, if the file did not change. */
export const CHECKED_FOR_MS = 3_600_000;

export const DAMAGED = 'This file is damaged. An administrator can restore it from a backup.';

/**
 * Sends a stored file: whole (200), a range (206), or nothing when the browser has a
 * current copy (304). A file that differs from its record is damaged and is not sent (502): its size is compared always,
 * its bytes once an hour and after each change. A picture that the server made has no record; it is damaged when it was cut off.
 */
export async function sendFile(store: LocalStore, download: GrantedDownload) {
  const { key, grant, request, reply } = download;
  const info = await store.head(key);
  if (!info) throw new FileRefusal(404);
  await refuseDamaged(store, download);
  reply.headers({
    'accept-ranges': 'bytes',
    etag: info.etag,
    'cache-control': `private, max-age=${secondsUntil(grant.expiresAt)}, immutable`,
  });
  if (isKnownTag(request.headers['if-none-match'], info.etag)) return reply.code(304).send();

  const range = rangeOf(request, info);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${info.sizeBytes}`);
    throw new FileRefusal(416, 'The range starts past the end of the file.');
  }
  const content = await store.get(key, range === 'whole' ? undefined : range);
  if (!content) throw new FileRefusal(404);
  if (content.etag !== info.etag) {
    content.stream.destroy();
    throw new FileRefusal(503, 'The file was just replaced.');
  }
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${info.sizeBytes}`);
  }
  const isToSave = grant.fileName !== null || info.contentType === UNKNOWN_CONTENT_TYPE;
  return reply
    .headers({
      'content-type': info.contentType,
      'content-length': range === 'whole' ? info.sizeBytes : range.end - range.start + 1,
      'x-content-type-options': 'nosniff',
      // An uploaded file must never run as a page of the studio.
      'content-security-policy': "default-src 'none'; sandbox",
      ...(isToSave && { 'content-disposition': attachment(grant.fileName) }),
    })
    .send(content.stream);
}

async function refuseDamaged(store: LocalStore, { key, grant, onDamaged }: GrantedDownload): Promise<void> {
  const damage = await damageIn(store, key, grant);
  if (damage === null) return;
  // Its record may be deleted too.
  if (damage === 'missing') throw new FileRefusal(404);
  await onDamaged(damage);
  throw new FileRefusal(502, DAMAGED);
}

async function damageIn(store: LocalStore, key: string, { content }: DownloadGrant): Promise<Damage | null> {
  if (content !== null) return (await checkStoredFile(store, key, content, CHECKED_FOR_MS)).damage;
  return !isMadePicture(key) || endsJpeg(await lastBytesOf(store, key)) ? null : 'size';
}

async function lastBytesOf(store: LocalStore, key: string): Promise<Buffer> {
  const sizeBytes = (await store.head(key))?.sizeBytes ?? 0;
  const end = sizeBytes < END_BYTES ? null : await store.get(key, { start: sizeBytes - END_BYTES, end: sizeBytes - 1 });
  return end ? buffer(end.stream) : Buffer.alloc(0);
}

/** Returns the requested range, or the whole file when If-Range does not match the current content. */
function rangeOf({ headers }: FastifyRequest, { etag, sizeBytes }: BlobInfo): ReturnType<typeof parseByteRange> {
  const isOutdated = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  return isOutdated ? 'whole' : parseByteRange(headers.range, sizeBytes);
}

const secondsUntil = (moment: Date): number => Math.max(0, Math.floor((moment.getTime() - Date.now()) / 1000));
