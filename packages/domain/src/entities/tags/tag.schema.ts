import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** A tag of the company's library. An archived tag stays where it is used. */
export const tagSchema = z.object({
  id: idSchema,
  name: z.string(),
  modified: instantSchema,
  isArchived: z.boolean(),
});
/** The output of {@link tagSchema}. */
export type Tag = z.output<typeof tagSchema>;
