import { lightFormat } from 'date-fns/lightFormat';
import * as z from 'zod/mini';
import { inspectionMessages } from '../../form-messages.ts';
import { requiredText } from '../../validation/fields.ts';
import { tidyLine } from '../../validation/tidy-line.ts';
import { thumbnailFormSchema, thumbnailFormValue } from '../shared/thumbnail-file.ts';
import type { DataIssue } from './data-minima.ts';
import {
  formDataIssues,
  type InspectionData,
  inspectionDataSchema,
  newDataIssues,
  newInspectionData,
  storedDataTypes,
} from './inspection-data.form.ts';
import type { ProjectDetail } from './inspection.schema.ts';
import type { ModuleFiles } from './modules.schema.ts';

/** Minimum length of an inspection name in characters, without white space. */
export const INSPECTION_NAME_MIN = 2;
/** Maximum length of an inspection name in characters, without white space. */
export const INSPECTION_NAME_MAX = 35;
/** Maximum length of a description in characters. */
export const DESCRIPTION_MAX = 999;

/**
 * Name of an inspection. White space is removed, then 2 to 35 letters and numbers
 * of any script must remain. Combining marks count as part of their letter.
 */
export const inspectionNameSchema = z.string().check(
  z.overwrite((name) => tidyLine(name).replaceAll(' ', '')),
  z.minLength(INSPECTION_NAME_MIN),
  z.maxLength(INSPECTION_NAME_MAX),
  z.regex(/^(?:[\p{L}\p{N}]\p{M}*)*$/u, inspectionMessages.name),
);

/** Returns the default name of a new inspection: the date as yyyyMMdd, in the user's time zone. */
export const defaultInspectionName = (today: Date): string => lightFormat(today, 'yyyyMMdd');

/** Payload of creating an inspection. */
export const projectPayloadSchema = z.object({
  name: inspectionNameSchema,
  description: z.string().check(z.maxLength(DESCRIPTION_MAX)),
  assetId: requiredText(),
  checklistId: requiredText(),
});
/** The output of {@link projectPayloadSchema}. */
export type ProjectPayload = z.output<typeof projectPayloadSchema>;

/**
 * Payload of creating an inspection, with an optional key that is not in the specification. A second call of the same
 * person with the same key creates nothing and returns the inspection of the first one, so a lost reply can be repeated.
 */
export const newProjectPayloadSchema = z.extend(projectPayloadSchema, { creationKey: z.optional(z.uuid()) });
/** The output of {@link newProjectPayloadSchema}. */
export type NewProjectPayload = z.output<typeof newProjectPayloadSchema>;

/**
 * Payload of editing an inspection: like that of a new one, but the checklist is
 * `null` when the inspection has none, for example because it was deleted from
 * the library.
 */
export const projectUpdateSchema = z.extend(projectPayloadSchema, { checklistId: z.nullable(requiredText()) });
/** The output of {@link projectUpdateSchema}. */
export type ProjectUpdate = z.output<typeof projectUpdateSchema>;

const wizardSchema = z.extend(projectPayloadSchema, { ...inspectionDataSchema.shape, thumbnail: thumbnailFormSchema });

/** Reports data issues at the field of their kind (`three`, `two`, …), or at `types` when no kind is on. */
const refuse = (issuesOf: (data: InspectionData) => DataIssue[]) =>
  z.check<InspectionData>(({ value, issues }) => {
    for (const { kind, message } of issuesOf(value)) {
      issues.push({ code: 'custom', path: [kind], message, input: value });
    }
  });

/**
 * Form of the inspection wizard: details, the thumbnail, and data of every kind.
 * Data issues are reported at the field of their kind (`three`, `two`, …), or at
 * `types` when no kind is on.
 */
export const projectFormSchema = wizardSchema.check(refuse(formDataIssues));
/** The output of {@link projectFormSchema}. */
export type ProjectForm = z.output<typeof projectFormSchema>;

/**
 * Form of the wizard of an existing inspection. Saving rejects only new data
 * issues, and the checklist is optional if the inspection has none.
 *
 * @param before the initial form
 * @param isSent whether it is also sent for processing, which requires complete data
 */
export const editProjectFormSchema = (before: ProjectForm, isSent: boolean) =>
  z
    .extend(wizardSchema, { checklistId: before.checklistId === '' ? z.string() : requiredText() })
    .check(refuse((data) => (isSent ? formDataIssues(data) : newDataIssues(data, before))));

/**
 * Returns an empty wizard form: named after today, nothing selected.
 *
 * @param assetId preselected asset, from the URL. @default '' (none)
 */
export const newProjectForm = (today: Date, assetId = ''): ProjectForm => ({
  name: defaultInspectionName(today),
  description: '',
  assetId,
  checklistId: '',
  thumbnail: thumbnailFormValue(),
  ...newInspectionData(),
});

/**
 * Returns the wizard form of an existing inspection with its registered files.
 * Kinds with registered files are on.
 */
export function editProjectForm(project: ProjectDetail, stored: ModuleFiles): ProjectForm {
  const { three, ortho } = project.modules;
  const data = newInspectionData();
  return {
    name: project.name,
    description: project.description,
    assetId: project.asset.id,
    checklistId: project.checklist?.id ?? '',
    thumbnail: thumbnailFormValue(project.thumbnail),
    ...data,
    status: project.status,
    types: storedDataTypes(stored, ortho.isEnabled),
    three: { ...data.three, isAr: three.isAr },
    ortho: { ...data.ortho, gcp: ortho.gcp },
    stored,
  };
}

/** Converts a valid wizard form to its payload. Modules and thumbnail are sent in separate calls. */
export const toProjectPayload = ({ name, description, assetId, checklistId }: ProjectForm): ProjectPayload => ({
  name,
  description,
  assetId,
  checklistId,
});

/** Converts a valid edit form to its payload. The checklist is `null` without one. */
export const toProjectUpdate = (form: ProjectForm): ProjectUpdate => ({
  ...toProjectPayload(form),
  checklistId: form.checklistId === '' ? null : form.checklistId,
});
