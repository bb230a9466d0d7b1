import { expect, it } from 'vitest';
import { hasSliceLabel, truncateLabel } from './chart-labels.js';

it.each([
  [0.4, true],
  [0.39, false],
  [1.2, true],
])('CHART-019 Pie labels are shown at an arc angle of 0.4 rad or more: %d', (angle, isShown) => {
  expect(hasSliceLabel(angle)).toBe(isShown);
});

it.each([
  ['Spalling', 'Spalling'],
  ['Weld cracks!', 'Weld cracks!'],
  ['Weld cracking', 'Weld crackin...'],
])("CHART-020 Labels are truncated at 12 characters plus '...': %s", (name, label) => {
  expect(truncateLabel(name)).toBe(label);
});
