import * as z from 'zod';
import { captureTypeCodec, imageSchema, thumbnailKindCodec, viewModeCodec } from '../entities/images/image.schema.ts';
import { fileTypeCodec } from '../entities/inspections/modules.schema.ts';
import { idSchema } from '../entities/shared/fields.ts';
import { thumbnailFileSchema } from '../entities/shared/thumbnail-file.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

const queryNumber = z.codec(z.string(), z.number(), { decode: Number, encode: String });

export const listImages = call('GET', 'images', {
  query: listQuerySchema.extend({
    projectId: idSchema,
    depth: queryNumber.pipe(viewModeCodec).optional(),
    type: queryNumber.pipe(captureTypeCodec).optional(),
  }),
  reply: z.array(imageSchema),
  isPaged: true,
  policy: 'ReadProject',
  summary: 'Processed images of an inspection, 24 to a page.',
});

export const confirmImageUploaded = call('PUT', 'images/{id}/uploaded', {
  payload: z.object({ type: fileTypeCodec }),
  policy: 'UpdateProject',
  summary: 'The bytes of one registered file are stored; repeating it changes nothing.',
});

/** Fields of the thumbnail form beside its file. `isRemoving` without a file removes the picture. */
export const uploadThumbnail = call('POST', 'images/thumbnail', {
  encoding: 'multipart',
  payload: z.object({
    id: idSchema,
    type: queryNumber.pipe(thumbnailKindCodec),
    isRemoving: z.codec(z.enum(['true', 'false']), z.boolean(), {
      decode: (value) => value === 'true',
      encode: (value) => (value ? 'true' : 'false'),
    }),
    file: thumbnailFileSchema.optional(),
  }),
  policy: 'Thumbnail',
  summary: 'Sets or removes the picture of a user, site, asset or inspection.',
});
