import { format } from 'date-fns';
import * as z from 'zod';
import { requiredText } from '../../validation/fields.ts';
import { fileSchema, thumbnailFormSchema, thumbnailFormValue } from '../shared/thumbnail-file.ts';
import { dataIssues } from './data-minima.ts';
import type { ModulesPayload } from './modules.schema.ts';
import { toMeta } from './modules.schema.ts';
import { inspectionMessages } from '../../messages.ts';

/** Longest inspection name; the shortest is 2. @see spec 2 §9 "Lengths" */
export const INSPECTION_NAME_MAX = 35;
/** Longest description. @see spec 2 §9 "Lengths" */
export const DESCRIPTION_MAX = 999;

/**
 * Name of an inspection: white space goes first, then 2 to 35 letters and
 * numbers of any script must remain.
 *
 * @see spec 2 §5 "Inspection", N84
 */
export const inspectionNameSchema = z
  .string()
  .overwrite((name) => name.replace(/\s+/gu, ''))
  .min(2)
  .max(INSPECTION_NAME_MAX)
  .regex(/^[\p{L}\p{N}]*$/u, inspectionMessages.name);

/** Default name of a new inspection: its day as yyyyMMdd, in the reader's zone. @see N84 */
export const defaultInspectionName = (today: Date): string => format(today, 'yyyyMMdd');

/** What creating and editing an inspection sends. @see spec 2 §7 "POST projects" */
export const projectPayloadSchema = z.object({
  name: inspectionNameSchema,
  description: z.string().max(DESCRIPTION_MAX),
  assetId: requiredText(),
  checklistId: requiredText(),
});
export type ProjectPayload = z.output<typeof projectPayloadSchema>;

const imagesSchema = z.object({ rgb: z.array(fileSchema), ir: z.array(fileSchema) });

/** What the inspection wizard edits: details, chosen kinds of data and their files. */
export const projectFormSchema = projectPayloadSchema
  .extend({
    thumbnail: thumbnailFormSchema,
    types: z.object({ three: z.boolean(), two: z.boolean() }),
    three: imagesSchema.extend({ isAr: z.boolean() }),
    two: imagesSchema,
  })
  .check(({ value, issues }) => {
    const countOf = (images: { rgb: unknown[]; ir: unknown[] }) => images.rgb.length + images.ir.length;
    const found = dataIssues({
      three: value.types.three ? countOf(value.three) : null,
      two: value.types.two ? countOf(value.two) : null,
      ortho: false,
      sonarImages: null,
      supplementary: null,
    });
    for (const { kind, message } of found) {
      issues.push({ code: 'custom', path: [kind], message, input: value });
    }
  });
export type ProjectForm = z.output<typeof projectFormSchema>;

/** An empty wizard: named after today, nothing chosen but what the address preselects. */
export const newProjectForm = (today: Date, assetId = ''): ProjectForm => ({
  name: defaultInspectionName(today),
  description: '',
  assetId,
  checklistId: '',
  thumbnail: thumbnailFormValue(),
  types: { three: false, two: false },
  three: { rgb: [], ir: [], isAr: false },
  two: { rgb: [], ir: [] },
});

/** The payload of a checked wizard; modules and picture travel in their own calls. */
export const toProjectPayload = ({ name, description, assetId, checklistId }: ProjectForm): ProjectPayload => ({
  name,
  description,
  assetId,
  checklistId,
});

/** Registers the files of the chosen kinds; kinds that are off are left out. @see spec 2 §7 "projects/{id}/modules" */
export function toModulesPayload(form: ProjectForm): ModulesPayload {
  const payload: ModulesPayload = {};
  if (form.types.three) {
    payload.three = { rgb: form.three.rgb.map(toMeta), ir: form.three.ir.map(toMeta), isAr: form.three.isAr, remove: [] };
  }
  if (form.types.two) {
    payload.two = { rgb: form.two.rgb.map(toMeta), ir: form.two.ir.map(toMeta), remove: [] };
  }
  return payload;
}
