import { lightFormat } from 'date-fns';
import * as z from 'zod/mini';
import { inspectionMessages } from '../../messages.ts';
import { requiredText } from '../../validation/fields.ts';
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

/** Shortest inspection name, in characters once white space is gone. @see VAL-087 */
export const INSPECTION_NAME_MIN = 2;
/** Longest inspection name, in characters once white space is gone. @see VAL-088 */
export const INSPECTION_NAME_MAX = 35;
/** Longest description, in characters. @see VAL-094 */
export const DESCRIPTION_MAX = 999;

/**
 * Name of an inspection: white space goes first, then 2 to 35 letters and
 * numbers of any script must remain; marks that belong to a letter count as part of
 * it.
 *
 * @see VAL-087..092, N84
 */
export const inspectionNameSchema = z.string().check(
  z.overwrite((name) => name.replace(/\s+/gu, '')),
  z.minLength(INSPECTION_NAME_MIN),
  z.maxLength(INSPECTION_NAME_MAX),
  z.regex(/^(?:[\p{L}\p{N}]\p{M}*)*$/u, inspectionMessages.name),
);

/** Default name of a new inspection: its day as yyyyMMdd, in the reader's zone. @see N84 */
export const defaultInspectionName = (today: Date): string => lightFormat(today, 'yyyyMMdd');

/** What creating and editing an inspection sends. @see REC-097..100, CALL-088..091 */
export const projectPayloadSchema = z.object({
  name: inspectionNameSchema,
  description: z.string().check(z.maxLength(DESCRIPTION_MAX)),
  assetId: requiredText(),
  checklistId: requiredText(),
});
/** The output of {@link projectPayloadSchema}. */
export type ProjectPayload = z.output<typeof projectPayloadSchema>;

/**
 * What editing an inspection sends: as for a new one, but its checklist may be
 * `null` while it has none, as when that was deleted from the library.
 *
 * @see REC-097..100, CALL-094..097, N52
 */
export const projectUpdateSchema = z.extend(projectPayloadSchema, { checklistId: z.nullable(requiredText()) });
/** The output of {@link projectUpdateSchema}. */
export type ProjectUpdate = z.output<typeof projectUpdateSchema>;

/** Details that stay as they are once an inspection exists; they are still sent. @see INSP-015, N52 */
export const LOCKED_ON_EDIT = ['assetId', 'checklistId'] as const satisfies readonly (keyof ProjectPayload)[];

const wizardSchema = z.extend(projectPayloadSchema, { ...inspectionDataSchema.shape, thumbnail: thumbnailFormSchema });

/** Puts what the data lacks at its kind (`three`, `two`, …), or at `types` when no kind is on. */
const refuse = (issuesOf: (data: InspectionData) => DataIssue[]) =>
  z.check<InspectionData>(({ value, issues }) => {
    for (const { kind, message } of issuesOf(value)) {
      issues.push({ code: 'custom', path: [kind], message, input: value });
    }
  });

/**
 * What the inspection wizard edits: details, the picture, and data of every
 * kind. What the data lacks is an issue at its kind (`three`, `two`, …), or at
 * `types` when no kind is on.
 *
 * @see REC-097..102, VAL-087..111, N104
 */
export const projectFormSchema = wizardSchema.check(refuse(formDataIssues));
/** The output of {@link projectFormSchema}. */
export type ProjectForm = z.output<typeof projectFormSchema>;

/**
 * The wizard of an inspection that exists: saving refuses only what the data
 * newly lacks, and a checklist that was never given is not asked for.
 *
 * @param before the wizard as it was opened
 * @param isSent it is sent for processing too, so that nothing may be lacking
 * @see STATE-025..026, VAL-097..111, N07, N52
 */
export const editProjectFormSchema = (before: ProjectForm, isSent: boolean) =>
  z
    .extend(wizardSchema, { checklistId: before.checklistId === '' ? z.string() : requiredText() })
    .check(refuse((data) => (isSent ? formDataIssues(data) : newDataIssues(data, before))));

/**
 * An empty wizard: named after today, nothing chosen.
 *
 * @param assetId asset preselected by the address. @default '' (none)
 * @see VAL-093
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
 * The wizard of an inspection that exists, with the files it holds; a kind with
 * registered files is on.
 *
 * @see STATE-025..026, N07, N52
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

/** The payload of a checked wizard; modules and picture travel in their own calls. @see CALL-088..091, N104 */
export const toProjectPayload = ({ name, description, assetId, checklistId }: ProjectForm): ProjectPayload => ({
  name,
  description,
  assetId,
  checklistId,
});

/** The payload of a checked edit; a checklist that was never given is `null`. @see CALL-094..097, N52 */
export const toProjectUpdate = (form: ProjectForm): ProjectUpdate => ({
  ...toProjectPayload(form),
  checklistId: form.checklistId === '' ? null : form.checklistId,
});
