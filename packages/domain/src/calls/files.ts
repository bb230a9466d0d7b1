import * as z from 'zod/mini';
import { idSchema } from '../entities/shared/fields.ts';
import { call } from './call.ts';

/** An address that carries its own right, for a short while. */
const signedAddressSchema = z.object({ url: z.string() });

/** Storage key of a registered file. */
const keySchema = z.string().check(z.minLength(1), z.maxLength(1024));

/**
 * The file service, which shares the base path and the token of the main API.
 *
 * Downloads answer with an address rather than redirect to it: a browser cannot
 * send its token along when it opens a link, and opens this one as it is.
 *
 * Who may not download at all is refused first (N42).
 *
 * @see CALL-198..205, F08, S47
 */
export const fileReads = {
  getUploadUrl: call('GET', 'upload', {
    query: z.object({
      content_type: z.string().check(z.minLength(1), z.maxLength(255)),
      prefix: keySchema,
    }),
    reply: signedAddressSchema,
    isFileService: true,
    policy: 'Storage',
    summary: 'A short-lived address to PUT one registered file to.',
  }),

  getDownloadUrl: call('GET', 'download', {
    query: z.object({ prefix: keySchema }),
    reply: signedAddressSchema,
    permission: 'Download',
    policy: 'Storage',
    summary: 'A short-lived address to save one uploaded document or file of an inspection from.',
  }),

  getImageUrl: call('GET', 'images/download', {
    query: z.object({ id: idSchema }),
    reply: signedAddressSchema,
    permission: 'Download',
    policy: 'ReadProject',
    summary: 'A short-lived address to save one uploaded file of an inspection from.',
  }),

  getThumbnailUrl: call('GET', 'images/thumbnail', {
    query: z.object({ id: idSchema }),
    reply: signedAddressSchema,
    policy: 'ReadProject',
    summary: 'A short-lived address that shows the thumbnail of one image of an inspection.',
  }),
};

/** Header every storage PUT carries. @see CALL-202, N99 */
export const BLOCK_BLOB_HEADER = { name: 'x-ms-blob-type', value: 'BlockBlob' } as const;

/** Time one storage PUT may take. @see CALL-203 */
export const UPLOAD_TIMEOUT_MS = 600_000;

/**
 * How a file's bytes are stored: sent to the address that `getUploadUrl`
 * answered with, outside the base path and without the token.
 *
 * @see CALL-201..203
 */
export const STORAGE_PUT = { method: 'PUT', header: BLOCK_BLOB_HEADER, timeoutMs: UPLOAD_TIMEOUT_MS } as const;

/**
 * How a large file is stored in parts, to the same address: every block by PUT
 * with `&comp=block&blockid=<base64>`, then the list of them by PUT with
 * `&comp=blocklist` and the header that says the file's type. Blocks outlive a
 * broken connection, an expired address and a restart; GET with
 * `&comp=blocklist&blocklisttype=uncommitted` tells which are there.
 *
 * @see CALL-201..202
 */
export const STORAGE_BLOCKS = {
  /** Size of every block but the last, in bytes. */
  sizeBytes: 8 * 1024 * 1024,
  /** Files larger than this many bytes go in blocks: on a slow line one PUT would not end in time. */
  thresholdBytes: 256 * 1024 * 1024,
  contentTypeHeader: 'x-ms-blob-content-type',
} as const;
