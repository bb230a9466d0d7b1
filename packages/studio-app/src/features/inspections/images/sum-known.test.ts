import { expect, it } from 'vitest';
import { sumKnown } from './sum-known.ts';

it.each([
  [[], 0],
  [[3], 3],
  [[3, 0, 4], 7],
  [[3, undefined], undefined],
  [[undefined], undefined],
])('the sum of %j is %j', (numbers, sum) => expect(sumKnown(numbers)).toBe(sum));
