import type { WizardStep } from '@inspection-studio/design-system';
import {
  addedFiles,
  type DataType,
  dataCounts,
  formDataIssues,
  INSPECTION_STEPS,
  type InspectionStep,
  inspectionSteps,
  type ProjectForm,
  projectPayloadSchema,
  projectUpdateSchema,
  storedFiles,
  thumbnailFormSchema,
  toProjectPayload,
  toProjectUpdate,
} from '@inspection-studio/domain';

/** One of the eight steps. */
export type StepId = InspectionStep['id'];

/** Names of the steps, and so of the kinds of data. */
export const STEP_LABELS = Object.fromEntries(INSPECTION_STEPS.map(({ id, label }) => [id, label])) as Readonly<
  Record<StepId, string>
>;

/** The step at an index of the wizard. */
export const stepAt = (index: number): InspectionStep => INSPECTION_STEPS[index] ?? INSPECTION_STEPS[0];

/** Files of a kind of data. */
export interface KindFiles {
  count: number;
  sizeBytes: number;
}

/** How many files of a kind saving leaves there, and how large they are: uploaded, plus added, minus removed. @see N07 */
export function kindFiles(form: ProjectForm, type: DataType): KindFiles {
  const kept = storedFiles(form.stored, type).filter(({ id, isUploaded }) => isUploaded && !form.removed.includes(id));
  const files = [...kept, ...addedFiles(form, type)];
  return { count: files.length, sizeBytes: files.reduce((sum, { size }) => sum + size, 0) };
}

/** Names of the sonar data saving leaves there, images and parameter files apart. */
export const sonarNames = (form: ProjectForm) =>
  dataCounts({ ...form, types: { ...form.types, sonar: true } }).sonar ?? { images: [], parameters: [] };

/** Whether a step has all it needs; the last one never counts as done. */
function isDone(id: StepId, form: ProjectForm, isExisting: boolean): boolean {
  if (id === 'confirmation') return false;
  if (id !== 'details') return !formDataIssues(form).some(({ kind }) => kind === id);
  const details = isExisting
    ? projectUpdateSchema.safeParse(toProjectUpdate(form))
    : projectPayloadSchema.safeParse(toProjectPayload(form));
  return details.success && thumbnailFormSchema.safeParse(form.thumbnail).success;
}

/**
 * Returns the current steps. Steps of kinds that are not selected are disabled.
 *
 * @param wrong fields that show an error
 * @param isExisting the inspection exists already, so that it may lack a checklist
 * @see INSP-002..009, N51
 */
export const wizardSteps = (
  form: ProjectForm,
  wrong: readonly string[],
  isExisting = false,
): (WizardStep & { id: StepId })[] =>
  inspectionSteps(form.types).map(({ id, label, number, fields, isEnabled }) => ({
    id,
    label,
    number,
    status: !isEnabled ? 'off' : isDone(id, form, isExisting) ? 'done' : 'upcoming',
    errorCount: fields.filter((field) => wrong.includes(field)).length,
  }));
