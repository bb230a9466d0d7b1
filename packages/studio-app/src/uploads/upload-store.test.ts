import { batchStatus, type Call, calls, hasFailed, type NewBatch, uploadedText } from '@inspection-studio/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { type PutFile, type PutRequest, StorageError } from './file-transport.ts';
import type { BatchSources, UploadSource } from './upload-source.ts';
import { createUploadStore, PUBLISH_INTERVAL_MS } from './upload-store.ts';

const MB = 1024 * 1024;

/** A studio at the edge of the network: what it was asked, and what it holds. */
function fakeStudio() {
  const asked: string[] = [];
  const stored = new Map<string, string>();
  const confirmed = new Set<string>();
  const faults = new Map<string, (() => unknown)[]>();
  const online = { is: true };
  let issued = 0;

  /** The next requests of this name meet these faults, one each. */
  const fail = (name: string, ...errors: (() => unknown)[]) => faults.set(name, errors);
  const meet = (name: string) => {
    asked.push(name);
    const fault = faults.get(name)?.shift();
    if (fault) throw fault();
  };

  const send = async (call: Call, options: { params?: { id: string }; query?: { prefix: string }; signal?: AbortSignal } = {}) => {
    options.signal?.throwIfAborted();
    const id = options.params?.id ?? '';
    switch (call.path) {
      case calls.getUploadUrl.path:
        meet(`url ${options.query?.prefix}`);
        return { url: `/files/${options.query?.prefix}?link=${(issued += 1)}` };
      case calls.confirmImageUploaded.path:
        confirmed.add(id);
        return meet(`confirm ${id}`);
      case calls.confirmProjectUploaded.path:
        return meet('uploaded');
      case calls.processProject.path:
        return meet('process');
      case calls.getProject.path:
        meet('read');
        return { status: stored.has('processed') ? 'Queued' : 'Draft' };
      default:
        return meet(`${call.method} ${call.path} ${JSON.stringify(options)}`);
    }
  };

  const transfers: (PutRequest & { key: string; finish: () => void })[] = [];
  const hold = { is: false };
  const putFile: PutFile = async (request) => {
    const key = request.url.slice('/files/'.length, request.url.indexOf('?'));
    meet(`put ${key}`);
    if (hold.is) {
      await new Promise<void>((finish, reject) => {
        transfers.push({ ...request, key, finish });
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    }
    stored.set(key, await request.file.text());
  };
  return { asked, stored, confirmed, fail, send: send as unknown as Send, putFile, transfers, hold, online };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index + 1}`);

function batchOf(
  ids: readonly string[],
  options: { process?: boolean; sizeBytes?: number } = {},
): [NewBatch, BatchSources] {
  const { process = false, sizeBytes = 1 } = options;
  const files = new Map<string, UploadSource>(
    ids.map((id) => [
      id,
      { file: new File([`bytes of ${id}`], `${id}.jpg`), storageKey: `key-${id}`, contentType: 'image/jpeg', type: 'Image', kind: 'three', isStored: false },
    ]),
  );
  const batch: NewBatch = {
    id: 'b1',
    inspectionId: 'i1',
    inspectionName: '20261121',
    assetName: 'Kinnaird viaduct',
    files: ids.map((id) => ({ id, name: `${id}.jpg`, sizeBytes })),
    process,
  };
  return [batch, { files, modules: { three: { rgb: [], ir: [], isAr: false, remove: [] } } }];
}

const serverError = () => new StorageError('Request failed with status code 500: PUT /files/x', 500);
const noAnswer = () => new StudioError('Something went wrong.', { cause: new TypeError('Failed to fetch') });
const refused = (status: number) => () => StudioError.fromAnswer(status);

function setUp() {
  const studio = fakeStudio();
  const onInspectionChanged = vi.fn<(id: string) => void>();
  const network = new EventTarget();
  const store = createUploadStore({
    send: studio.send,
    putFile: studio.putFile,
    refreshToken: async () => undefined,
    onInspectionChanged,
    isOnline: () => studio.online.is,
    random: () => 0,
    network,
    now: () => Date.now(),
  });
  const batch = () => store.getSnapshot().batches[0];
  const completed = () => batch()?.files.filter((file) => file.status === 'Completed').map(({ id }) => id);
  const count = (name: string) => studio.asked.filter((request) => request === name).length;
  return { ...studio, store, batch, completed, count, onInspectionChanged, network };
}

const run = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('upload the files, mark uploaded, then optionally process', () => {
  it('every byte is stored and confirmed before the inspection is marked uploaded, and processing starts last', async () => {
    const { store, batch, stored, confirmed, asked, onInspectionChanged } = setUp();
    store.add(...batchOf(names(7), { process: true }));
    await run();
    expect([...stored.values()].toSorted()).toEqual(names(7).map((id) => `bytes of ${id}`));
    expect(confirmed.size).toBe(7);
    expect(asked.slice(-2)).toEqual(['uploaded', 'process']);
    expect(batch()).toMatchObject({ stage: 'Confirmed', processing: 'Success' });
    expect(onInspectionChanged.mock.calls).toEqual([['i1'], ['i1']]);
  });

  it('processing that was not asked for is skipped', async () => {
    const { store, batch, count } = setUp();
    store.add(...batchOf(names(2)));
    await run();
    expect(count('process')).toBe(0);
    expect(batch()?.processing).toBe('Skipped');
  });

  it('processing that is refused is told', async () => {
    const { store, batch, fail } = setUp();
    fail('process', refused(409));
    store.add(...batchOf(names(1), { process: true }));
    await run();
    expect(batch()).toMatchObject({ stage: 'Confirmed', processing: 'Failed' });
  });

  it('processing whose answer was lost is recognised by the status', async () => {
    const { store, batch, fail, stored } = setUp();
    fail('process', () => (stored.set('processed', ''), noAnswer()));
    store.add(...batchOf(names(1), { process: true }));
    await run();
    expect(batch()?.processing).toBe('Success');
  });
});

describe('files upload in chunks of at most 5 files or about 30 MB, one chunk after another', () => {
  it('the sixth file waits for the first five, its address does not', async () => {
    const { store, asked, transfers, hold, count } = setUp();
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

  it('files of 20 MB travel alone', async () => {
    const { store, transfers, hold } = setUp();
    hold.is = true;
    store.add(...batchOf(names(3), { sizeBytes: 20 * MB }));
    await run();
    expect(transfers.map(({ key }) => key)).toEqual(['key-f1']);
  });
});

describe('faults on the way', () => {
  it('500, then taken: the file is sent again by itself', async () => {
    const { store, fail, completed, count } = setUp();
    fail('put key-f1', serverError);
    store.add(...batchOf(names(2)));
    await run();
    expect(completed()).toEqual(['f1', 'f2']);
    expect(count('put key-f1')).toBe(2);
  });

  it('403 of an expired link: a new link is asked for', async () => {
    const { store, fail, completed, count } = setUp();
    fail('put key-f1', () => new StorageError('expired', 403));
    store.add(...batchOf(names(1)));
    await run();
    expect(completed()).toEqual(['f1']);
    expect(count('url key-f1')).toBe(2);
  });

  it('a lost confirmation is sent again, the bytes are not', async () => {
    const { store, fail, completed, count } = setUp();
    fail('confirm f1', noAnswer);
    store.add(...batchOf(names(1)));
    await run();
    expect(completed()).toEqual(['f1']);
    expect([count('put key-f1'), count('confirm f1')]).toEqual([1, 2]);
  });

  it('a confirmation the server refuses fails the file, and retry sends its bytes again', async () => {
    const { store, fail, batch, completed, count } = setUp();
    fail('confirm f1', refused(409));
    store.add(...batchOf(names(1)));
    await run();
    expect(batch()?.files[0]).toMatchObject({ status: 'Failed', reason: 'This action did not pass validation.' });
    store.act('retried', 'b1');
    await run();
    expect(completed()).toEqual(['f1']);
    expect(count('put key-f1')).toBe(2);
  });

  it('a file that keeps failing is Failed, the others go on, and nothing is marked uploaded', async () => {
    const { store, fail, batch, completed, count } = setUp();
    fail('put key-f1', ...Array<() => unknown>(6).fill(serverError));
    store.add(...batchOf(names(7), { process: true }));
    await run();
    expect(completed()).toEqual(names(7).slice(1));
    expect(batch()?.files[0]).toMatchObject({ status: 'Failed', reason: '500 Something went wrong.' });
    expect(batch() && hasFailed(batch()!)).toBe(true);
    expect([count('uploaded'), count('process')]).toEqual([0, 0]);

    store.act('retried', 'b1');
    await run();
    expect(batch()).toMatchObject({ stage: 'Confirmed', processing: 'Success' });
    expect(count('put key-f2')).toBe(1);
  });

  it('marking uploaded that is refused fails the batch, and retry asks again without sending a byte', async () => {
    const { store, fail, batch, count } = setUp();
    fail('uploaded', refused(409));
    store.add(...batchOf(names(2), { process: true }));
    await run();
    expect(batch() && batchStatus(batch()!)).toBe('Failed');
    expect(count('process')).toBe(0);
    store.act('retried', 'b1');
    await run();
    expect(batch()?.stage).toBe('Confirmed');
    expect(count('put key-f1')).toBe(1);
  });

  it('offline: nothing is begun, the rest waits and goes on with the network', async () => {
    const { store, online, network, batch, completed, asked } = setUp();
    online.is = false;
    store.add(...batchOf(names(2)));
    await run();
    expect(batch() && batchStatus(batch()!)).toBe('Paused');
    expect(asked).toEqual([]);
    online.is = true;
    network.dispatchEvent(new Event('online'));
    await run();
    expect(completed()).toEqual(['f1', 'f2']);
  });

  it('what a person paused stays paused when the network comes back', async () => {
    const { store, online, network, batch, hold } = setUp();
    hold.is = true;
    store.add(...batchOf(names(2)));
    online.is = false;
    store.act('paused', 'b1');
    online.is = true;
    network.dispatchEvent(new Event('online'));
    await run();
    expect(batch() && batchStatus(batch()!)).toBe('Paused');
  });
});

describe('pause turns pending files paused; resume and retry return them to pending; cancel and dismiss', () => {
  it('pausing in mid file stops it, and resuming sends it whole, once', async () => {
    const { store, transfers, hold, batch, completed, stored } = setUp();
    hold.is = true;
    store.add(...batchOf(names(1)));
    await run();
    transfers[0]?.onProgress(1);
    store.act('paused', 'b1');
    await run();
    expect(transfers[0]?.signal.aborted).toBe(true);
    expect([stored.size, batch() && batchStatus(batch()!)]).toEqual([0, 'Paused']);
    hold.is = false;
    store.act('resumed', 'b1');
    await run();
    expect(completed()).toEqual(['f1']);
    expect(stored.get('key-f1')).toBe('bytes of f1');
  });

  it('cancelling stops what is sent and takes the files off the inspection', async () => {
    const { store, transfers, hold, asked } = setUp();
    hold.is = true;
    store.add(...batchOf(names(2)));
    await run();
    store.act('cancelled', 'b1');
    await run();
    expect(transfers.every(({ signal }) => signal.aborted)).toBe(true);
    expect(store.getSnapshot().batches).toEqual([]);
    expect(asked.at(-1)).toContain('"remove":["f1","f2"]');
  });

  it('an ended batch leaves the tray, an unknown one is an error', async () => {
    const { store } = setUp();
    store.add(...batchOf(names(1)));
    await run();
    store.act('dismissed', 'b1');
    expect(store.getSnapshot().batches).toEqual([]);
    expect(() => store.act('paused', 'b1')).toThrow('Batch not found');
  });
});

describe('what is shown', () => {
  it('follows at most four times a second, and at once after what a person did', async () => {
    const { store, transfers, hold } = setUp();
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
    const { store, batch } = setUp();
    store.add(...batchOf(names(3)));
    await run();
    const snapshot = store.getSnapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    expect(uploadedText(batch()!.files.filter((file) => file.status === 'Completed').length, 3)).toBe('3 of 3 uploaded');
  });
});
