import { expect, it } from 'vitest';
import { hasSliceLabel, labelLines, truncateLabel } from './chart-labels.js';

it.each([
  [0.4, true],
  [0.39, false],
  [1.2, true],
])('Pie labels are shown at an arc angle of 0.4 rad or more: %d', (angle, isShown) => {
  expect(hasSliceLabel(angle)).toBe(isShown);
});

it.each([
  ['Spalling', 'Spalling'],
  ['Weld cracks!', 'Weld cracks!'],
  ['Weld cracking', 'Weld crackin...'],
  ['Two lines 👷🏽‍♀️!', 'Two lines 👷🏽‍♀️!'],
  ['Two lines! 👷🏽‍♀️ up', 'Two lines! 👷🏽‍♀️...'],
])("Labels are truncated at 12 characters plus '...': %s", (name, label) => {
  expect(truncateLabel(name)).toBe(label);
});

it.each([
  ['Staining', ['Staining']],
  ['Steel corros...', ['Steel', 'corros...']],
  ['Bird nest old', ['Bird', 'nest old']],
  ['', ['']],
])('a label breaks at the space nearest its middle: %s', (label, lines) => expect(labelLines(label)).toEqual(lines));
