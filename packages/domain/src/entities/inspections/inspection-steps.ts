import type { DataType, DataTypes } from './data-types.ts';
import type { ProjectForm } from './inspection.form.ts';

/** One step of the inspection wizard. */
export interface InspectionStep {
  id: 'types' | DataType | 'details' | 'confirmation';
  /** The number it shows; it keeps it while other steps are off. */
  number: number;
  label: string;
  /** Fields of the form whose errors belong to the step; what a kind of data lacks is an error of its field. */
  fields: readonly (keyof ProjectForm)[];
}

/** The eight steps of the inspection wizard, in the order of their tabs. @see INSP-002..009, N51 */
export const INSPECTION_STEPS = [
  { id: 'types', number: 1, label: 'Data Types', fields: ['types'] },
  { id: 'three', number: 2, label: '3D Digital Twin', fields: ['three'] },
  { id: 'two', number: 3, label: '2D Data', fields: ['two'] },
  { id: 'ortho', number: 4, label: 'Orthomosaic', fields: ['ortho'] },
  { id: 'sonar', number: 5, label: 'Sonar Data', fields: ['sonar'] },
  { id: 'supplementary', number: 6, label: 'Supplementary Data', fields: ['supplementary'] },
  {
    id: 'details',
    number: 7,
    label: 'Details',
    fields: ['name', 'description', 'assetId', 'checklistId', 'thumbnail'],
  },
  { id: 'confirmation', number: 8, label: 'Confirmation', fields: [] },
] as const satisfies readonly InspectionStep[];

/** A step as it stands: the step of a kind of data that is off is not enabled. */
export interface InspectionStepState extends InspectionStep {
  isEnabled: boolean;
}

/** All eight steps as the chosen kinds of data leave them. @see INSP-002..009, N51 */
export const inspectionSteps = (types: DataTypes): InspectionStepState[] =>
  INSPECTION_STEPS.map((step) => ({ ...step, isEnabled: isEnabled(step.id, types) }));

const isEnabled = (id: InspectionStep['id'], types: DataTypes): boolean =>
  id === 'types' || id === 'details' || id === 'confirmation' || types[id];

/**
 * Where a failed save jumps: the first enabled step, in the order of the tabs,
 * that has a field with an error.
 *
 * @param errors names of the form's fields that have errors
 * @returns zero-based index in `steps`; undefined when no enabled step has one
 * @see INSP-014, N54
 */
export function firstStepWithError(
  steps: readonly InspectionStepState[],
  errors: readonly string[],
): number | undefined {
  const first = steps.findIndex((step) => step.isEnabled && step.fields.some((field) => errors.includes(field)));
  return first === -1 ? undefined : first;
}
