import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { THUMBNAIL_MAX_BYTES, type FileLike } from '@inspection-studio/domain/shared';
import { thumbnailMessages } from '@inspection-studio/domain/form-messages';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { StudioHttpError } from './studio-http-error.ts';

/** A received file on disk. */
export interface SpooledFile extends FileLike {
  /** Path of the file. */
  path: string;
}

/** A received form. */
export interface MultipartForm {
  /** Text fields, and the file under its field name. */
  fields: Record<string, string | SpooledFile>;
  file: SpooledFile | undefined;
  /** Deletes the file. */
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

/** Room for the text fields and boundaries of a form beside its file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const tooLarge = () => new StudioHttpError(413, undefined, { message: thumbnailMessages.tooLarge });

/** Rejects a form by its announced length, before the body is read. @throws StudioHttpError 413 */
export function refuseLargeForm({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > THUMBNAIL_MAX_BYTES + FORM_OVERHEAD_BYTES) throw tooLarge();
}

async function spool(part: MultipartFile, folder: string): Promise<SpooledFile> {
  const path = join(folder, 'file');
  const target = createWriteStream(path);
  await pipeline(part.file, target);
  if (part.file.truncated) throw tooLarge();
  return { name: part.filename, type: part.mimetype, size: target.bytesWritten, path };
}

/** System errors, such as a full disk, as opposed to a truncated or malformed form. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * Receives a form and streams its file to disk.
 *
 * @param checkRoom rejects when no file can be stored; runs before the first byte of a file is written
 * @throws StudioHttpError 400 when it is truncated or malformed; 413 above the thumbnail limit;
 * 415 when the body is not a form
 */
export async function readMultipart(request: FastifyRequest, checkRoom?: () => Promise<void>): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new StudioHttpError(415);
  const folder = await mkdtemp(join(tmpdir(), 'studio-form-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const fields: Record<string, string | SpooledFile> = {};
  let file: SpooledFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        await checkRoom?.();
        file = await spool(part, folder);
        fields[part.fieldname] = file;
      } else {
        fields[part.fieldname] = String(part.value);
      }
    }
  } catch (error) {
    // The rest of the body is dropped, so that the client reads the answer and the connection ends.
    request.raw.unpipe().resume();
    await discard();
    if (error instanceof StudioHttpError || isSystemError(error)) throw error;
    throw new StudioHttpError((error as { statusCode?: number }).statusCode ?? 400);
  }
  return { fields, file, discard };
}
