import { batchStatus, uploadedText } from '@inspection-studio/domain/uploads';
import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { stopClock } from './testing/stop-clock.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';
import { PUBLISH_INTERVAL_MS } from './upload-store.ts';

const MB = 1024 * 1024;
const run = () => vi.advanceTimersByTimeAsync(2_000);

stopClock();

describe('upload the files, mark uploaded, then optionally process', () => {
  it('stores and confirms every file before the inspection is marked uploaded, and starts processing last', async () => {
    const { store, batch, stored, confirmed, asked, onInspectionChanged } = setUpUploads();
    store.add(...batchOf(names(7), { process: true }));
    await run();
    expect([...stored.values()].toSorted()).toEqual(names(7).map((id) => `bytes of ${id}`));
    expect(confirmed.size).toBe(7);
    expect(asked.slice(-2)).toEqual(['uploaded', 'process']);
    expect(batch()).toMatchObject({ stage: 'Confirmed', processing: 'Success' });
    expect(onInspectionChanged.mock.calls).toEqual([['i1']]);
  });

  it('skips processing that was not requested', async () => {
    const { store, batch, count } = setUpUploads();
    store.add(...batchOf(names(2)));
    await run();
    expect(count('process')).toBe(0);
    expect(batch()?.processing).toBe('Skipped');
  });

  it('shows that processing could not be started', async () => {
    const { store, batch, fail } = setUpUploads();
    fail('process', () => StudioError.fromAnswer(409));
    store.add(...batchOf(names(1), { process: true }));
    await run();
    expect(batch()).toMatchObject({ stage: 'Confirmed', processing: 'Failed' });
  });

  it('recognises a start of processing whose response was lost by the status', async () => {
    const { store, batch, fail, stored, count } = setUpUploads();
    fail(
      'process',
      () => (stored.set('processed', ''), new StudioError('Something went wrong.')),
      () => StudioError.fromAnswer(409),
    );
    store.add(...batchOf(names(1), { process: true }));
    await run();
    expect([batch()?.processing, count('process')]).toEqual(['Success', 2]);
  });
});

describe('files upload in chunks of at most 5 files or about 30 MB, one chunk after another', () => {
  it('the sixth file waits for the first five, but its upload URL is prefetched', async () => {
    const { store, asked, transfers, hold, count } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(6)));
    await run();
    expect(transfers.map(({ key }) => key)).toEqual(['key-f1', 'key-f2', 'key-f3', 'key-f4', 'key-f5']);
    expect(asked).toContain('url key-f6');
    transfers.forEach(({ finish }) => finish());
    await run();
    expect(transfers.at(-1)?.key).toBe('key-f6');
    expect(count('url key-f6')).toBe(1);
  });

  it('the next chunk waits for the last file of the previous one', async () => {
    const { store, transfers, hold } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(7)));
    await run();
    for (const { finish } of transfers.slice(0, 4)) {
      finish();
      await run();
      expect(transfers).toHaveLength(5);
    }
    transfers[4]?.finish();
    await run();
    expect(transfers.slice(5).map(({ key }) => key)).toEqual(['key-f6', 'key-f7']);
  });

  it('the next chunk is sent while the previous one is confirmed', async () => {
    const { store, transfers, hold, holdConfirmations, confirmed } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(7)));
    await run();
    const answer = holdConfirmations();
    transfers.forEach(({ finish }) => finish());
    await run();
    expect(transfers.slice(5).map(({ key }) => key)).toEqual(['key-f6', 'key-f7']);
    expect(store.getSnapshot().confirming.map(({ fileId }) => fileId)).toEqual(names(5));
    expect(confirmed.size).toBe(0);
    answer();
    await run();
    expect([confirmed.size, store.getSnapshot().confirming]).toEqual([5, []]);
  });

  it('files of 20 MB are sent alone', async () => {
    const { store, transfers, hold } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(3), { sizeBytes: 20 * MB }));
    await run();
    expect(transfers.map(({ key }) => key)).toEqual(['key-f1']);
  });
});

