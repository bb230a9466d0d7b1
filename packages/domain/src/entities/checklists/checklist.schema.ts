import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** A checklist template: titled sections of described items. */
export const checklistTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  modified: instantSchema,
  sections: z.array(
    z.object({
      identifier: z.string(),
      title: z.string(),
      items: z.array(z.object({ identifier: z.string(), description: z.string() })),
    }),
  ),
});
/** The output of {@link checklistTemplateSchema}. */
export type ChecklistTemplate = z.output<typeof checklistTemplateSchema>;
