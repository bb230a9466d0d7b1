import * as z from 'zod';
import { call } from './call.ts';

/** The file service, which shares the base path and the token of the main API. @see spec 2 §7 "File service" */
export const fileCalls = {
  getUploadUrl: call('GET', 'upload', {
    query: z.object({
      content_type: z.string().min(1).max(255),
      /** Storage key of the registered file. */
      prefix: z.string().min(1).max(1024),
    }),
    reply: z.object({ url: z.string() }),
    policy: 'Storage',
    summary: 'A short-lived address to PUT one registered file to.',
  }),
};

/** Header every storage PUT carries. @see spec 2 §7 "File service", N99 */
export const BLOCK_BLOB_HEADER = { name: 'x-ms-blob-type', value: 'BlockBlob' } as const;

/** Time one storage PUT may take. @see spec 2 §9 "Files" */
export const UPLOAD_TIMEOUT_MS = 600_000;

/**
 * How a file's bytes are stored: sent to the address that `getUploadUrl`
 * answered with, outside the base path and without the token.
 *
 * @see spec 2 §7 "File service"
 */
export const STORAGE_PUT = { method: 'PUT', header: BLOCK_BLOB_HEADER, timeoutMs: UPLOAD_TIMEOUT_MS } as const;
