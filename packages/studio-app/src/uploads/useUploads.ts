import {
  batchProgress,
  batchWaitingFor,
  isInProgress,
  NO_UPLOADS,
  totalProgress,
  type UploadBatch,
  type UploadProgress,
  type WaitingFor,
} from '@inspection-studio/domain';
import { useSyncExternalStore } from 'react';
import type { UploadsSnapshot } from './upload-store.ts';
import { useUploadHost } from './UploadHost.tsx';

const EMPTY_SNAPSHOT: UploadsSnapshot = { ...NO_UPLOADS, remainingMs: {} };

/** Selects a part of the snapshot. The component renders again only when that part changes. */
function useSelected<T>(select: (snapshot: UploadsSnapshot) => T): T {
  const { subscribe, getRunning } = useUploadHost();
  return useSyncExternalStore(subscribe, () => select(getRunning().images?.getSnapshot() ?? EMPTY_SNAPSHOT));
}

/** Actions on the batches of the tray. @see UPL-011..015 */
export interface UploadActions {
  pause: (batchId: string) => void;
  resume: (batchId: string) => void;
  retry: (batchId: string) => void;
  /** Stops the batch and removes files that are not uploaded. Ask the user first. */
  cancel: (batchId: string) => void;
  dismiss: (batchId: string) => void;
  dismissAll: () => void;
}

/**
 * Returns the actions of the tray.
 *
 * @throws Error before image uploads have started
 * @see UPL-011..015
 */
export function useUploadActions(): UploadActions {
  const { images } = useUploadHost().getRunning();
  if (!images) throw new Error('Image uploads have not started.');
  const { act, dismissAll } = images;
  return {
    pause: (batchId) => act('paused', batchId),
    resume: (batchId) => act('resumed', batchId),
    retry: (batchId) => act('retried', batchId),
    cancel: (batchId) => act('cancelled', batchId),
    dismiss: (batchId) => act('dismissed', batchId),
    dismissAll,
  };
}

/** All uploads of this tab, as the tray shows them. */
export interface ShownUploads {
  /** Oldest first. */
  batches: readonly UploadBatch[];
  progress: UploadProgress;
  /** What at least one batch waits for; `null` when none waits. */
  waitingFor: WaitingFor | null;
}

/** All batches with their total progress. Renders again with every update. */
export function useUploads(): ShownUploads {
  const snapshot = useSelected((current) => current);
  const { batches } = snapshot;
  const isWaiting = batches.some((batch) => batchWaitingFor(snapshot, batch));
  return { batches, progress: totalProgress(snapshot), waitingFor: isWaiting ? snapshot.waitingFor : null };
}

/** One batch, as its row shows it. */
export interface ShownBatch {
  batch: UploadBatch;
  progress: UploadProgress;
  /** Remaining milliseconds; `null` while unknown. */
  remainingMs: number | null;
  /** What it waits for; `null` when nothing is missing or a user paused it. */
  waitingFor: WaitingFor | null;
}

/** Returns one batch; `undefined` after it was removed. */
export function useUploadBatch(batchId: string): ShownBatch | undefined {
  const batch = useSelected(({ batches }) => batches.find(({ id }) => id === batchId));
  const chunk = useSelected((current) => (current.chunk?.batchId === batchId ? current.chunk : null));
  const confirming = useSelected((current) => current.confirming);
  const remainingMs = useSelected((current) => current.remainingMs[batchId] ?? null);
  const waitingFor = useSelected((current) => current.waitingFor);
  return (
    batch && {
      batch,
      progress: batchProgress({ chunk, confirming }, batch),
      remainingMs,
      waitingFor: batchWaitingFor({ waitingFor }, batch),
    }
  );
}

/** Whether files of an inspection are being uploaded, which blocks sending and deleting it (S19). */
export const useIsUploading = (inspectionId: string): boolean =>
  useSelected(({ batches }) => batches.some((batch) => batch.inspectionId === inspectionId && isInProgress(batch)));
