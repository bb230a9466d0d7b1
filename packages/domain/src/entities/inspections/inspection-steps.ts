import type { DataType, DataTypes } from './data-types.ts';
import type { ProjectForm } from './inspection.form.ts';

/** One step of the inspection wizard. */
export interface InspectionStep {
  id: 'types' | DataType | 'details' | 'confirmation';
  /** Displayed number. It does not change when other steps are off. */
  number: number;
  label: string;
  /** Form fields whose errors belong to the step. Data issues are errors of the field of their kind. */
  fields: readonly (keyof ProjectForm)[];
}

/** The eight steps of the inspection wizard, in tab order. */
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

/** A step with its state. The step of a kind of data that is off is disabled. */
export interface InspectionStepState extends InspectionStep {
  isEnabled: boolean;
}

/** Returns all eight steps, enabled or disabled by the selected kinds of data. */
export const inspectionSteps = (types: DataTypes): InspectionStepState[] =>
  INSPECTION_STEPS.map((step) => ({ ...step, isEnabled: isEnabled(step.id, types) }));

const isEnabled = (id: InspectionStep['id'], types: DataTypes): boolean =>
  id === 'types' || id === 'details' || id === 'confirmation' || types[id];
