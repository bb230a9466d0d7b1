import { batchStatus, batchText, hasFailed } from '@inspection-studio/domain/uploads';
import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { stopClock } from './testing/stop-clock.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';

const serverError = () => new StorageError('Request failed with status code 500: PUT /files/x', 500);
const noAnswer = () => new StudioError('Something went wrong.', { cause: new TypeError('Failed to fetch') });
const refused = (status: number) => () => StudioError.fromAnswer(status);

const run = () => vi.advanceTimersByTimeAsync(2_000);

stopClock();

describe('failed requests', () => {
  it('500, then success: retries the file automatically', async () => {
    const { store, fail, completed, count } = setUpUploads();
    fail('put key-f1', serverError);
    store.add(...batchOf(names(2)));
    await run();
    expect(completed()).toEqual(['f1', 'f2']);
    expect(count('put key-f1')).toBe(2);
  });

  it('403 of an expired URL: requests a new URL', async () => {
    const { store, fail, completed, count } = setUpUploads();
    fail('put key-f1', () => new StorageError('expired', 403));
    store.add(...batchOf(names(1)));
    await run();
    expect(completed()).toEqual(['f1']);
    expect(count('url key-f1')).toBe(2);
  });

  it.each([
    ['that always stops at the same byte fails after 6 tries', () => 50, 'Failed', 6],
    ['that gets further with each try is uploaded', (attempt: number) => attempt, 'Completed', 21],
  ])('a file %s', async (_case, stopsAt, status, attempts) => {
    const { store, fail, batch, count } = setUpUploads();
    const stop = (attempt: number) => (onProgress: (bytes: number) => void) => {
      onProgress(stopsAt(attempt));
      return new StorageError('Request timed out: PUT /files/x');
    };
    fail('put key-f1', ...Array.from({ length: 20 }, (_, index) => stop(index + 1)));
    store.add(...batchOf(names(1), { sizeBytes: 100 }));
    await run();
    expect([batch()?.files[0]?.status, count('put key-f1')]).toEqual([status, attempts]);
  });

  it('repeats a lost confirmation without sending the bytes again', async () => {
    const { store, fail, completed, count } = setUpUploads();
    fail('confirm f1', noAnswer);
    store.add(...batchOf(names(1)));
    await run();
    expect(completed()).toEqual(['f1']);
    expect([count('put key-f1'), count('confirm f1')]).toEqual([1, 2]);
  });

  it('a rejected confirmation fails the file, and Retry sends its bytes again', async () => {
    const { store, fail, batch, completed, count } = setUpUploads();
    fail('confirm f1', refused(409));
    store.add(...batchOf(names(1)));
    await run();
    expect(batch()?.files[0]).toMatchObject({ status: 'Failed', reason: 'This action did not pass validation.' });
    store.act('retried', 'b1');
    await run();
    expect(completed()).toEqual(['f1']);
    expect(count('put key-f1')).toBe(2);
  });

  it('a file that keeps failing is Failed, the others continue, and nothing is marked uploaded', async () => {
    const { store, fail, batch, completed, count } = setUpUploads();
    fail('put key-f1', ...Array<() => unknown>(6).fill(serverError));
    store.add(...batchOf(names(7), { process: true }));
    await run();
    expect(completed()).toEqual(names(7).slice(1));
    expect(batch()?.files[0]).toMatchObject({ status: 'Failed', reason: '500 Something went wrong.' });
    expect(batch() && hasFailed(batch()!)).toBe(true);
    expect([count('uploaded'), count('process'), store.isUnfinished()]).toEqual([0, 0, true]);

    store.act('retried', 'b1');
    await run();
    expect(batch()).toMatchObject({ stage: 'Confirmed', processing: 'Success' });
    expect([count('put key-f2'), store.isUnfinished()]).toEqual([1, false]);
  });

  it('a rejected mark as uploaded fails the batch, and Retry repeats it without sending bytes', async () => {
    const { store, fail, batch, count } = setUpUploads();
    fail('uploaded', refused(400));
    store.add(...batchOf(names(2), { process: true }));
    await run();
    expect(batch() && batchStatus(batch()!)).toBe('Failed');
    expect(count('process')).toBe(0);
    store.act('retried', 'b1');
    await run();
    expect(batch()?.stage).toBe('Confirmed');
    expect(count('put key-f1')).toBe(1);
  });

  it.each([
    ['complete', false, 'Skipped'],
    ['complete, and not sent for processing automatically', true, 'Failed'],
  ])(
    'a batch that is uploaded while files of an earlier one are missing is %s',
    async (_outcome, process, processing) => {
      const { store, fail, batch, count } = setUpUploads();
      fail('uploaded', refused(409));
      store.add(...batchOf(names(2), { process }));
      await run();
      expect(batch()).toMatchObject({ stage: 'MissingFiles', processing });
      expect(batchText(batch()!, null)).toBe('Upload complete');
      expect([count('uploaded'), count('process'), store.isUnfinished()]).toEqual([1, 0, false]);
    },
  );

  it.each([
    ['429 of the storage', 'put key-f1', () => new StorageError('slow down', 429, '7'), 7_000],
    ['413 of the storage', 'put key-f1', () => new StorageError('too much at once', 413, '5'), 5_000],
    ['503 of the API', 'confirm f1', () => StudioError.fromAnswer(503, { retryAfter: '9' }), 9_000],
    ['500, for which the header is ignored', 'put key-f1', () => new StorageError('broken', 500, '7'), 0],
  ])('Retry-After: %s', async (_case, request, error, waitMs) => {
    const { store, fail, count } = setUpUploads();
    fail(request, error);
    store.add(...batchOf(names(1)));
    await vi.advanceTimersByTimeAsync(Math.max(500, waitMs - 1_000));
    expect(count(request)).toBe(waitMs > 0 ? 1 : 2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(count(request)).toBe(2);
  });

  it.each([408, 429, 502, 504])('%i of the storage: retries the file automatically', async (status) => {
    const { store, fail, completed, count } = setUpUploads();
    fail('put key-f1', () => new StorageError('later', status));
    store.add(...batchOf(names(1)));
    await run();
    expect([completed(), count('put key-f1')]).toEqual([['f1'], 2]);
  });

  it('413 of a proxy fails the file at once, the others continue, and Retry sends it again', async () => {
    const { store, fail, batch, completed, count } = setUpUploads();
    fail('put key-f1', () => new StorageError('too large', 413));
    store.add(...batchOf(names(2)));
    await run();
    expect([completed(), count('put key-f1')]).toEqual([['f2'], 1]);
    expect(batch()?.files[0]).toMatchObject({
      status: 'Failed',
      reason:
        'The file is larger than a proxy on the way allows. Ask an administrator to raise its limit for uploads, then retry.',
    });
    store.act('retried', 'b1');
    await run();
    expect(completed()).toEqual(['f1', 'f2']);
  });

  it('a connection that is cut for one file only fails that file after five retries', async () => {
    const { store, fail, batch, completed, count } = setUpUploads();
    fail('put key-f1', ...Array<() => unknown>(6).fill(() => new StorageError('Network error: PUT /files/key-f1')));
    store.add(...batchOf(names(2)));
    await run();
    expect([completed(), count('put key-f1')]).toEqual([['f2'], 6]);
    expect(batch()?.files[0]).toMatchObject({
      status: 'Failed',
      reason:
        'The connection was cut several times, although the studio answers. Retry, or use another network. If that does not help, ask an administrator to check proxies and firewalls.',
    });
  });

  it('limits a Retry-After of a year', async () => {
    const { store, fail, completed } = setUpUploads();
    fail('put key-f1', () => new StorageError('slow down', 429, '31536000'));
    store.add(...batchOf(names(1)));
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(completed()).toEqual(['f1']);
  });

  it('401 with a valid session: renews the token twice, then fails the file with its reason', async () => {
    const { store, fail, batch, refreshToken } = setUpUploads();
    fail('url key-f1', refused(401), refused(401), refused(401));
    store.add(...batchOf(names(1)));
    await run();
    expect(batch()?.files[0]).toMatchObject({
      status: 'Failed',
      reason: 'Your session has expired. Please log in again.',
    });
    expect(refreshToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'was changed on the disk',
      'NotReadableError',
      'changed',
      'The file was changed or can no longer be read. Choose it again.',
    ],
    [
      'was not found',
      'NotFoundError',
      'notFound',
      'The file was not found, or another program changed it. Reconnect its drive and retry, or choose it again.',
    ],
  ])('a file that %s fails immediately with that reason', async (_case, name, fault, reason) => {
    const { store, batch, count, breakFile } = setUpUploads();
    const [gone, sources] = batchOf(names(1));
    breakFile(sources, 'f1', name);
    store.add(gone, sources);
    await run();
    expect(batch()?.files[0]).toMatchObject({ status: 'Failed', reason, fault });
    expect(count('put key-f1')).toBe(1);
  });

  it('a file that was changed while it was sent is not confirmed, and the next one is', async () => {
    const { store, batch, asked, breakFile, completed } = setUpUploads();
    const [added, sources] = batchOf(names(2));
    breakFile(sources, 'f1', 'NotReadableError', { isSent: true });
    store.add(added, sources);
    await run();
    expect(batch()?.files[0]).toMatchObject({
      status: 'Failed',
      reason: 'The file was changed or can no longer be read. Choose it again.',
      fault: 'changed',
    });
    expect(completed()).toEqual(['f2']);
    expect(asked.filter((request) => /^(put|confirm)/.test(request))).toEqual([
      'put key-f1',
      'put key-f2',
      'confirm f2',
    ]);
  });

  it('a file that failed for another reason has no fault', async () => {
    const { store, fail, batch } = setUpUploads();
    fail('put key-f1', () => new StorageError('Refused.', 400));
    store.add(...batchOf(names(1)));
    await run();
    expect(batch()?.files[0]).toMatchObject({ status: 'Failed', fault: null });
  });
});
