import {
  batchProgress,
  isInProgress,
  totalProgress,
  type UploadBatch,
  type UploadProgress,
} from '@inspection-studio/domain';
import { useSyncExternalStore } from 'react';
import type { WaitingFor } from './sending-conditions.ts';
import { useUploadHost } from './UploadHostProvider.tsx';
import { EMPTY_SNAPSHOT, type UploadsSnapshot } from './uploads-snapshot.ts';

/** A part of what is to be seen; the component draws again only when that part is another value. */
function useSelected<T>(select: (snapshot: UploadsSnapshot) => T): T {
  const { subscribe, getRunning } = useUploadHost();
  return useSyncExternalStore(subscribe, () => select(getRunning().images?.getSnapshot() ?? EMPTY_SNAPSHOT));
}

/** What a person can do with a batch of the tray. @see UPL-011..015 */
export interface UploadActions {
  pause: (batchId: string) => void;
  resume: (batchId: string) => void;
  retry: (batchId: string) => void;
  /** Stops and drops what is not uploaded; ask first. */
  cancel: (batchId: string) => void;
  dismiss: (batchId: string) => void;
  dismissAll: () => void;
}

/**
 * @throws Error before any images are uploaded
 * @see UPL-011..015
 */
export function useUploadActions(): UploadActions {
  const { images } = useUploadHost().getRunning();
  if (!images) throw new Error('No images are uploaded.');
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

/** All batches, oldest first, with the progress of all together. Draws again with every update. */
export function useUploads(): Pick<UploadsSnapshot, 'batches' | 'waitingFor'> & { progress: UploadProgress } {
  const snapshot = useSelected((current) => current);
  return { batches: snapshot.batches, waitingFor: snapshot.waitingFor, progress: totalProgress(snapshot) };
}

/** One batch as its row shows it. */
export interface ShownBatch {
  batch: UploadBatch;
  progress: UploadProgress;
  /** Milliseconds it still needs; `null` while unknown. */
  remainingMs: number | null;
  /** What it waits for; `null` when nothing is missing, or when it waits for a person. */
  waitingFor: WaitingFor | null;
}

/** One batch; `undefined` once it is gone. */
export function useUploadBatch(batchId: string): ShownBatch | undefined {
  const batch = useSelected(({ batches }) => batches.find(({ id }) => id === batchId));
  const chunk = useSelected((current) => (current.chunk?.batchId === batchId ? current.chunk : null));
  const confirming = useSelected((current) => current.confirming);
  const remainingMs = useSelected((current) => current.remainingMs[batchId] ?? null);
  const waitingFor = useSelected((current) => current.waitingFor[batchId] ?? null);
  return batch && { batch, progress: batchProgress({ chunk, confirming }, batch), remainingMs, waitingFor };
}

/** Whether files of an inspection are on their way, which holds back sending and deleting it (S19). */
export const useIsUploading = (inspectionId: string): boolean =>
  useSelected(({ batches }) => batches.some((batch) => batch.inspectionId === inspectionId && isInProgress(batch)));
