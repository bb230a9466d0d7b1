import { expect, it } from 'vitest';
import { kilobytes } from '../../.storybook/docs/kilobytes.ts';

it.each([
  [12_345, '12.3 kB'],
  [999, '1.0 kB'],
  [1024, '1.0 kB'],
  [10_240, '10.2 kB'],
  [0, '0.0 kB'],
])('the page of a component shows %i bytes in kB of 1,000 bytes: %s', (bytes, text) =>
  expect(kilobytes(bytes)).toBe(text),
);
