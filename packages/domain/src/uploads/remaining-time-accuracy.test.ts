import { describe, expect, it } from 'vitest';
import { type LineRun, observeLine, type ShownSample } from './testing/simulated-line.ts';

const MB = 1_000_000;
const files = (count: number, sizeBytes: number) => Array<number>(count).fill(sizeBytes);
const constant: LineRun = { sizes: files(400, 5 * MB), bytesPerSecond: () => 2.5 * MB };
const STEP_AT_MS = 300_000;
const toAThird: LineRun = { ...constant, bytesPerSecond: (ms) => (ms < STEP_AT_MS ? 2.5 : 2.5 / 3) * MB };
const tiny: LineRun = { sizes: files(5_000, 50_000), bytesPerSecond: () => 2.5 * MB };
const pause: LineRun = { ...constant, gap: { afterMs: 200_000, ms: 600_000 } };
const offlineMinute: LineRun = { ...constant, gap: { afterMs: 200_000, ms: 60_000 } };

const CASES: [string, LineRun][] = [
  ['a constant line, files of 5 MB', constant],
  ['files of 20 MB', { ...constant, sizes: files(150, 20 * MB) }],
  [
    'a line that changes every second',
    { ...constant, bytesPerSecond: (ms) => (Math.floor(ms / 1000) % 2 ? 3.75 : 1.25) * MB },
  ],
  ['many tiny files', tiny],
  ['many tiny files, 300 ms to the storage', { ...tiny, sizes: files(3_000, 50_000), roundTripMs: 300 }],
  ['a pause of ten minutes', pause],
  ['an offline minute', offlineMinute],
];

const isClose = ({ shownMs, leftMs }: ShownSample) => shownMs !== null && Math.abs(shownMs - leftMs) <= 0.15 * leftMs;

/** Samples after the first 5 % of an upload while it is sent. */
const judged = (samples: readonly ShownSample[]) => {
  const sending = samples.filter(({ isSending, leftMs }) => isSending && leftMs > 0);
  return sending.slice(Math.ceil(sending.length * 0.05));
};

it.each(CASES)('at most 15 % wrong for 99 %% of the samples after the first 5 %%: %s', (_case, run) => {
  const late = judged(observeLine(run));
  expect(late.filter(isClose).length / late.length).toBeGreaterThanOrEqual(0.99);
});

it('a line that falls to a third: right again within 80 s', () => {
  const after = observeLine(toAThird).filter(({ nowMs }) => nowMs > STEP_AT_MS);
  const wrong = after.filter((sample) => sample.leftMs > 10_000 && !isClose(sample));
  expect((wrong.at(-1)?.nowMs ?? 0) - STEP_AT_MS).toBeLessThan(80_000);
});

describe('the shown time', () => {
  it.each([...CASES, ['a line that falls to a third', toAThird]] as [string, LineRun][])(
    'is unknown before 5 s and 3 files, and increases only by more than 20 %%: %s',
    (_case, run) => {
      const samples = observeLine(run);
      const early = samples.filter(({ nowMs, completedCount }) => nowMs < 5_000 || completedCount < 3);
      expect(early.filter(({ shownMs }) => shownMs !== null)).toEqual([]);
      const shown = samples.flatMap(({ shownMs }) => shownMs ?? []);
      const growths = shown.map((ms, index) => ms / (shown[index - 1] ?? ms)).filter((growth) => growth > 1);
      expect(growths.filter((growth) => growth <= 1.2)).toEqual([]);
    },
  );

  it.each([
    ['a pause', pause],
    ['an offline minute', offlineMinute],
  ])('is frozen during %s, and continues from there', (_case, run) => {
    const samples = observeLine(run);
    const frozen = samples.filter(({ isSending }) => !isSending);
    const resumed = samples.find(({ nowMs }) => nowMs > (frozen.at(-1)?.nowMs ?? 0));
    expect(frozen.length).toBeGreaterThan(200);
    expect(new Set([...frozen, resumed].map((sample) => sample?.shownMs)).size).toBe(1);
    expect(frozen[0]?.shownMs).not.toBeNull();
  });
});
