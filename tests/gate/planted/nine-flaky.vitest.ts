import { expect, it } from 'vitest';
import { isFirstTime } from './first-time.ts';

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('fails once, %i', (count) => expect(isFirstTime(`flaky-${count}`)).toBe(false));
