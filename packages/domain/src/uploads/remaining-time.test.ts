import { describe, expect, it } from 'vitest';
import {
  observeProgress,
  type ProgressSample,
  type RemainingTime,
  sendingRate,
  suspendObservation,
  UNKNOWN_REMAINING_TIME,
} from './remaining-time.ts';

const MB = 1024 * 1024;

interface Run {
  fileCount: number;
  fileBytes: number;
  bytesPerSecond: (second: number) => number;
  overheadSeconds?: number;
}

/** Samples of a batch that is sent file by file, four per second, until it ends. */
function* simulate({ fileCount, fileBytes, bytesPerSecond, overheadSeconds = 0 }: Run): Generator<ProgressSample> {
  const stepMs = 250;
  let uploadedBytes = 0;
  let completedCount = 0;
  let idleMs = 0;
  for (let nowMs = 0; completedCount < fileCount; nowMs += stepMs) {
    yield { nowMs, uploadedBytes, totalBytes: fileCount * fileBytes, completedCount, totalCount: fileCount };
    if (idleMs > 0) {
      idleMs -= stepMs;
      if (idleMs <= 0) completedCount += 1;
      continue;
    }
    const end = (completedCount + 1) * fileBytes;
    uploadedBytes = Math.min(end, uploadedBytes + (bytesPerSecond(nowMs / 1000) * stepMs) / 1000);
    if (uploadedBytes === end) {
      if (overheadSeconds > 0) idleMs = overheadSeconds * 1000;
      else completedCount += 1;
    }
  }
}

/** The shown and the actual remaining time of each sample. */
function observe(run: Run): { nowMs: number; shownMs: number | null; leftMs: number }[] {
  const samples = [...simulate(run)];
  const endMs = samples.at(-1)?.nowMs ?? 0;
  let known = UNKNOWN_REMAINING_TIME;
  return samples.map((sample) => {
    known = observeProgress(known, sample);
    return { nowMs: sample.nowMs, shownMs: known.remainingMs, leftMs: endMs - sample.nowMs };
  });
}

const steady: Run = { fileCount: 300, fileBytes: 2 * MB, bytesPerSecond: () => 2 * MB };

describe('unknown until 5 seconds and 3 files were observed', () => {
  it('waits for 5 seconds', () => {
    const fast = observe({ ...steady, fileBytes: MB / 2 });
    expect(fast.find(({ shownMs }) => shownMs !== null)?.nowMs).toBe(5000);
  });
  it('waits for 3 files', () => {
    const slow = observe({ ...steady, fileBytes: 20 * MB });
    expect(slow.find(({ shownMs }) => shownMs !== null)?.nowMs).toBe(30_000);
  });
  it.each([
    ['a batch of one file does not wait for more files', 1, 200, 5000, 95_000],
    ['nor does a batch of three', 3, 200, 5000, 295_000],
    ['a batch of four does', 4, 20, 30_000, 10_000],
  ])('%s', (_case, fileCount, megabytes, nowMs, shownMs) => {
    const run = observe({ fileCount, fileBytes: megabytes * MB, bytesPerSecond: () => 2 * MB });
    const first = run.find((sample) => sample.shownMs !== null);
    expect(first?.nowMs).toBe(nowMs);
    expect(first?.shownMs).toBeCloseTo(shownMs, 3);
  });
  it('is unknown before any byte was sent', () => {
    const stuck = { nowMs: 0, uploadedBytes: 0, totalBytes: 10, completedCount: 0, totalCount: 1 };
    const known = observeProgress(observeProgress(UNKNOWN_REMAINING_TIME, stuck), { ...stuck, nowMs: 60_000 });
    expect(known.remainingMs).toBeNull();
  });
});

