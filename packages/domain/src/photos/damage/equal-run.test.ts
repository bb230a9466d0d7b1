import { expect, it } from 'vitest';
import { longestEqualRun } from './equal-run.ts';

/** Bytes that differ from their neighbours, with runs of one value in them. */
function bytesWith(...runs: { start: number; end: number }[]): Uint8Array {
  const bytes = Uint8Array.from({ length: 200 }, (_, index) => 1 + (index % 2));
  for (const { start, end } of runs) bytes.fill(9, start, end);
  return bytes;
}

it.each([
  ['no run', [], undefined],
  ['a run that is one byte too short', [{ start: 31, end: 46 }], undefined],
  ['a run at the beginning', [{ start: 0, end: 16 }], { start: 0, end: 16 }],
  ['a run at the end', [{ start: 184, end: 200 }], { start: 184, end: 200 }],
  ['a run at an odd place', [{ start: 77, end: 93 }], { start: 77, end: 93 }],
  [
    'a longer run first',
    [
      { start: 10, end: 60 },
      { start: 90, end: 110 },
    ],
    { start: 10, end: 60 },
  ],
  [
    'a longer run later',
    [
      { start: 10, end: 30 },
      { start: 90, end: 140 },
    ],
    { start: 90, end: 140 },
  ],
  ['nothing but a run', [{ start: 0, end: 200 }], { start: 0, end: 200 }],
])('The longest run of at least 16 equal bytes: %s', (_case, runs, longest) => {
  expect(longestEqualRun(bytesWith(...runs), { start: 0, end: 200 }, 16)).toEqual(longest);
});

it('A run does not reach over the start and the end', () => {
  expect(longestEqualRun(bytesWith({ start: 20, end: 100 }), { start: 40, end: 70 }, 16)).toEqual({
    start: 40,
    end: 70,
  });
});
