export { clampStep, firstStepWithError, nextStep, previousStep, type WizardStep } from './steps.js';
export { Wizard, type WizardProps } from './Wizard.js';
export type { WizardLabels } from './wizard-labels.js';
