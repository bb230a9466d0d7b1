import * as z from 'zod/mini';
import { idSchema } from '../entities/shared/fields.ts';
import { call } from './call.ts';

/** A signed URL that expires after a short time. */
const signedAddressSchema = z.object({ url: z.string() });

/** Storage key of a registered file. */
const keySchema = z.string().check(z.minLength(1), z.maxLength(1024));

/**
 * Calls of the file service, which has the base path and the token of the main API.
 *
 * Downloads return a signed URL instead of a redirect, because a browser cannot
 * send a token when it opens a link.
 *
 * The Download permission is checked first.
 */
export const fileReads = {
  getUploadUrl: call('GET', 'upload', {
    query: z.object({
      content_type: z.string().check(z.minLength(1), z.maxLength(255)),
      prefix: keySchema,
    }),
    reply: signedAddressSchema,
    scope: 'file.upload',
    isFileService: true,
    policy: 'Storage',
    summary: 'Returns a short-lived URL to which one registered file is sent with PUT.',
  }),

  getDownloadUrl: call('GET', 'download', {
    query: z.object({ prefix: keySchema }),
    reply: signedAddressSchema,
    scope: 'file.download',
    permission: 'Download',
    policy: 'Storage',
    summary: 'Returns a short-lived URL to download one uploaded document or file of an inspection.',
  }),

  getImageUrl: call('GET', 'images/download', {
    query: z.object({ id: idSchema }),
    reply: signedAddressSchema,
    scope: 'file.download',
    permission: 'Download',
    policy: 'ReadProject',
    summary: 'Returns a short-lived URL to download one uploaded file of an inspection.',
  }),

  getThumbnailUrl: call('GET', 'images/thumbnail', {
    query: z.object({ id: idSchema }),
    reply: signedAddressSchema,
    scope: 'file.download',
    policy: 'ReadProject',
    summary: 'Returns a short-lived URL of the thumbnail of one image of an inspection.',
  }),
};

/** Header of every storage PUT. */
export const BLOCK_BLOB_HEADER = { name: 'x-ms-blob-type', value: 'BlockBlob' } as const;

/** Timeout of one storage PUT, in milliseconds. */
export const UPLOAD_TIMEOUT_MS = 600_000;

/**
 * The request that stores a file: sent to the URL from `getUploadUrl`, outside
 * the base path and without the token.
 */
export const STORAGE_PUT = { method: 'PUT', header: BLOCK_BLOB_HEADER, timeoutMs: UPLOAD_TIMEOUT_MS } as const;

/**
 * The requests that store a large file in blocks, at the same URL: PUT each
 * block with `&comp=block&blockid=<base64>`, then PUT the list of blocks with
 * `&comp=blocklist` and the header that contains the file type. Blocks survive
 * a lost connection, an expired URL and a restart; GET with
 * `&comp=blocklist&blocklisttype=uncommitted` lists the stored ones.
 */
export const STORAGE_BLOCKS = {
  /** Size of every block except the last, in bytes. */
  sizeBytes: 8 * 1024 * 1024,
  /** By default, larger files are sent in blocks, because one PUT cannot resume. In bytes. */
  thresholdBytes: 16 * 1024 * 1024,
  contentTypeHeader: 'x-ms-blob-content-type',
} as const;

/**
 * Checksums of what is sent to the storage: base64 of the MD5. The storage refuses other bytes than those with status 400
 * and this error name, in the JSON of the studio and in the XML of Azure.
 */
export const STORAGE_CHECKSUM = {
  /** MD5 of the body, with a whole file and with a block. Optional. */
  header: 'Content-MD5',
  /** MD5 of the whole file, with the list of its blocks. Optional. Azure stores it without a check. */
  fileHeader: 'x-ms-blob-content-md5',
  mismatch: 'Md5Mismatch',
} as const;
