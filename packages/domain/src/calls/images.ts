import * as z from 'zod/mini';
import { captureTypeCodec } from '../entities/images/capture-type.ts';
import { imageSchema } from '../entities/images/image.schema.ts';
import { viewModeCodec } from '../entities/images/view-mode.ts';
import { idSchema } from '../entities/shared/fields.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';
import { numberText } from './number-text.ts';

/** Call that reads images of inspections. */
export const imageReads = {
  listImages: call('GET', 'images', {
    query: z.extend(listQuerySchema, {
      projectId: idSchema,
      depth: z.optional(z.pipe(numberText, viewModeCodec)),
      type: z.optional(z.pipe(numberText, captureTypeCodec)),
    }),
    reply: z.array(imageSchema),
    isPaged: true,
    policy: 'ReadProject',
    summary: 'Processed images of an inspection, 24 per page.',
  }),
};
