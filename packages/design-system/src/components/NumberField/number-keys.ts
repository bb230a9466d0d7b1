import { stepNumber, type NumberLimits } from './number-text.js';

const STEPS_OF_PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: STEPS_OF_PAGE,
  PageDown: -STEPS_OF_PAGE,
};

/** Key and modifiers of a keyboard event. */
export interface PressedNumberKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Returns the number after a key: arrows change by a step, Page Up and Page Down by ten, Home and End go to existing limits.
 *
 * @returns undefined for keys that move the caret, select or type
 */
export function targetOfKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: PressedNumberKey,
  value: number | null,
  step: number,
  limits: NumberLimits,
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const steps = STEPS[key];
  if (steps !== undefined) return stepNumber(value, steps * step, limits);
  if (key === 'Home') return limits.min;
  return key === 'End' ? limits.max : undefined;
}
