import { stepNumber, type NumberLimits } from './number-text.js';

const STEPS_OF_PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: STEPS_OF_PAGE,
  PageDown: -STEPS_OF_PAGE,
};

/** A key as an event tells it. */
export interface PressedNumberKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * The number a key leads to: arrows by a step, Page Up and Page Down by ten, Home and End to the limits that exist.
 *
 * @returns undefined for a key that moves the caret, selects or types
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