describe('within 15 % of the actual time for 80 % of the samples after the first 5 %', () => {
  it.each<[string, Run]>([
    ['a steady connection', steady],
    ['an overhead per file', { ...steady, overheadSeconds: 1 }],
    ['small files, mostly overhead', { ...steady, fileBytes: MB / 8, overheadSeconds: 1 }],
    [
      'a connection that changes every second',
      { ...steady, bytesPerSecond: (second) => (Math.floor(second) % 2 ? 3 : 1) * MB },
    ],
  ])('%s', (_case, run) => {
    const shown = observe(run);
    const late = shown.slice(Math.ceil(shown.length * 0.05)).filter(({ leftMs }) => leftMs > 5000);
    const close = late.filter(({ shownMs, leftMs }) => shownMs !== null && Math.abs(shownMs - leftMs) <= 0.15 * leftMs);
    expect(close.length / late.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe('the shown time increases only if the estimate increases by more than 20 %', () => {
  const growths = (run: Run) => {
    const shown = observe(run).flatMap(({ shownMs }) => (shownMs === null ? [] : [shownMs]));
    return shown.flatMap((value, index) => {
      const before = shown[index - 1] ?? value;
      return value > before ? [value / before] : [];
    });
  };
  it('a connection that is slower by a tenth does not increase it', () =>
    expect(growths({ ...steady, bytesPerSecond: (second) => (second < 60 ? 2 : 1.8) * MB })).toEqual([]));
  it('a connection at half the speed does, in steps of more than 20 %', () => {
    const steps = growths({ ...steady, bytesPerSecond: (second) => (second < 60 ? 2 : 1) * MB });
    expect(steps.length).toBeGreaterThan(0);
    expect(Math.min(...steps)).toBeGreaterThan(1.2);
  });
});

describe('one more sample', () => {
  /** 1 ms per byte, 2 s of overhead per file, enough samples. */
  const learnt: RemainingTime = {
    last: { nowMs: 60_000, uploadedBytes: 500, totalBytes: 1000, completedCount: 5, totalCount: 10 },
    observedMs: 60_000,
    observedFiles: 5,
    movingMs: 400,
    movedBytes: 400,
    idleMs: 6000,
    endedFiles: 3,
    remainingMs: null,
  };
  const sample: ProgressSample = {
    nowMs: 60_000,
    uploadedBytes: 500,
    totalBytes: 1000,
    completedCount: 5,
    totalCount: 10,
  };

  it('remaining bytes at their rate, plus the overhead of every remaining file', () =>
    expect(observeProgress(learnt, sample).remainingMs).toBe(500 + 5 * 2000));
  it('nothing remains when more than all bytes were sent', () =>
    expect(observeProgress(learnt, { ...sample, totalBytes: 400, totalCount: 4 }).remainingMs).toBe(0));

  it.each([
    [
      'bytes were sent',
      { uploadedBytes: 600 },
      { movingMs: 200 + 20_000, movedBytes: 200 + 100, idleMs: 3000, endedFiles: 1.5 },
    ],
    [
      'a file ended',
      { completedCount: 6 },
      { movingMs: 200, movedBytes: 200, idleMs: 3000 + 20_000, endedFiles: 1.5 + 1, observedFiles: 6 },
    ],
    [
      'fewer bytes than before, as when a file restarts',
      { uploadedBytes: 400, completedCount: 4 },
      { movedBytes: 200, endedFiles: 1.5, observedFiles: 5 },
    ],
  ])('observations count half after 20 seconds: %s', (_case, change, expected) =>
    expect(observeProgress(learnt, { ...sample, nowMs: 80_000, ...change })).toMatchObject({
      observedMs: 80_000,
      observedFiles: 5,
      ...expected,
    }),
  );
  it('a sample at the same time decays nothing and adds its bytes', () =>
    expect(observeProgress(learnt, { ...sample, uploadedBytes: 600 })).toMatchObject({
      observedMs: 60_000,
      movedBytes: 500,
    }));
  it('a clock that went back restarts the observation', () => {
    const back = { ...sample, nowMs: 59_999, uploadedBytes: 600 };
    expect(observeProgress(learnt, back)).toEqual({ ...learnt, last: back });
  });

  it.each([
    ['no estimate before', null, 100, 100],
    ['nothing left', null, 0, 0],
    ['shorter', 100, 99, 99],
    ['as long', 100, 100, 100],
    ['longer by a fifth', 100, 120, 100],
    ['longer by more than a fifth', 100, 121, 121],
  ])('%s: %s and %s give %s', (_case, before, bytesLeft, expected) => {
    const known = { ...learnt, remainingMs: before, idleMs: 0 };
    expect(observeProgress(known, { ...sample, totalBytes: 500 + bytesLeft }).remainingMs).toBe(expected);
  });
  it('the shown time stays when there is no new estimate', () =>
    expect(observeProgress({ ...learnt, remainingMs: 100, movedBytes: 0 }, sample).remainingMs).toBe(100));
});

describe('frozen while nothing is sent', () => {
  it('ignores a pause of ten minutes', () => {
    const samples = [...simulate(steady)].slice(0, 100);
    const known = samples.reduce(observeProgress, UNKNOWN_REMAINING_TIME);
    const paused = suspendObservation(known);
    expect(paused.remainingMs).toBe(known.remainingMs);
    const last = samples.at(-1);
    const resumed = last && observeProgress(paused, { ...last, nowMs: last.nowMs + 600_000 });
    expect(resumed?.remainingMs).toBe(known.remainingMs);
    expect(resumed?.observedMs).toBe(known.observedMs);
  });
  it('is plain data', () => expect(JSON.parse(JSON.stringify(UNKNOWN_REMAINING_TIME))).toEqual(UNKNOWN_REMAINING_TIME));
});

describe('the recent rate is known after 5 s, in bytes per second, with the pauses between files', () => {
  const rateAfter = (seconds: number, run: Run) => {
    let known = UNKNOWN_REMAINING_TIME;
    for (const sample of simulate(run)) if (sample.nowMs <= seconds * 1000) known = observeProgress(known, sample);
    return sendingRate(known);
  };
  const files = { fileCount: 1_000, fileBytes: MB };

  it('not before', () => expect(rateAfter(4.75, { ...files, bytesPerSecond: () => 4 * MB })).toBeNull());

  it.each<[string, number, Run, number]>([
    ['a constant line', 5, { ...files, bytesPerSecond: () => 4 * MB }, 4 * MB],
    [
      'a second of pause for each second of sending',
      60,
      { ...files, bytesPerSecond: () => MB, overheadSeconds: 1 },
      MB / 2,
    ],
    [
      'a line that is four times as fast since a minute',
      120,
      { ...files, bytesPerSecond: (s) => (s < 60 ? MB : 4 * MB) },
      4 * MB,
    ],
  ])('%s', (_case, seconds, given, expected) => {
    expect(Math.abs((rateAfter(seconds, given) ?? 0) / expected - 1)).toBeLessThan(0.15);
  });
});
