import * as z from 'zod/mini';
import { captureTypeCodec } from '../entities/images/capture-type.ts';
import { imageFactsSchema } from '../entities/images/image-facts.schema.ts';
import { imageSchema } from '../entities/images/image.schema.ts';
import { viewModeCodec } from '../entities/images/view-mode.ts';
import { idSchema } from '../entities/shared/fields.ts';
import { call } from './call.ts';
import { listQuerySchema, listSelectionSchema } from './list-query.ts';
import { numberText } from './number-text.ts';

/** Calls that read images of inspections. */
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

  getImagePage: call('GET', 'images/{id}/page', {
    query: z.extend(listSelectionSchema, { projectId: idSchema }),
    reply: z.array(imageSchema),
    isPaged: true,
    policy: 'ReadProject',
    summary:
      'The page of 24 processed images that holds one image of an inspection, among those of its view mode and capture type that match the filter. 404 when the filter leaves it out. `filter` and `orderBy` are those of `listImages`.',
  }),

  getImageFacts: call('GET', 'images/{id}/facts', {
    query: z.object({ projectId: idSchema }),
    reply: imageFactsSchema,
    policy: 'ReadProject',
    summary:
      'What the original of a processed image says about how it was taken: time, altitude, direction, camera and exposure. Facts that it lacks are absent.',
  }),
};
