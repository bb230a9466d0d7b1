import * as z from 'zod';
import { captureTypeCodec } from '../entities/images/capture-type.ts';
import { imageSchema } from '../entities/images/image.schema.ts';
import { thumbnailKindCodec } from '../entities/images/thumbnail-kind.ts';
import { viewModeCodec } from '../entities/images/view-mode.ts';
import { fileTypeCodec } from '../entities/shared/file-type.ts';
import { idSchema } from '../entities/shared/fields.ts';
import { thumbnailFileSchema } from '../entities/shared/thumbnail-file.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** A number that travels as text, in a query or in a form. */
const numberText = z.codec(z.string().regex(/^\d+$/), z.number(), { decode: Number, encode: String });

/** A flag that travels as text in a form. */
const flagText = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
});

/** Images of inspections, and pictures of records. @see spec 2 §7 "Calls", N103 */
export const imageCalls = {
  listImages: call('GET', 'images', {
    query: listQuerySchema.extend({
      projectId: idSchema,
      depth: numberText.pipe(viewModeCodec).optional(),
      type: numberText.pipe(captureTypeCodec).optional(),
    }),
    reply: z.array(imageSchema),
    isPaged: true,
    policy: 'ReadProject',
    summary: 'Processed images of an inspection, 24 to a page.',
  }),

  confirmImageUploaded: call('PUT', 'images/{id}/uploaded', {
    payload: z.object({ type: fileTypeCodec }),
    policy: 'UpdateProject',
    summary: 'The bytes of one registered file are stored; repeating it changes nothing.',
  }),

  uploadThumbnail: call('POST', 'images/thumbnail', {
    encoding: 'multipart',
    // Removing sends no file (N104).
    payload: z.object({
      id: idSchema,
      type: numberText.pipe(thumbnailKindCodec),
      isRemoving: flagText,
      file: thumbnailFileSchema.optional(),
    }),
    timeoutMs: Infinity,
    policy: 'Thumbnail',
    summary: 'Sets or removes the picture of a user, site, asset or inspection.',
  }),
};
