import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** A label of the company's library; an archived one stays where it is used. @see REC-135..138 */
export const tagSchema = z.object({
  id: idSchema,
  name: z.string(),
  modified: instantSchema,
  isArchived: z.boolean(),
});
/** What {@link tagSchema} reads. */
export type Tag = z.output<typeof tagSchema>;
