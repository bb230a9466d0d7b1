import { describe, expect, it } from 'vitest';
import { countRefusal, type Refusals } from './refusal-rule.ts';

const START = new Date('2026-11-24T08:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe('which refused sign-ins the audit log reports', () => {
  it('the first, tenth, hundredth and thousandth of an hour', () => {
    let before: Refusals | undefined;
    const reported: number[] = [];
    for (let count = 1; count <= 2000; count++) {
      const { refusals, isReported } = countRefusal(before, after(count / 60));
      if (isReported) reported.push(refusals.count);
      before = refusals;
    }
    expect(reported).toEqual([1, 10, 100, 1000]);
  });

  it.each([
    ['an hour after the first one, the count starts again', { count: 999, since: START }, after(60), 1, true],
    ['before that, it continues', { count: 8, since: START }, after(59), 9, false],
    ['the first one of all', undefined, START, 1, true],
  ])('%s', (_case, before, now, count, isReported) => {
    expect(countRefusal(before, now)).toMatchObject({ refusals: { count }, isReported });
  });
});
