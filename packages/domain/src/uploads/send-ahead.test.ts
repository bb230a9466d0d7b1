import { describe, expect, it } from 'vitest';
import { CHUNK_MAX_BYTES } from './chunk-files.ts';
import { aheadOf, isFarAhead, takeAhead } from './send-ahead.ts';
import {
  acted,
  added,
  blocked,
  confirmed,
  failed,
  progressed,
  run,
  sent,
  stored,
  UNBLOCKED,
  uploaded,
} from './testing/upload-samples.ts';
import type { UploadEvent } from './upload-state.ts';

const MB = 1_000_000;

describe('the line has 3 to 6 seconds to send', () => {
  it.each<[string, number | null, number]>([
    ['unknown: as much as a chunk', null, CHUNK_MAX_BYTES],
    ['nothing arrives', 0, 1],
    ['1 Mbit/s', 125_000, 2 ** 19],
    ['10 Mbit/s', 1.25 * MB, 2 ** 22],
    ['a little less: the same', 1.2 * MB, 2 ** 22],
    ['100 Mbit/s', 12.5 * MB, 2 ** 26],
  ])('%s', (_case, rate, expected) => expect(aheadOf(rate)).toBe(expected));

  it.each([1, 20_000, 125_000, 1.25 * MB, 12.5 * MB, 125 * MB])('at %d bytes a second', (rate) => {
    expect(aheadOf(rate) / rate).toBeGreaterThanOrEqual(3);
    expect(aheadOf(rate) / rate).toBeLessThan(6);
  });
});

describe('files follow until that much is on its way, six at most and one at least', () => {
  it.each<[string, { count: number; leftBytes: number }, number, number]>([
    ['nothing on its way, files larger than that', { count: 0, leftBytes: 0 }, 1, 1],
    ['nothing on its way, a fast line', { count: 0, leftBytes: 0 }, 100 * MB, 6],
    ['as many files as reach it', { count: 0, leftBytes: 0 }, 8 * MB, 2],
    ['a byte is missing to it', { count: 1, leftBytes: 8 * MB - 1 }, 8 * MB, 1],
    ['enough is left', { count: 1, leftBytes: 8 * MB }, 8 * MB, 0],
    ['all is sent, and the storage has not answered', { count: 1, leftBytes: 0 }, 1, 1],
    ['five on their way', { count: 5, leftBytes: 0 }, 100 * MB, 1],
    ['six', { count: 6, leftBytes: 0 }, 100 * MB, 0],
  ])('%s', (_case, onTheirWay, aheadBytes, expected) => {
    const files = Array.from({ length: 10 }, () => ({ sizeBytes: 5 * MB }));
    expect(takeAhead(files, onTheirWay, aheadBytes)).toHaveLength(expected);
    expect(isFarAhead(onTheirWay, aheadBytes)).toBe(expected === 0);
  });
});

const ahead = (aheadBytes: number | null): UploadEvent => ({ type: 'aheadChanged', aheadBytes });

describe('when sending adapts to the line, the next file follows before the others have ended', () => {
  it('on a fast line, six files are on their way, and one follows each', () => {
    expect(run(ahead(100_000), added('a', 9)).effects).toEqual([sent('a', 1, 'a0', 'a1', 'a2', 'a3', 'a4', 'a5')]);
    expect(run(ahead(100_000), added('a', 9), stored('a3')).effects).toEqual([sent('a', 1, 'a6')]);
  });

  it('on a slow line, one file at a time, and the next one when little of it is left', () => {
    const begun = [ahead(20), added('a', 9)];
    expect(run(...begun).effects).toEqual([sent('a', 1, 'a0')]);
    expect(run(...begun, progressed('a0', 80)).effects).toEqual([]);
    const { state, effects } = run(...begun, progressed('a0', 81));
    expect(effects).toEqual([sent('a', 1, 'a1')]);
    expect(state.chunk?.files.map(({ id, uploadedBytes }) => [id, uploadedBytes])).toEqual([
      ['a0', 81],
      ['a1', 0],
    ]);
  });

  it('when the line gets faster, more follow at once; when it gets slower, those on their way are finished', () => {
    expect(run(ahead(1), added('a', 9), ahead(250)).effects).toEqual([sent('a', 1, 'a1', 'a2')]);
    expect(run(ahead(250), added('a', 9), ahead(1), stored('a0')).effects).toEqual([]);
  });

  it('another batch waits for the files on their way', () => {
    const begun = [ahead(100_000), added('a', 2), added('b', 1), stored('a0')];
    expect(run(...begun).effects).toEqual([]);
    expect(run(...begun, stored('a1')).effects).toEqual([sent('b', 1, 'b0')]);
  });

  it('nothing follows while six confirmations are on their way', () => {
    const begun = [ahead(100_000), added('a', 13), ...[0, 1, 2, 3, 4, 5].map((index) => stored(`a${index}`))];
    expect(run(...begun).effects).toEqual([]);
    expect(run(...begun, uploaded('a0')).effects).toEqual([sent('a', 1, 'a11')]);
  });

  it('switched off, chunks follow one after another again', () => {
    const begun = [ahead(100_000), added('a', 9), ahead(null)];
    const five = [0, 1, 2, 3, 4].map((index) => uploaded(`a${index}`));
    expect(run(...begun, ...five).effects).toEqual([]);
    expect(run(...begun, ...five, uploaded('a5')).effects).toEqual([sent('a', 1, 'a6', 'a7', 'a8')]);
  });

  it('a batch is marked uploaded when its last file is, a failed one stays, and Pause and a lost network stop all of them', () => {
    expect(run(ahead(100_000), added('a', 1), uploaded('a0')).effects).toEqual([confirmed('a')]);
    expect(run(ahead(100_000), added('a', 7), failed('a0')).effects).toEqual([sent('a', 1, 'a6')]);
    const all = { type: 'abort', batchId: 'a', fileIds: ['a0', 'a1'] };
    expect(run(ahead(100_000), added('a', 2), acted('paused')).effects).toEqual([all]);
    expect(run(ahead(100_000), added('a', 2), blocked()).effects).toEqual([all]);
    expect(run(ahead(100_000), added('a', 2), blocked(), ahead(1), UNBLOCKED).effects).toEqual([sent('a', 2, 'a0')]);
  });
});
