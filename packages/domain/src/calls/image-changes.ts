import * as z from 'zod/mini';
import { thumbnailKindCodec } from '../entities/images/thumbnail-kind.ts';
import { fileTypeCodec } from '../entities/shared/file-type.ts';
import { idListSchema, idSchema } from '../entities/shared/fields.ts';
import { thumbnailFileSchema } from '../entities/shared/thumbnail-file.ts';
import { call } from './call.ts';
import { flagText } from './flag-text.ts';
import { numberText } from './number-text.ts';

/** Calls that confirm and flag images of inspections, and set pictures of records. */
export const imageChanges = {
  confirmImageUploaded: call('PUT', 'images/{id}/uploaded', {
    payload: z.object({ type: fileTypeCodec }),
    policy: 'UpdateProject',
    summary: 'Confirms that one registered file is stored. Idempotent.',
  }),

  flagImages: call('PUT', 'projects/{id}/images/flags', {
    payload: z.object({ ids: idListSchema.check(z.minLength(1)), isFlagged: z.boolean() }),
    permission: 'FlagImages',
    policy: 'ReadProject',
    summary:
      'Flags images of one inspection, or removes their flags. Idempotent. With 404, one of them is not a processed image of it, and nothing has changed.',
  }),

  uploadThumbnail: call('POST', 'images/thumbnail', {
    encoding: 'multipart',
    // Absent when the picture is removed.
    payload: z.object({
      id: idSchema,
      type: z.pipe(numberText, thumbnailKindCodec),
      isRemoving: flagText,
      file: z.optional(thumbnailFileSchema),
    }),
    timeoutMs: Infinity,
    policy: 'Thumbnail',
    summary: 'Sets or removes the picture of a user, site, asset or inspection.',
  }),
};
