import { uploadChanges } from '@inspection-studio/domain/calls';
import { type LiveUpload, liveUploads, UPLOAD_RENEWAL_MS, UPLOAD_REPORT_MS } from '@inspection-studio/domain/uploads';
import type { UploadState } from '@inspection-studio/domain/uploads';
import { type Send, wait } from '../api/index.ts';
import { type RetryOptions, withRetries } from './with-retries.ts';

/** Tells the server which uploads of this tab are running, so that nobody interrupts them unknowingly. */
export interface UploadReports {
  /** Call when batches may have changed. */
  update(state: Pick<UploadState, 'batches'>): void;
}

/** The reports of one upload. */
interface Reporting {
  latest: LiveUpload;
  end: AbortController;
  /** Resolves when the server knows that the upload has ended, or cannot be told. */
  finished: Promise<void>;
}

export interface UploadReportsOptions extends Omit<RetryOptions, 'signal' | 'dropUrl'> {
  send: Send;
  /** Any monotonic clock, in milliseconds. */
  now: () => number;
  /** Receives `pagehide` when the tab is closed, reloaded or left. */
  page: EventTarget;
}

/**
 * Reports each running upload when it starts, when more of its files are uploaded, and
 * regularly in between, until it ends. A failed report is repeated later: an upload
 * never waits for its reports. When the tab goes, its uploads have ended.
 */
export function createUploadReports({ send, now, page, ...retry }: UploadReportsOptions): UploadReports {
  const reportings = new Map<string, Reporting>();

  async function report(reporting: Reporting): Promise<void> {
    const { signal } = reporting.end;
    const { id: uploadId, inspectionId: id } = reporting.latest;
    const params = { id, uploadId };
    while (!signal.aborted) {
      const { done, total } = reporting.latest;
      const sentAt = now();
      const isSent =
        retry.conditions.missing() === null &&
        (await send(uploadChanges.renewUpload, { params, payload: { done, total } }).then(
          () => true,
          () => false,
        ));
      const isDue = () => now() - sentAt >= UPLOAD_RENEWAL_MS || (isSent && reporting.latest.done !== done);
      do await wait(UPLOAD_REPORT_MS, signal).catch(() => undefined);
      while (!signal.aborted && !isDue());
    }
    // Failures are logged. Without this call, the upload expires on the server.
    await withRetries(() => send(uploadChanges.endUpload, { params }), retry).catch(() => undefined);
  }

  function begin(latest: LiveUpload): void {
    const before = reportings.get(latest.id)?.finished;
    const reporting: Reporting = { latest, end: new AbortController(), finished: Promise.resolve() };
    // The end of an upload that was retried is reported before its new start.
    reporting.finished = (before ?? Promise.resolve()).then(() => report(reporting));
    reportings.set(latest.id, reporting);
  }

  page.addEventListener('pagehide', (event) => {
    // A page in the back-forward cache continues when the user returns to it.
    if ((event as PageTransitionEvent).persisted) return;
    for (const { latest, end } of reportings.values()) {
      if (end.signal.aborted) continue;
      const params = { id: latest.inspectionId, uploadId: latest.id };
      void send(uploadChanges.endUpload, { params, keepalive: true }).catch(() => undefined);
    }
  });

  return {
    update(state) {
      const live = new Map(liveUploads(state).map((upload) => [upload.id, upload]));
      for (const [id, reporting] of reportings) if (!live.has(id)) reporting.end.abort();
      for (const upload of live.values()) {
        const reporting = reportings.get(upload.id);
        if (reporting && !reporting.end.signal.aborted) reporting.latest = upload;
        else begin(upload);
      }
    },
  };
}
