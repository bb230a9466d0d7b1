import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { THUMBNAIL_MAX_BYTES, thumbnailMessages, type FileLike } from '@inspection-studio/domain';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { StudioHttpError } from './studio-http-error.ts';

/** A received file, waiting on disk. */
export interface SpooledFile extends FileLike {
  /** Where its bytes are. */
  path: string;
}

/** A received form. */
export interface MultipartForm {
  /** Text fields, and the file under the name it was sent with. */
  fields: Record<string, string | SpooledFile>;
  file: SpooledFile | undefined;
  /** Removes the file from disk. */
  discard: () => Promise<void>;
}

/** Limits of a form: one file, a handful of short fields. */
export const MULTIPART_LIMITS = {
  files: 1,
  fields: 8,
  fieldNameSize: 64,
  fieldSize: 1024,
  parts: 9,
  fileSize: THUMBNAIL_MAX_BYTES,
};

async function spool(part: MultipartFile, folder: string): Promise<SpooledFile> {
  const path = join(folder, 'file');
  const target = createWriteStream(path);
  await pipeline(part.file, target);
  if (part.file.truncated) throw new StudioHttpError(413, undefined, { message: thumbnailMessages.tooLarge });
  return { name: part.filename, type: part.mimetype, size: target.bytesWritten, path };
}

/** System errors, such as a full disk, as opposed to a truncated or malformed form. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * Receives a form; its file streams to disk and never stays in memory.
 *
 * @throws StudioHttpError 400 when it is cut off or malformed; 413 above the limit
 * of thumbnails; 415 when the body is no form
 */
export async function readMultipart(request: FastifyRequest): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new StudioHttpError(415);
  const folder = await mkdtemp(join(tmpdir(), 'studio-form-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const fields: Record<string, string | SpooledFile> = {};
  let file: SpooledFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        file = await spool(part, folder);
        fields[part.fieldname] = file;
      } else {
        fields[part.fieldname] = String(part.value);
      }
    }
  } catch (error) {
    await discard();
    if (error instanceof StudioHttpError || isSystemError(error)) throw error;
    throw new StudioHttpError((error as { statusCode?: number }).statusCode ?? 400);
  }
  return { fields, file, discard };
}
