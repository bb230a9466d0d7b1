import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { THUMBNAIL_MAX_BYTES, type FileLike } from '@inspection-studio/domain/shared';
import { thumbnailMessages } from '@inspection-studio/domain/form-messages';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ROOM_STEP_BYTES } from '../storage/disk-space.ts';
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
}

/** Where the file of a form arrives. */
export interface FormSpool {
  /** Existing folder for this form only. */
  folder: string;
  /** Rejects when no more bytes can be stored. Runs before the first byte of a file, then each {@link ROOM_STEP_BYTES}. */
  checkRoom: (() => Promise<void>) | undefined;
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

async function spool(part: MultipartFile, { folder, checkRoom }: FormSpool): Promise<SpooledFile> {
  await checkRoom?.();
  const path = join(folder, 'file');
  const target = createWriteStream(path);
  const closed = new Promise<void>((resolve) => target.once('close', resolve));
  const checked = async function* (chunks: AsyncIterable<Buffer>) {
    let stepBytes = 0;
    for await (const chunk of chunks) {
      stepBytes += chunk.length;
      if (stepBytes > ROOM_STEP_BYTES) {
        stepBytes = chunk.length;
        await checkRoom?.();
      }
      yield chunk;
    }
  };
  try {
    await pipeline(part.file, checked, target);
  } finally {
    // A file that is still being opened would appear again after its folder is deleted.
    await closed;
  }
  if (part.file.truncated) throw tooLarge();
  return { name: part.filename, type: part.mimetype, size: target.bytesWritten, path };
}

/** System errors, such as a full disk, as opposed to a truncated or malformed form. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * Receives a form and streams its file to disk.
 *
 * @throws StudioHttpError 400 when it is truncated or malformed, or the client disconnected; 413 above the thumbnail limit;
 * what `checkRoom` throws
 */
export async function readMultipart(request: FastifyRequest, spooling: FormSpool): Promise<MultipartForm> {
  // The parser waits forever for a client that disconnected before it listens.
  if (request.raw.readableAborted) throw new StudioHttpError(400);
  const fields: Record<string, string | SpooledFile> = {};
  let file: SpooledFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        file = await spool(part, spooling);
        fields[part.fieldname] = file;
      } else {
        fields[part.fieldname] = String(part.value);
      }
    }
  } catch (error) {
    // The rest of the body is dropped, so that the client reads the answer and the connection ends.
    request.raw.unpipe().resume();
    if (error instanceof StudioHttpError || isSystemError(error)) throw error;
    throw new StudioHttpError((error as { statusCode?: number }).statusCode ?? 400);
  }
  return { fields, file };
}
