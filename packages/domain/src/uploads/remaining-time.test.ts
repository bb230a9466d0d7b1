import { describe, expect, it } from 'vitest';
import { observeProgress, type ProgressSample, suspendObservation, UNKNOWN_REMAINING_TIME } from './remaining-time.ts';

const MB = 1024 * 1024;

interface Run {
  fileCount: number;
  fileBytes: number;
  bytesPerSecond: (second: number) => number;
  overheadSeconds?: number;
}

/** Samples of a batch sent file by file, four a second, until it ends. */
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

/** What was shown at each sample, with what was really left. */
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

describe('hidden until 5 seconds and 3 files were observed', () => {
  it('waits for the seconds', () => {
    const fast = observe({ ...steady, fileBytes: MB / 2 });
    expect(fast.find(({ shownMs }) => shownMs !== null)?.nowMs).toBe(5000);
  });
  it('waits for the files', () => {
    const slow = observe({ ...steady, fileBytes: 20 * MB });
    expect(slow.find(({ shownMs }) => shownMs !== null)?.nowMs).toBe(30_000);
  });
  it('but a batch of one large file is not kept waiting for two more', () => {
    const single = observe({ fileCount: 1, fileBytes: 200 * MB, bytesPerSecond: () => 2 * MB });
    expect(single.find(({ shownMs }) => shownMs !== null)?.nowMs).toBe(5000);
  });
  it('knows nothing before any byte left', () => {
    const stuck = { nowMs: 0, uploadedBytes: 0, totalBytes: 10, completedCount: 0, totalCount: 1 };
    const known = observeProgress(observeProgress(UNKNOWN_REMAINING_TIME, stuck), { ...stuck, nowMs: 60_000 });
    expect(known.remainingMs).toBeNull();
  });
});

describe('within 15 % of the truth for 80 % of the samples after the first 5 %', () => {
  it.each<[string, Run]>([
    ['a steady line', steady],
    ['an overhead per file', { ...steady, overheadSeconds: 1 }],
    ['small files, mostly overhead', { ...steady, fileBytes: MB / 8, overheadSeconds: 1 }],
    ['a line that swings every second', { ...steady, bytesPerSecond: (second) => (Math.floor(second) % 2 ? 3 : 1) * MB }],
  ])('%s', (_case, run) => {
    const shown = observe(run);
    const late = shown.slice(Math.ceil(shown.length * 0.05)).filter(({ leftMs }) => leftMs > 5000);
    const close = late.filter(({ shownMs, leftMs }) => shownMs !== null && Math.abs(shownMs - leftMs) <= 0.15 * leftMs);
    expect(close.length / late.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe('what is shown never grows, unless the estimate grew by more than 20 %', () => {
  const growths = (run: Run) => {
    const shown = observe(run).flatMap(({ shownMs }) => (shownMs === null ? [] : [shownMs]));
    return shown.flatMap((value, index) => {
      const before = shown[index - 1] ?? value;
      return value > before ? [value / before] : [];
    });
  };
  it('a line slower by a tenth does not push it up', () =>
    expect(growths({ ...steady, bytesPerSecond: (second) => (second < 60 ? 2 : 1.8) * MB })).toEqual([]));
  it('a line at half the speed does, in steps of more than 20 %', () => {
    const steps = growths({ ...steady, bytesPerSecond: (second) => (second < 60 ? 2 : 1) * MB });
    expect(steps.length).toBeGreaterThan(0);
    expect(Math.min(...steps)).toBeGreaterThan(1.2);
  });
});

describe('frozen while nothing is sent', () => {
  it('a pause of ten minutes is not observed', () => {
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