describe('pause turns pending files paused; resume and retry return them to pending; cancel and dismiss', () => {
  it('pausing aborts a file in flight, and resuming sends the whole file once', async () => {
    const { store, transfers, hold, batch, completed, stored } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(1)));
    await run();
    transfers[0]?.onProgress(1);
    store.act('paused', 'b1');
    await run();
    expect(transfers[0]?.signal.aborted).toBe(true);
    expect([stored.size, batch() && batchStatus(batch()!)]).toEqual([0, 'Paused']);
    store.act('resumed', 'b1');
    await run();
    // Blocks that have arrived are not sent again.
    expect(transfers.map(({ isRepeated }) => isRepeated)).toEqual([false, true]);
    transfers[1]?.finish();
    await run();
    expect(completed()).toEqual(['f1']);
    expect(stored.get('key-f1')).toBe('bytes of f1');
  });

  it('pausing during confirmation does not send the bytes again', async () => {
    const { store, holdConfirmations, completed, count } = setUpUploads();
    const answer = holdConfirmations();
    store.add(...batchOf(names(2)));
    await run();
    store.act('paused', 'b1');
    answer();
    store.act('resumed', 'b1');
    await run();
    expect([completed(), count('put key-f1'), count('put key-f2')]).toEqual([['f1', 'f2'], 1, 1]);
  });

  it('cancelling aborts files in flight and unregisters them', async () => {
    const { store, transfers, hold, asked } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(2)));
    await run();
    store.act('cancelled', 'b1');
    await run();
    expect(transfers.every(({ signal }) => signal.aborted)).toBe(true);
    expect(store.getSnapshot().batches).toEqual([]);
    expect(asked.at(-1)).toContain('"remove":["f1","f2"]');
  });

  it('dismisses an ended batch, and throws for an unknown one', async () => {
    const { store } = setUpUploads();
    store.add(...batchOf(names(1)));
    await run();
    store.act('dismissed', 'b1');
    expect(store.getSnapshot().batches).toEqual([]);
    expect(() => store.act('paused', 'b1')).toThrow('Batch not found');
  });
});

describe('the snapshot', () => {
  it('updates at most four times a second, and immediately after a user action', async () => {
    const { store, transfers, hold } = setUpUploads();
    const listener = vi.fn<() => void>();
    hold.is = true;
    store.add(...batchOf(names(1), { sizeBytes: 100 }));
    await run();
    store.subscribe(listener);
    for (let bytes = 1; bytes <= 100; bytes += 1) {
      transfers[0]?.onProgress(bytes);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(listener).toHaveBeenCalledTimes(1_000 / PUBLISH_INTERVAL_MS);
    listener.mockClear();
    store.act('paused', 'b1');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is plain data without file handles', async () => {
    const { store, batch } = setUpUploads();
    store.add(...batchOf(names(3)));
    await run();
    const snapshot = store.getSnapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    expect(uploadedText(batch()!.files.filter((file) => file.status === 'Completed').length, 3)).toBe(
      '3 of 3 uploaded',
    );
  });
});

describe('the inspection is fetched again when its upload ends', () => {
  it.each<[string, string[], boolean]>([
    ['complete', [], false],
    ['complete and sent for processing', [], true],
    ['with failed files', ['put key-f1'], false],
    ['refused as a whole', ['uploaded'], false],
    ['complete, but processing could not be started', ['process'], true],
  ])('%s', async (_case, failing, process) => {
    const { store, fail, onInspectionChanged } = setUpUploads();
    for (const name of failing) fail(name, () => StudioError.fromAnswer(400));
    store.add(...batchOf(names(3), { process }));
    await run();
    expect(onInspectionChanged.mock.calls).toEqual([['i1']]);
  });

  it('again after a retry', async () => {
    const { store, fail, onInspectionChanged } = setUpUploads();
    fail('put key-f1', () => StudioError.fromAnswer(400));
    store.add(...batchOf(names(3)));
    await run();
    store.act('retried', 'b1');
    await run();
    expect(onInspectionChanged.mock.calls).toEqual([['i1'], ['i1']]);
  });

  it('after cancelling, and again when the cancelled files are removed', async () => {
    const { store, hold, onInspectionChanged } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(3)));
    await run();
    store.act('cancelled', 'b1');
    await run();
    expect(onInspectionChanged.mock.calls).toEqual([['i1'], ['i1']]);
  });

  it('not while it runs', async () => {
    const { store, hold, transfers, onInspectionChanged } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(3)));
    await run();
    transfers[0]?.finish();
    store.act('paused', 'b1');
    await run();
    expect(onInspectionChanged).not.toHaveBeenCalled();
  });
});
