import * as z from 'zod';
import { call } from './call.ts';

/** Header every storage PUT carries. @see spec 2 §7 "File service" */
export const BLOCK_BLOB_HEADER = { name: 'x-ms-blob-type', value: 'BlockBlob' } as const;

/** Time one storage PUT may take. @see spec 2 §9 "Files" */
export const UPLOAD_TIMEOUT_MS = 600_000;

export const getUploadUrl = call('GET', 'upload', {
  query: z.object({
    content_type: z.string().min(1).max(255),
    /** Storage key of the registered file. */
    prefix: z.string().min(1).max(1024),
  }),
  reply: z.object({ url: z.string() }),
  policy: 'Storage',
  summary: 'A short-lived address to PUT one registered file to.',
});
