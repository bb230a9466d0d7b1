import type { WizardStep } from '@inspection-studio/design-system';
import { formDataIssues, type ProjectForm, projectPayloadSchema, thumbnailFormSchema, toProjectPayload } from '@inspection-studio/domain';

/** The steps of the wizard, in order. */
export const STEP_IDS = ['types', 'three', 'two', 'details', 'confirmation'] as const;
export type StepId = (typeof STEP_IDS)[number];

/** Kinds of data that can be chosen. */
export const CHOOSABLE_KINDS = ['three', 'two'] as const satisfies readonly StepId[];
export type ChoosableKind = (typeof CHOOSABLE_KINDS)[number];

export const STEP_LABELS: Readonly<Record<StepId, string>> = {
  types: 'Data Types',
  three: '3D Digital Twin',
  two: '2D Data',
  details: 'Details',
  confirmation: 'Confirmation',
};

/** Every step keeps the number it has among all kinds of data. @see spec 1 §2 "numbered steps" */
const STEP_NUMBERS: Readonly<Record<StepId, number>> = { types: 1, three: 2, two: 3, details: 7, confirmation: 8 };

/** Fields of the form that a step edits; a kind of data is one field. */
export const STEP_FIELDS = {
  types: ['types'],
  three: ['three'],
  two: ['two'],
  details: ['name', 'description', 'assetId', 'checklistId', 'thumbnail'],
  confirmation: [],
} as const satisfies Record<StepId, readonly (keyof ProjectForm)[]>;

/** Images of a kind of data. */
export interface KindImages {
  count: number;
  sizeBytes: number;
}

/** How many images of a kind there are, visual and thermal together, and how large they are. */
export function kindImages({ rgb, ir }: ProjectForm['two']): KindImages {
  const sizeBytes = [rgb, ir].reduce((total, files) => files.reduce((sum, { size }) => sum + size, total), 0);
  return { count: rgb.length + ir.length, sizeBytes };
}

/** Whether a step has all it needs; the last one never counts as done. */
function isDone(id: StepId, form: ProjectForm): boolean {
  if (id === 'confirmation') return false;
  if (id !== 'details') return !formDataIssues(form).some(({ kind }) => kind === id);
  return projectPayloadSchema.safeParse(toProjectPayload(form)).success && thumbnailFormSchema.safeParse(form.thumbnail).success;
}

/**
 * The steps as they stand: kinds that are not chosen are off.
 *
 * @param wrong fields that show an error
 * @see spec 1 §2 "Inspection screens", N51
 */
export function wizardSteps(form: ProjectForm, wrong: readonly string[]): (WizardStep & { id: StepId })[] {
  return STEP_IDS.map((id) => {
    const isOff = (id === 'three' || id === 'two') && !form.types[id];
    const fields: readonly string[] = STEP_FIELDS[id];
    return {
      id,
      label: STEP_LABELS[id],
      number: STEP_NUMBERS[id],
      status: isOff ? 'off' : isDone(id, form) ? 'done' : 'upcoming',
      errorCount: fields.filter((field) => wrong.includes(field)).length,
    };
  });
}
