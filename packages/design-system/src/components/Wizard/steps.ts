/** One step of a Wizard. */
export interface WizardStep {
  id: string;
  label: string;
  /** One-based and rising along the list; gaps are steps this wizard does without. @default its place in the list */
  number?: number;
  /** off: not part of this run; keeps its number, and Back and Next pass it. @default 'upcoming' */
  status?: 'upcoming' | 'done' | 'off';
  /** Things to put right in this step. @default 0 */
  errorCount?: number;
}

/**
 * A step index within 0 and `count` minus one; anything that is no whole number becomes 0.
 *
 * @see INSP-046..047
 */
export function clampStep(index: number, count: number): number {
  if (!Number.isInteger(index)) return 0;
  return Math.max(0, Math.min(index, count - 1));
}

/** The number a step shows. */
export const stepNumber = (steps: readonly WizardStep[], index: number): number => steps[index]?.number ?? index + 1;

const isOn = (step: WizardStep) => step.status !== 'off';

/** The step Next leads to: the following one that is not off, or the same where none follows. */
export function nextStep(steps: readonly WizardStep[], index: number): number {
  const next = steps.findIndex((step, at) => at > index && isOn(step));
  return next === -1 ? index : next;
}

/** The step Back leads to: the one before that is not off, or the same where there is none. */
export function previousStep(steps: readonly WizardStep[], index: number): number {
  const previous = steps.findLastIndex((step, at) => at < index && isOn(step));
  return previous === -1 ? index : previous;
}

/**
 * Where a failed submit jumps.
 *
 * @returns the first step in order that is not off and has an error; undefined when none has
 * @see INSP-014
 */
export function firstStepWithError(steps: readonly WizardStep[]): number | undefined {
  const first = steps.findIndex((step) => isOn(step) && (step.errorCount ?? 0) > 0);
  return first === -1 ? undefined : first;
}
