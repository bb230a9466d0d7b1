import { isInProgress, isUnfinished, totalProgress, type UploadBatch, type UploadProgress, batchProgress } from '@inspection-studio/domain';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { UploadsSnapshot, UploadStore } from './upload-store.ts';

const UploadStoreContext = createContext<UploadStore | null>(null);

/** Gives the whole tree the uploads of this tab. */
export function UploadsProvider({ store, children }: { store: UploadStore; children: ReactNode }) {
  return <UploadStoreContext value={store}>{children}</UploadStoreContext>;
}

/** @throws Error outside {@link UploadsProvider} */
export function useUploadStore(): UploadStore {
  const store = use(UploadStoreContext);
  if (!store) throw new Error('UploadsProvider is missing.');
  return store;
}

/** A part of what is to be seen; the component draws again only when that part is another value. */
function useSelected<T>(select: (snapshot: UploadsSnapshot) => T): T {
  const store = useUploadStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()));
}

/** What a person can do with a batch of the tray. @see spec 1 §4 */
export interface UploadActions {
  pause: (batchId: string) => void;
  resume: (batchId: string) => void;
  retry: (batchId: string) => void;
  /** Stops and drops what is not uploaded; ask first. */
  cancel: (batchId: string) => void;
  dismiss: (batchId: string) => void;
  dismissAll: () => void;
}

/** @see spec 1 §4 */
export function useUploadActions(): UploadActions {
  const { act, dismissAll } = useUploadStore();
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
export function useUploads(): { batches: readonly UploadBatch[]; progress: UploadProgress } {
  const snapshot = useSelected((current) => current);
  return { batches: snapshot.batches, progress: totalProgress(snapshot) };
}

/** One batch with its progress and the milliseconds it still needs, `null` while unknown; `undefined` once it is gone. */
export function useUploadBatch(batchId: string): { batch: UploadBatch; progress: UploadProgress; remainingMs: number | null } | undefined {
  const batch = useSelected(({ batches }) => batches.find(({ id }) => id === batchId));
  const chunk = useSelected((current) => (current.chunk?.batchId === batchId ? current.chunk : null));
  const remainingMs = useSelected((current) => current.remainingMs[batchId] ?? null);
  return batch && { batch, progress: batchProgress({ chunk }, batch), remainingMs };
}

/** Whether leaving or signing out would lose something (S22). */
export const useHasUnfinishedUploads = (): boolean => useSelected(({ batches }) => batches.some(isUnfinished));

/** Whether files of an inspection are on their way, which holds back sending and deleting it (S19). */
export const useIsUploading = (inspectionId: string): boolean =>
  useSelected(({ batches }) => batches.some((batch) => batch.inspectionId === inspectionId && isInProgress(batch)));
