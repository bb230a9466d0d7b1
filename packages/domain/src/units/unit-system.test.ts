import { expect, it } from 'vitest';
import { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS } from './unit-system.ts';

it('A reader chooses metric or imperial units, and sees metric ones before', () => {
  expect([...UNIT_SYSTEMS]).toEqual(['Metric', 'Imperial']);
  expect(DEFAULT_UNIT_SYSTEM).toBe('Metric');
});
