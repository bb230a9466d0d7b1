import { expect, it } from 'vitest';
import { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS } from './unit-system.ts';

it('offers metric and imperial units; metric is the default', () => {
  expect([...UNIT_SYSTEMS]).toEqual(['Metric', 'Imperial']);
  expect(DEFAULT_UNIT_SYSTEM).toBe('Metric');
});
