import { describe, expect, it } from 'vitest';
import { clampStep, firstStepWithError, nextStep, previousStep, stepNumber, type WizardStep } from './steps.js';

describe('the multi-step form step index', () => {
  it.each([
    ['stays at 0 or above.', -1, 8, 0],
    ['stays at step count minus one or below.', 8, 8, 7],
    ['the first', 0, 8, 0],
    ['the last', 7, 8, 7],
    ['no whole number', 2.5, 8, 0],
    ['no number', Number.NaN, 8, 0],
    ['without end', Infinity, 8, 0],
    ['no steps', 3, 0, 0],
  ])('%s', (_row, index, count, clamped) => expect(clampStep(index, count)).toBe(clamped));
});

/** One letter a step: u upcoming, d done, o off; upper case has errors. */
const steps = (letters: string): WizardStep[] =>
  letters.split('').map((letter, index) => ({
    id: String(index),
    label: letter,
    status: ({ u: 'upcoming', d: 'done', o: 'off' } as const)[letter.toLowerCase() as 'u' | 'd' | 'o'],
    errorCount: letter === letter.toUpperCase() ? 1 : 0,
  }));

describe('Next and Back skip steps that are off', () => {
  it.each([
    ['uuu', 0, 1, 0],
    ['uuu', 2, 2, 1],
    ['dou', 0, 2, 0],
    ['dou', 2, 2, 0],
    ['uooo', 0, 0, 0],
    ['ooou', 3, 3, 3],
    ['', 0, 0, 0],
  ])('%j at %d', (letters, index, next, previous) => {
    expect(nextStep(steps(letters), index)).toBe(next);
    expect(previousStep(steps(letters), index)).toBe(previous);
  });
});

describe('a failed submit jumps to the first step with an error', () => {
  it.each([
    ['no errors', 'ddu', undefined],
    ['the first of two', 'dDU', 1],
    ['a step that is off does not count', 'dOU', 2],
    ['no steps', '', undefined],
  ])('%s', (_case, letters, first) => expect(firstStepWithError(steps(letters))).toBe(first));
});

describe('numbered steps', () => {
  it.each([
    ['its place in the list', steps('uu'), 1, 2],
    [
      'its own number, where steps between are left out',
      [
        { id: 'two', label: '2D Data', number: 3 },
        { id: 'details', label: 'Details', number: 7 },
      ],
      1,
      7,
    ],
  ])('%s', (_case, list, index, number) => expect(stepNumber(list, index)).toBe(number));
});
