import { expect, it } from 'vitest';
import { USAGE } from './usage.ts';

it('the help fits a terminal', () => {
  expect(USAGE.split('\n').filter((line) => line.length > 110)).toEqual([]);
});
