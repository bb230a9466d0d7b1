/** A step of a Wizard. */
export interface WizardStep {
  id: string;
  label: string;
  /** The one-based number, ascending; gaps are skipped steps. @default its position in the list */
  number?: number;
  /** The state; `off` steps keep their number, but Back and Next skip them. @default 'upcoming' */
  status?: 'upcoming' | 'done' | 'off';
  /** The number of errors in this step. @default 0 */
  errorCount?: number;
}

/** Clamps a step index to 0 and `count` - 1. Anything but an integer becomes 0. */
export function clampStep(index: number, count: number): number {
  if (!Number.isInteger(index)) return 0;
  return Math.max(0, Math.min(index, count - 1));
}

/** Returns the displayed number of a step. */
export const stepNumber = (steps: readonly WizardStep[], index: number): number => steps[index]?.number ?? index + 1;

const isOn = (step: WizardStep) => step.status !== 'off';

/** Returns the step after Next: the next one that is not off, or the same if there is none. */
export function nextStep(steps: readonly WizardStep[], index: number): number {
  const next = steps.findIndex((step, at) => at > index && isOn(step));
  return next === -1 ? index : next;
}

/** Returns the step after Back: the previous one that is not off, or the same if there is none. */
export function previousStep(steps: readonly WizardStep[], index: number): number {
  const previous = steps.findLastIndex((step, at) => at < index && isOn(step));
  return previous === -1 ? index : previous;
}

/**
 * Finds the step to show after a failed submit.
 *
 * @returns the first step that is not off and has an error; undefined when there is none
 */
export function firstStepWithError(steps: readonly WizardStep[]): number | undefined {
  const first = steps.findIndex((step) => isOn(step) && (step.errorCount ?? 0) > 0);
  return first === -1 ? undefined : first;
}
