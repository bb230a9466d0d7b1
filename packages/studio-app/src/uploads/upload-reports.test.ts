import { UPLOAD_RENEWAL_MS, UPLOAD_REPORT_MS } from '@inspection-studio/domain/uploads';
import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { stopClock } from './testing/stop-clock.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

stopClock();

/** An upload of three files that are stored one by one. */
async function running() {
  const uploads = setUpUploads();
  uploads.hold.is = true;
  uploads.store.add(...batchOf(names(3)));
  await after(1_000);
  return uploads;
}

describe('the server learns about a running upload', () => {
  it('when it starts, and again before it expires', async () => {
    const { reports } = await running();
    expect(reports).toEqual(['b1 0/3']);
    await after(UPLOAD_RENEWAL_MS - 2_000);
    expect(reports).toHaveLength(1);
    await after(UPLOAD_REPORT_MS + 2_000);
    expect(reports).toEqual(['b1 0/3', 'b1 0/3']);
  });

  it('when more files are uploaded, at most once in a few seconds', async () => {
    const { reports, transfers } = await running();
    transfers[0]?.finish();
    await after(500);
    transfers[1]?.finish();
    await after(500);
    expect(reports).toEqual(['b1 0/3']);
    await after(UPLOAD_REPORT_MS);
    expect(reports).toEqual(['b1 0/3', 'b1 2/3']);
  });

  it('while a user has paused it', async () => {
    const { reports, store } = await running();
    store.act('paused', 'b1');
    await after(UPLOAD_RENEWAL_MS + UPLOAD_REPORT_MS);
    expect(reports).toEqual(['b1 0/3', 'b1 0/3']);
  });

  it('again after a failed report, without holding up the upload', async () => {
    const uploads = setUpUploads();
    uploads.fail('report', () => StudioError.fromAnswer(500));
    uploads.hold.is = true;
    uploads.store.add(...batchOf(names(1)));
    await after(1_000);
    expect(uploads.reports).toEqual([]);
    await after(UPLOAD_RENEWAL_MS + UPLOAD_REPORT_MS);
    expect(uploads.reports).toEqual(['b1 0/1']);
  });

  it('not while there is no network, and again when it is back', async () => {
    const { reports, goOnline } = await running();
    goOnline(false);
    await after(3 * UPLOAD_RENEWAL_MS);
    expect(reports).toHaveLength(1);
    goOnline(true);
    await after(UPLOAD_RENEWAL_MS + UPLOAD_REPORT_MS);
    expect(reports).toEqual(['b1 0/3', 'b1 0/3']);
  });
});

describe('the server learns that an upload has ended', () => {
  it('because every file is uploaded', async () => {
    const { reports, transfers } = await running();
    transfers.forEach(({ finish }) => finish());
    await after(1_000);
    expect(reports).toEqual(['b1 0/3', 'b1 ended']);
  });

  it('because the others failed, and that it runs again after Retry', async () => {
    const uploads = setUpUploads();
    uploads.fail('put key-f1', () => new StorageError('Refused.', 400));
    uploads.store.add(...batchOf(names(2)));
    await after(1_000);
    expect(uploads.reports.at(-1)).toBe('b1 ended');
    uploads.hold.is = true;
    uploads.store.act('retried', 'b1');
    await after(1_000);
    expect(uploads.reports.slice(-2)).toEqual(['b1 ended', 'b1 1/2']);
  });

  it('because it was cancelled', async () => {
    const { reports, store } = await running();
    store.act('cancelled', 'b1');
    await after(1_000);
    expect(reports.at(-1)).toBe('b1 ended');
  });
});

describe('the server learns at once that the tab is going', () => {
  const leave = (page: EventTarget, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

  it('and the request outlives the page', async () => {
    const { reports, page } = await running();
    leave(page, false);
    expect(reports).toEqual(['b1 0/3', 'b1 ended, keepalive']);
  });

  it('unless the browser keeps the page, so that the upload can go on', async () => {
    const { reports, page } = await running();
    leave(page, true);
    await after(UPLOAD_RENEWAL_MS + UPLOAD_REPORT_MS);
    expect(reports).toEqual(['b1 0/3', 'b1 0/3']);
  });

  it('once, for an upload that has ended before', async () => {
    const { reports, page, transfers } = await running();
    transfers.forEach(({ finish }) => finish());
    await after(1_000);
    leave(page, false);
    expect(reports).toEqual(['b1 0/3', 'b1 ended']);
  });
});
