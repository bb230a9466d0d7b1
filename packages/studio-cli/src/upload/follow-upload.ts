import { batchProgress, isInProgress, type SourceFault, type UploadBatch } from '@inspection-studio/domain/uploads';
import type { UploadStore } from '@inspection-studio/studio-app/upload-engine';
import type { Report } from '../report/report-event.ts';
import type { Gate } from '../studio/gate.ts';
import type { Ending } from './exit-code.ts';

/** A studio that does not respond for this long ends the command, in milliseconds. */
const PATIENCE_MS = 10 * 60_000;
/** How often it is checked whether the last requests have ended, in milliseconds: the upload store publishes more often. */
const DRAIN_CHECK_MS = 300;

/** Why a file of the disk was not sent. The texts of the page speak of choosing it again. */
const FAULT_TEXTS: Record<SourceFault, string> = {
  notFound: 'The file was not found any more. Put it back or reconnect its drive, then run the same command again.',
  changed: 'The file was changed or can no longer be read. Run the same command again when nothing writes to it.',
};

/** An upload that is followed. */
export interface Followed {
  uploads: Pick<UploadStore, 'getSnapshot' | 'subscribe' | 'act'>;
  gate: Gate;
  batchId: string;
  /** Path of a file below the folder. */
  pathOf: (fileId: string) => string;
  report: Report;
  /** Aborts when the user wants to stop. */
  stop: AbortSignal;
}

/**
 * Reports a running upload until it ends. When the user stops it, requests to the storage that have started are finished,
 * so that no part of a file is sent twice.
 *
 * @returns how it ended, and the batch as it is then
 */
export function followUpload(followed: Followed): Promise<{ ending: Ending; batch: UploadBatch }> {
  const { uploads, gate, batchId, report, stop } = followed;
  const reported = new Set<string>();
  let patience: ReturnType<typeof setTimeout> | undefined;
  let drain: ReturnType<typeof setInterval> | undefined;

  const batchNow = (): UploadBatch => {
    const batch = uploads.getSnapshot().batches.find(({ id }) => id === batchId);
    if (!batch) throw new Error(`There is no upload ${batchId}.`);
    return batch;
  };

  return new Promise((resolve) => {
    const end = (ending: Ending) => {
      clearTimeout(patience);
      clearInterval(drain);
      unsubscribe();
      stop.removeEventListener('abort', onStop);
      if (ending !== 'ended') uploads.act('paused', batchId);
      resolve({ ending, batch: batchNow() });
    };

    const onChange = () => {
      const batch = batchNow();
      const { waitingFor } = uploads.getSnapshot();
      reportFiles(batch, reported, followed);
      report({ event: 'progress', ...progressOf(uploads, batch) });
      if (!isInProgress(batch)) return end('ended');
      if (waitingFor === 'session') return end('refused');
      if (waitingFor === 'network' && !patience) {
        report({ event: 'waiting' });
        patience = setTimeout(() => end('unreachable'), PATIENCE_MS);
      }
      if (waitingFor === null && patience) {
        clearTimeout(patience);
        patience = undefined;
      }
    };

    const onStop = () => {
      report({ event: 'stopping' });
      gate.close();
      let wasQuiet = false;
      drain = setInterval(() => {
        const isQuiet = gate.isQuiet() && uploads.getSnapshot().confirming.length === 0;
        // The confirmation of the last file starts after its request.
        if (isQuiet && wasQuiet) end('interrupted');
        wasQuiet = isQuiet;
      }, DRAIN_CHECK_MS);
    };

    const unsubscribe = uploads.subscribe(onChange);
    stop.addEventListener('abort', onStop, { once: true });
    if (stop.aborted) onStop();
    onChange();
  });
}

/** Reports files that have arrived or failed since the last call. */
function reportFiles({ files }: UploadBatch, reported: Set<string>, { pathOf, report }: Followed): void {
  for (const { id, status, reason, fault } of files) {
    if (reported.has(id) || (status !== 'Completed' && status !== 'Failed')) continue;
    reported.add(id);
    const path = pathOf(id);
    if (status === 'Completed') report({ event: 'uploaded', path });
    else report({ event: 'failed', path, reason: fault === null ? (reason ?? '') : FAULT_TEXTS[fault] });
  }
}

function progressOf(uploads: Followed['uploads'], batch: UploadBatch) {
  const snapshot = uploads.getSnapshot();
  const { completedCount, totalCount, uploadedBytes, totalBytes } = batchProgress(snapshot, batch);
  const remainingMs = snapshot.remainingMs[batch.id] ?? null;
  return { uploaded: completedCount, total: totalCount, uploadedBytes, totalBytes, remainingMs };
}
