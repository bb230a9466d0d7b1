import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageError } from './file-transport.ts';
import { MESSAGES_VERSION } from './await-elsewhere.ts';
import { browserTabs } from './testing/browser-tabs.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';
import { PUBLISH_INTERVAL_MS } from './upload-store.ts';
import type { UploadsElsewhereOptions } from './uploads-elsewhere.ts';

let tabs: ReturnType<typeof browserTabs>;
beforeEach(() => {
  tabs = browserTabs();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  tabs.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A tab that sends two inspections, whose files stay on their way. */
async function sendingTab(over: { tab?: string; person?: string } = {}) {
  const uploads = setUpUploads();
  uploads.hold.is = true;
  const messages: unknown[] = [];
  tabs.openChannel().addEventListener('message', ({ data }) => messages.push(data));
  await tabs.share(uploads, over);
  const [first, sources] = batchOf(names(2));
  const [second, others] = batchOf(['f7', 'f8', 'f9']);
  uploads.store.add(first, sources);
  uploads.store.add({ ...second, id: 'b2', inspectionId: 'i2', inspectionName: 'SouthPier' }, others);
  return { ...uploads, messages };
}

/** A tab that shows what others send. */
function otherTab(over: Partial<UploadsElsewhereOptions> = {}) {
  const elsewhere = tabs.follow(over);
  const rows = () =>
    elsewhere
      .getSnapshot()
      .batches.map(
        ({ batch, progress }) => `${batch.inspectionName} ${progress.completedCount}/${progress.totalCount}`,
      );
  return { ...elsewhere, rows };
}

describe('another tab of the same person', () => {
  it('shows the uploads when it is opened, and follows them', async () => {
    const { transfers } = await sendingTab();
    const { rows, getSnapshot } = otherTab();
    await vi.waitFor(() => expect(rows()).toEqual(['20261121 0/2', 'SouthPier 0/3']));
    expect(getSnapshot().batches.map(({ queuedBehind }) => queuedBehind)).toEqual([null, '20261121']);
    transfers[0]?.finish();
    await vi.waitFor(() => expect(rows()[0]).toBe('20261121 1/2'));
  });

  it('shows those of several tabs', async () => {
    const { rows } = otherTab();
    await sendingTab({ tab: 's1' });
    await sendingTab({ tab: 's2' });
    await vi.waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('controls them: the sending tab pauses, resumes, puts first and cancels', async () => {
    const { store, batch } = await sendingTab();
    const { rows, act } = otherTab();
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    const statuses = () => batch()?.files.map(({ status }) => status);
    act('paused', 'b1');
    await vi.waitFor(() => expect(statuses()).toEqual(['Paused', 'Paused']));
    act('resumed', 'b1');
    await vi.waitFor(() => expect(statuses()).toEqual(['Pending', 'Pending']));
    // The chunk of the second is on its way since the first was paused.
    act('paused', 'b2');
    await vi.waitFor(() => expect(store.getSnapshot().batches[1]?.files[0]?.status).toBe('Paused'));
    act('resumed', 'b2');
    act('putFirst', 'b2');
    await vi.waitFor(() => expect(batch()?.id).toBe('b2'));
    act('cancelled', 'b2');
    await vi.waitFor(() => expect(rows()).toEqual(['20261121 0/2']));
    expect(store.getSnapshot().batches).toHaveLength(1);
  });

  it('retries a failed upload, and dismisses it when it is complete', async () => {
    const { transfers, fail, hold, completed } = await sendingTab();
    const { rows, act, getSnapshot } = otherTab();
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    const reasons = () => getSnapshot().batches[0]?.batch.files.map(({ status, reason }) => reason ?? status);
    fail('confirm f1', () => new StorageError('Refused.', 400));
    hold.is = false;
    for (const { finish } of transfers) finish();
    await vi.waitFor(() => expect(reasons()).toEqual(['400 Something went wrong.', 'Completed']));
    act('retried', 'b1');
    await vi.waitFor(() => expect(completed()).toEqual(['f1', 'f2']));
    await vi.waitFor(() => expect(reasons()).toEqual(['Completed']));
    act('dismissed', 'b1');
    await vi.waitFor(() => expect(rows()).toEqual(['SouthPier 3/3']));
  });

  it('what the sending tab no longer offers is ignored', async () => {
    const { store } = await sendingTab();
    const { rows, act } = otherTab();
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    const before = store.getSnapshot();
    const done = vi.spyOn(store, 'act');
    act('dismissed', 'b1');
    act('resumed', 'b1');
    act('retried', 'b1');
    act('paused', 'gone');
    await tabs.delivered();
    expect(done).not.toHaveBeenCalled();
    expect(store.getSnapshot().batches).toEqual(before.batches);
  });

  it('refreshes an inspection whose upload has ended', async () => {
    const { transfers } = await sendingTab();
    const { rows, onInspectionChanged } = otherTab();
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    for (const { finish } of transfers.slice(0, 2)) finish();
    await vi.waitFor(() => expect(onInspectionChanged.mock.calls).toEqual([['i1']]));
  });

  it('does not ask before it is closed', async () => {
    await sendingTab();
    const { rows, isUnfinished } = otherTab();
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    expect(isUnfinished()).toBe(false);
  });
});

it('changes are sent at most four times a second, and nothing without a change', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
  const sentMs: number[] = [];
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => void sentMs.push(Date.now()));
  const { store, transfers } = await sendingTab();
  await vi.advanceTimersByTimeAsync(4 * PUBLISH_INTERVAL_MS);
  expect(transfers).toHaveLength(2);
  sentMs.length = 0;
  for (let count = 1; count <= 100; count += 1) {
    transfers[0]?.onProgress(count / 100);
    store.act(count % 2 ? 'paused' : 'resumed', 'b2');
    await vi.advanceTimersByTimeAsync(5);
  }
  await vi.advanceTimersByTimeAsync(4 * PUBLISH_INTERVAL_MS);
  expect(sentMs.map((ms) => ms - sentMs[0]!)).toEqual([0, PUBLISH_INTERVAL_MS, 2 * PUBLISH_INTERVAL_MS]);
  store.act('resumed', 'b2');
  await vi.advanceTimersByTimeAsync(4 * PUBLISH_INTERVAL_MS);
  expect(sentMs).toHaveLength(3);
});

describe('nothing is shown, and nothing is done', () => {
  it.each<[string, Partial<UploadsElsewhereOptions>]>([
    ['for another person', { person: 'someone-else' }],
    ['for the sending tab itself', { tab: 'sender' }],
  ])('%s', async (_case, over) => {
    const { batch } = await sendingTab();
    const { rows, act } = otherTab(over);
    const { rows: shown } = otherTab();
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    await tabs.delivered();
    expect(rows()).toEqual([]);
    if (over.person === undefined) return;
    act('cancelled', 'b1');
    await tabs.delivered();
    expect(batch()?.id).toBe('b1');
  });

  it.each<[string, object]>([
    ['another version', { version: MESSAGES_VERSION + 1 }],
    ['no version', { version: undefined }],
    ['a batch of another shape', { batches: [{ id: 'b1', title: '20261121' }] }],
    ['another kind', { type: 'election' }],
  ])('for a message of another version of the studio: %s', async (_case, over) => {
    const { rows } = otherTab();
    const { messages } = await sendingTab();
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    const state = messages.at(-1) as object;
    tabs.openChannel().postMessage({ ...state, tab: 'newer', ...over });
    tabs.openChannel().postMessage('is-uploading?');
    await tabs.delivered();
    expect(rows()).toHaveLength(2);
  });

  it('on pages without locks, where the end of the tab would not be noticed', async () => {
    const { rows } = otherTab();
    const uploads = setUpUploads();
    await tabs.share(uploads, { hasLocks: false });
    uploads.store.add(...batchOf(names(1)));
    expect(uploads.batch()?.id).toBe('b1');
    await tabs.delivered();
    expect(rows()).toEqual([]);
  });
});
