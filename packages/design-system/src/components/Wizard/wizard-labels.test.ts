import { describe, expect, it } from 'vitest';
import type { WizardStep } from './steps.js';
import { WIZARD_LABELS } from './wizard-labels.js';

const details: WizardStep = { id: 'details', label: 'Details' };

describe('the state of a step in words', () => {
  it.each([
    ['upcoming', details, 'step 7 of 8'],
    ['done', { ...details, status: 'done' as const }, 'step 7 of 8, done'],
    ['one error', { ...details, status: 'done' as const, errorCount: 1 }, 'step 7 of 8, 1 error'],
    [
      'errors of a step that is off are not its state',
      { ...details, status: 'off' as const, errorCount: 2 },
      'step 7 of 8',
    ],
  ])('%s', (_case, step, words) => expect(WIZARD_LABELS.stepState(step, 7, 8)).toBe(words));

  it('all errors together', () => {
    const steps = [
      { ...details, errorCount: 2 },
      { id: 'sonar', label: 'Sonar Data' },
      { id: 'ortho', label: 'Orthomosaic', errorCount: 1 },
    ];
    expect(WIZARD_LABELS.errors(steps)).toBe('Details: 2 errors. Orthomosaic: 1 error');
    expect(WIZARD_LABELS.errors([details])).toBe('');
  });
});
