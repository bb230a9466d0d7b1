import { describe, expect, it } from 'vitest';
import { isFileCheckDue } from './file-check-due.ts';

/** A moment in the time zone of the test. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

describe('a check of all files is due', () => {
  it.each([
    ['at one in the morning', at(24, 1), at(23, 1), true],
    ['a minute before: not yet', at(24, 0, 59), at(23, 1), false],
    ['later in the day, once', at(24, 14), at(24, 1), false],
    ['later in the day, when the server was off at night', at(24, 8), at(22, 1), true],
    ['when the last one, which took days, has ended', at(24, 1), at(20, 1), true],
    ['in the night after the first start', at(24, 1), at(23, 14), true],
    ['not on the day of the first start', at(23, 23), at(23, 14), false],
  ])('%s', (_case, now, lastBegun, isDue) => expect(isFileCheckDue(now, lastBegun)).toBe(isDue));
});
