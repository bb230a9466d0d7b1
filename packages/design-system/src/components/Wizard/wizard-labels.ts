import type { WizardStep } from './steps.js';

/** Texts of a Wizard. */
export interface WizardLabels {
  back: string;
  next: string;
  cancel: string;
  save: string;
  /** The text of the current step on phones. */
  progress: (number: number, count: number) => string;
  /** The state after the label of a step, for screen readers. */
  stepState: (step: WizardStep, number: number, count: number) => string;
  /** The announcement of the errors of all steps. */
  errors: (steps: readonly WizardStep[]) => string;
}

const errorsOf = ({ errorCount = 0 }: WizardStep) => `${errorCount} ${errorCount === 1 ? 'error' : 'errors'}`;
const hasErrors = ({ status, errorCount = 0 }: WizardStep) => status !== 'off' && errorCount > 0;

export const WIZARD_LABELS: WizardLabels = {
  back: 'Back',
  next: 'Next',
  cancel: 'Cancel',
  save: 'Save',
  progress: (number, count) => `${number} of ${count}`,
  stepState: (step, number, count) => {
    const place = `step ${number} of ${count}`;
    if (hasErrors(step)) return `${place}, ${errorsOf(step)}`;
    return step.status === 'done' ? `${place}, done` : place;
  },
  errors: (steps) =>
    steps
      .filter(hasErrors)
      .map((step) => `${step.label}: ${errorsOf(step)}`)
      .join('. '),
};
