import type { ProjectDetail, RunningUpload } from '@inspection-studio/domain/inspections';
import {
  batchProgress,
  batchWaitingFor,
  combinedProgress,
  isInProgress,
  isUnfinished,
  NO_UPLOADS,
  queuedBehind,
  remoteBatches,
  type ShownBatch,
  type ShownUpload,
  totalProgress,
  type UploadBatch,
  type UploadProgress,
  type WaitingFor,
} from '@inspection-studio/domain/uploads';
import { useSyncExternalStore } from 'react';
import type { UploadsSnapshot, UploadStore } from './upload-store.ts';
import { useRunningUploads, useUploadHost } from './UploadHost.tsx';
import type { ElsewhereSnapshot } from './uploads-elsewhere.ts';

const EMPTY_SNAPSHOT: UploadsSnapshot = { ...NO_UPLOADS, remainingMs: {} };

/** Selects a part of the snapshot. The component renders again only when that part changes. */
function useSelected<T>(select: (snapshot: UploadsSnapshot) => T): T {
  const { subscribe, getRunning } = useUploadHost();
  return useSyncExternalStore(subscribe, () => select(getRunning().images?.getSnapshot() ?? EMPTY_SNAPSHOT));
}

const NOTHING_ELSEWHERE: ElsewhereSnapshot = { batches: [], ids: [] };

/** Selects a part of what other tabs send. The component renders again only when that part changes. */
function useElsewhere<T>(select: (snapshot: ElsewhereSnapshot) => T): T {
  const { subscribe, getRunning } = useUploadHost();
  return useSyncExternalStore(subscribe, () => select(getRunning().elsewhere?.getSnapshot() ?? NOTHING_ELSEWHERE));
}

/** Actions on the batches of the tray. Those of other tabs are done by their tab. */
export interface UploadActions {
  pause: (batchId: string) => void;
  resume: (batchId: string) => void;
  retry: (batchId: string) => void;
  /** Stops the batch and removes files that are not uploaded. Ask the user first. */
  cancel: (batchId: string) => void;
  dismiss: (batchId: string) => void;
  /** Sends the files of the batch before those of others. */
  putFirst: (batchId: string) => void;
  dismissAll: () => void;
  chooseAgain: UploadStore['chooseAgain'];
}

/**
 * Returns the actions of the tray.
 *
 * @throws Error before image uploads have started
 */
export function useUploadActions(): UploadActions {
  const { images, elsewhere } = useUploadHost().getRunning();
  if (!images && !elsewhere) throw new Error('Image uploads have not started.');
  const own = () => images?.getSnapshot().batches ?? [];
  const act: UploadStore['act'] = (action, batchId) => {
    const isOwn = own().some(({ id }) => id === batchId);
    (isOwn ? images : elsewhere)?.act(action, batchId);
  };
  return {
    pause: (batchId) => act('paused', batchId),
    resume: (batchId) => act('resumed', batchId),
    retry: (batchId) => act('retried', batchId),
    cancel: (batchId) => act('cancelled', batchId),
    dismiss: (batchId) => act('dismissed', batchId),
    putFirst: (batchId) => act('putFirst', batchId),
    dismissAll() {
      images?.dismissAll();
      for (const { batch } of remoteBatches(own(), elsewhere?.getSnapshot().batches ?? [])) act('dismissed', batch.id);
    },
    chooseAgain: async (...chosen) => (await images?.chooseAgain(...chosen)) ?? null,
  };
}

/** All uploads of this browser and person, as the tray shows them. */
export interface ShownUploads {
  /** Those of this tab, oldest first. */
  batches: readonly UploadBatch[];
  /** Those of other tabs, condensed. */
  remote: readonly UploadBatch[];
  progress: UploadProgress;
  /** What at least one batch waits for; `null` when none waits. */
  waitingFor: WaitingFor | null;
}

/** All batches with their total progress. Renders again with every update. */
export function useUploads(): ShownUploads {
  const snapshot = useSelected((current) => current);
  const elsewhere = useElsewhere((current) => current);
  const { batches } = snapshot;
  const remote = remoteBatches(batches, elsewhere.batches);
  const isWaiting = batches.some((batch) => batchWaitingFor(snapshot, batch));
  const remoteWaiting = remote.find(({ waitingFor }) => waitingFor)?.waitingFor ?? null;
  return {
    batches,
    remote: remote.map(({ batch }) => batch),
    progress: combinedProgress([totalProgress(snapshot), ...remote.map(({ progress }) => progress)]),
    waitingFor: isWaiting ? snapshot.waitingFor : remoteWaiting,
  };
}

/** One batch of the tray, and whether another tab sends it. Then its files are condensed. */
export type TrayBatch = ShownBatch & { isRemote: boolean };

/** Returns one batch; `undefined` after it was removed. */
export function useUploadBatch(batchId: string): TrayBatch | undefined {
  const remote = useElsewhere(({ batches }) => batches.find(({ batch: { id } }) => id === batchId));
  const batch = useSelected(({ batches }) => batches.find(({ id }) => id === batchId));
  const chunk = useSelected((current) => (current.chunk?.batchId === batchId ? current.chunk : null));
  const confirming = useSelected((current) => current.confirming);
  const remainingMs = useSelected((current) => current.remainingMs[batchId] ?? null);
  const waitingFor = useSelected((current) => current.waitingFor);
  const before = useSelected((current) => {
    const shown = current.batches.find(({ id }) => id === batchId);
    return shown ? (queuedBehind(current, shown)?.inspectionName ?? null) : null;
  });
  if (!batch) return remote && { ...remote, isRemote: true };
  return {
    batch,
    progress: batchProgress({ chunk, confirming }, batch),
    remainingMs,
    waitingFor: batchWaitingFor({ waitingFor }, batch),
    queuedBehind: before,
    isRemote: false,
  };
}

/** A running upload of an inspection, and whether it is of this tab. */
export type InspectionUpload = RunningUpload & Required<Pick<ShownUpload, 'isOfThisTab'>>;

/** The running uploads of an inspection: of this tab, of other tabs of the same person, and of other people. */
export function useInspectionUploads({ uploads }: Pick<ProjectDetail, 'uploads'>): InspectionUpload[] {
  const { images } = useRunningUploads();
  return uploads.map((upload) => ({ ...upload, isOfThisTab: images?.hasStarted(upload.id) ?? false }));
}

/** The running uploads of an inspection that are not of this tab: of other people, or of other tabs of the same person. */
export const useOtherUploads = (inspection: Pick<ProjectDetail, 'uploads'>): InspectionUpload[] =>
  useInspectionUploads(inspection).filter(({ isOfThisTab }) => !isOfThisTab);

/** Whether the tray has files of an inspection that are not uploaded: on their way, or failed, in any tab. */
export function useHasUnfinishedUpload(inspectionId: string): boolean {
  const isUnfinishedHere = (batch: UploadBatch) => batch.inspectionId === inspectionId && isUnfinished(batch);
  const isOwn = useSelected(({ batches }) => batches.some(isUnfinishedHere));
  const isRemote = useElsewhere(({ batches }) => batches.some(({ batch }) => isUnfinishedHere(batch)));
  return isOwn || isRemote;
}

/** Whether this tab uploads files of an inspection, which blocks sending and deleting it. */
export const useIsUploading = (inspectionId: string): boolean =>
  useSelected(({ batches }) => batches.some((batch) => batch.inspectionId === inspectionId && isInProgress(batch)));
