import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isMeasured, measureFiles } from './measure-files.js';

let nowMs = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => nowMs));
afterEach(() => void vi.restoreAllMocks());

/** Files whose metadata takes three milliseconds to read. */
function slowFiles(count: number) {
  const reads: number[] = [];
  const files = Array.from({ length: count }, (_, index) => {
    const file = {
      get size() {
        reads.push(index);
        nowMs += 3;
        return 1;
      },
    };
    return file as File;
  });
  return { files, reads };
}

it('lets the page respond after 8 ms of reading', async () => {
  const { files, reads } = slowFiles(7);
  const measured = measureFiles(files);
  expect(reads).toEqual([0, 1, 2]);
  await measured;
  expect(reads).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(files.every(isMeasured)).toBe(true);
});

it('reads a file once', async () => {
  const { files, reads } = slowFiles(2);
  await measureFiles(files);
  await measureFiles(files);
  expect(reads).toEqual([0, 1]);
});

it('stops at the next pause when it is aborted', async () => {
  const { files, reads } = slowFiles(9);
  const stop = new AbortController();
  const measured = measureFiles(files, stop.signal);
  stop.abort();
  await measured;
  expect(reads).toEqual([0, 1, 2]);
  expect(isMeasured(files[8]!)).toBe(false);
});
