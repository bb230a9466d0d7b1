import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';

const MB = 1_000_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

/** An upload of some files whose transfers the test moves. */
async function setUp({ isOn = true, count = 20, sizeBytes = MB } = {}) {
  const adaptive = { isOn };
  const uploads = setUpUploads({ isAdaptive: () => adaptive.isOn });
  const { store, hold, transfers } = uploads;
  hold.is = true;
  store.add(...batchOf(names(count), { sizeBytes }));
  await run();
  const sent = () => transfers.map(({ key }) => key.slice('key-'.length)).join(' ');
  const finish = async (index: number) => {
    transfers[index]?.finish();
    await run();
  };
  const sentBytes = new Map<string, number>();
  /** The line carries the oldest file, then the next ones, for some seconds. */
  const sendFor = async (seconds: number, bytesPerSecond: number) => {
    for (let second = 0; second < seconds; second += 1) {
      let left = bytesPerSecond;
      for (const { key, onProgress, finish: end } of transfers) {
        const before = sentBytes.get(key) ?? 0;
        const bytes = Math.min(left, sizeBytes - before);
        if (bytes === 0) continue;
        left -= bytes;
        sentBytes.set(key, before + bytes);
        onProgress(before + bytes);
        if (before + bytes === sizeBytes) end();
      }
      await run();
    }
  };
  return { ...uploads, adaptive, sent, finish, sendFor };
}

describe('sending adapts to the line, if that is wanted', () => {
  it('six files are on their way, and one follows each, with one URL for each file', async () => {
    const { sent, finish, asked } = await setUp();
    expect(sent()).toBe('f1 f2 f3 f4 f5 f6');
    await finish(2);
    expect(sent()).toBe('f1 f2 f3 f4 f5 f6 f7');
    await finish(6);
    expect(sent()).toBe('f1 f2 f3 f4 f5 f6 f7 f8');
    const urls = asked.filter((request) => request.startsWith('url '));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('by default it does not: the next chunk waits for the last file of the previous one', async () => {
    const { sent, finish } = await setUp({ isOn: false });
    await finish(2);
    expect(sent()).toBe('f1 f2 f3 f4 f5');
  });

  it('on a slow line, one file is on its way, and the next one follows before it has ended; on a fast one more again', async () => {
    const { store, sendFor } = await setUp({ count: 60, sizeBytes: 100_000 });
    await sendFor(40, 20_000);
    expect(store.getSnapshot().aheadBytes).toBe(2 ** 16);
    const onTheirWay = () => store.getSnapshot().chunk?.files.map(({ uploadedBytes }) => uploadedBytes);
    await sendFor(1, 20_000);
    expect(onTheirWay()).toEqual([20_000]);
    await sendFor(1, 20_000);
    expect(onTheirWay()).toEqual([40_000, 0]);
    await sendFor(8, 400_000);
    expect(onTheirWay()?.length).toBeGreaterThan(2);
  });

  it('the next upload begins with the rate of the one before', async () => {
    const { store, sendFor, transfers } = await setUp({ count: 10, sizeBytes: 100_000 });
    await sendFor(50, 20_000);
    expect(store.getSnapshot().batches[0]?.stage).toBe('Confirmed');
    const [batch, sources] = batchOf(names(20), { sizeBytes: 100_000 });
    store.add({ ...batch, id: 'b2', inspectionId: 'i2' }, sources);
    await run();
    expect(transfers).toHaveLength(11);
  });

  it('switched on and off while it runs, it applies from the next update on', async () => {
    const { adaptive, sent, finish } = await setUp({ isOn: false });
    adaptive.isOn = true;
    await finish(0);
    expect(sent()).toBe('f1 f2 f3 f4 f5 f6 f7');
    adaptive.isOn = false;
    for (const index of [1, 2, 3, 4, 5, 6]) await finish(index);
    expect(sent()).toBe('f1 f2 f3 f4 f5 f6 f7 f8');
    await finish(7);
    expect(sent()).toBe('f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13');
  });

  it('every file is stored and confirmed once, and the store becomes quiet', async () => {
    const { store, hold, transfers, confirmed, asked, batch } = await setUp();
    hold.is = false;
    for (const { finish } of transfers) finish();
    await run(5_000);
    expect(confirmed.size).toBe(20);
    expect(asked.filter((request) => request.startsWith('confirm '))).toHaveLength(20);
    expect(batch()?.stage).toBe('Confirmed');
    const listener = vi.fn();
    store.subscribe(listener);
    await run(60_000);
    expect(listener).not.toHaveBeenCalled();
  });
});
