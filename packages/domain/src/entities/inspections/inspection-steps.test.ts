import { describe, expect, it } from 'vitest';
import { type DataTypes, NO_DATA_TYPES } from './data-types.ts';
import { INSPECTION_STEPS, inspectionSteps } from './inspection-steps.ts';
import { newProjectForm, projectFormSchema } from './inspection.form.ts';

const types = (on: Partial<DataTypes>): DataTypes => ({ ...NO_DATA_TYPES, ...on });
const ALL = types({ three: true, two: true, ortho: true, sonar: true, supplementary: true });

describe('the inspection wizard has numbered steps', () => {
  it('Create and edit of an inspection is a tabbed wizard with numbered steps.', () => {
    expect(INSPECTION_STEPS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    [1, 'Data Types'],
    [2, '3D Digital Twin'],
    [3, '2D Data'],
    [4, 'Orthomosaic'],
    [5, 'Sonar Data'],
    [6, 'Supplementary Data'],
    [7, 'Details'],
    [8, 'Confirmation'],
  ])("Wizard step %d is '%s'.", (number, label) => {
    expect(INSPECTION_STEPS.find((step) => step.number === number)?.label).toBe(label);
  });

  it.each<[string, DataTypes, number[]]>([
    ['nothing', NO_DATA_TYPES, [1, 7, 8]],
    ['2D', types({ two: true }), [1, 3, 7, 8]],
    ['3D with an orthomosaic', types({ three: true, ortho: true }), [1, 2, 4, 7, 8]],
    ['sonar and supplementary data', types({ sonar: true, supplementary: true }), [1, 5, 6, 7, 8]],
    ['everything', ALL, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('steps of unselected data types are disabled and keep their numbers: %s selected', (_case, chosen, enabled) => {
    const steps = inspectionSteps(chosen);
    expect(steps).toHaveLength(8);
    expect(steps.filter(({ isEnabled }) => isEnabled).map(({ number }) => number)).toEqual(enabled);
  });
});

it('every form field with errors belongs to exactly one step', () => {
  const fields = INSPECTION_STEPS.flatMap((step) => step.fields as readonly string[]);
  const facts = ['status', 'stored', 'removed', 'faults'];
  expect([...fields, ...facts].sort()).toEqual(Object.keys(newProjectForm(new Date(2026, 10, 21))).sort());
  expect(Object.keys(projectFormSchema.shape).sort()).toEqual([...fields, ...facts].sort());
});
