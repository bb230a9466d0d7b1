import type { KnownFile, WizardStep } from '@inspection-studio/design-system';
import {
  dataCounts,
  type DataIssue,
  type DataType,
  formDataIssues,
  INSPECTION_STEPS,
  type InspectionStep,
  inspectionSteps,
  isUsable,
  type ModuleFile,
  type ProjectForm,
  projectPayloadSchema,
  projectUpdateSchema,
  storedFiles,
  toProjectPayload,
  toProjectUpdate,
  usableFiles,
} from '@inspection-studio/domain/inspections';
import { baseNameOf, thumbnailFormSchema } from '@inspection-studio/domain/shared';

/** One of the eight steps. */
export type StepId = InspectionStep['id'];

/** Names of the steps, and so of the kinds of data. */
export const STEP_LABELS = Object.fromEntries(INSPECTION_STEPS.map(({ id, label }) => [id, label])) as Readonly<
  Record<StepId, string>
>;

/** The step at an index of the wizard. */
export const stepAt = (index: number): InspectionStep => INSPECTION_STEPS[index] ?? INSPECTION_STEPS[0];

/** The registered files of a kind that count after saving: uploaded, and not marked for removal. */
function keptFiles(form: ProjectForm, type: DataType): ModuleFile[] {
  const removed = new Set(form.removed);
  return storedFiles(form.stored, type).filter((file) => isUsable(file) && !removed.has(file.id));
}

/** How many files of a kind count after saving: uploaded, plus added, minus removed. */
export const kindCount = (form: ProjectForm, type: DataType): number =>
  keptFiles(form, type).length + usableFiles(form, type).length;

/** How large they are, in bytes. Reading the sizes of many added files takes time; see `useFileChecks`. */
export const kindBytes = (form: ProjectForm, type: DataType): number =>
  [...keptFiles(form, type), ...usableFiles(form, type)].reduce((sum, { size }) => sum + size, 0);

/** The stored files of a kind that must not be added again: uploaded or arriving. A missing one may be. */
export function knownFiles(form: ProjectForm, files: readonly ModuleFile[]): KnownFile[] {
  const removed = new Set(form.removed);
  return files
    .filter(({ id, isUploaded, isArriving }) => (isUploaded || isArriving) && !removed.has(id))
    .map(({ name, path = name, size }) => ({ name: baseNameOf(name), relativePath: path, size }));
}

/** Names of the sonar data saving leaves there, images and parameter files apart. */
export const sonarNames = (form: ProjectForm) =>
  dataCounts({ ...form, types: { ...form.types, sonar: true } }).sonar ?? { images: [], parameters: [] };

/** Whether a step has all it needs; the last one never counts as done. */
function isDone(id: StepId, form: ProjectForm, issues: readonly DataIssue[], isExisting: boolean): boolean {
  if (id === 'confirmation') return false;
  if (id !== 'details') return !issues.some(({ kind }) => kind === id);
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
 */
export function wizardSteps(
  form: ProjectForm,
  wrong: readonly string[],
  isExisting = false,
): (WizardStep & { id: StepId })[] {
  const issues = formDataIssues(form);
  return inspectionSteps(form.types).map(({ id, label, number, fields, isEnabled }) => ({
    id,
    label,
    number,
    status: !isEnabled ? 'off' : isDone(id, form, issues, isExisting) ? 'done' : 'upcoming',
    errorCount: fields.filter((field) => wrong.includes(field)).length,
  }));
}
