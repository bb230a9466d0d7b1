import {
  aheadOf,
  type BatchActed,
  batchProgress,
  isInProgress,
  isUnfinished,
  type NewBatch,
  NO_UPLOADS,
  observeProgress,
  type RemainingTime,
  sendingRate,
  suspendObservation,
  UNKNOWN_REMAINING_TIME,
  type UploadEvent,
  type UploadState,
  uploadTransition,
} from '@inspection-studio/domain/uploads';
import type { UnfinishedWork } from './leave-warning.ts';
import { createUploadRunner, type UploadServices } from './upload-runner.ts';
import type { ChoiceProblems } from './judge-chosen.ts';
import { createUploadReports, type UploadReportsOptions } from './upload-reports.ts';
import type { BatchSources } from './upload-source.ts';

/** Longest delay between a change and its publication, in milliseconds: four updates a second. */
export const PUBLISH_INTERVAL_MS = 250;

/** What the tray renders. Unchanged batches keep their identity. */
export interface UploadsSnapshot extends UploadState {
  /** Remaining time of a batch in milliseconds, by batch id; absent while unknown. */
  remainingMs: Readonly<Record<string, number>>;
}

/** All image uploads of this tab. The upload host keeps the store, so uploads outlive the page that started them. */
export interface UploadStore extends UnfinishedWork {
  getSnapshot: () => UploadsSnapshot;
  /** Called at most four times a second, and immediately after a user action. */
  subscribe: UnfinishedWork['subscribe'];
  /** Whether a batch was started in this tab, even if it was removed since. */
  hasStarted: (batchId: string) => boolean;
  /** Starts a batch whose files are registered. */
  add: (batch: NewBatch, sources: BatchSources) => void;
  /** @throws Error 'Batch not found' */
  act: (action: BatchActed['type'], batchId: string) => void;
  dismissAll: () => void;
  /**
   * Sends files that the user has chosen again in the place of failed ones.
   *
   * @param fileId the only failed file to replace
   * @returns why others were not replaced; `null` if the batch is gone
   * @throws StudioError when the files were not registered
   */
  chooseAgain: (batchId: string, chosen: readonly File[], fileId?: string) => Promise<ChoiceProblems | null>;
}

export type UploadStoreOptions = UploadServices &
  Pick<UploadReportsOptions, 'page'> & {
    /** Any monotonic clock, in milliseconds. */
    now?: () => number;
    /** Whether sending adapts to the line. Asked again while it runs. @default it does not: files are sent in chunks */
    isAdaptive?: () => boolean;
    /** Called before files are sent, with the state that has them on their way. */
    onSending?: (state: UploadState) => void;
  };

/** Runs the upload state machine with its runner and publishes snapshots. */
export function createUploadStore({
  now = () => performance.now(),
  isAdaptive = () => false,
  onSending,
  ...services
}: UploadStoreOptions): UploadStore {
  let state: UploadState = NO_UPLOADS;
  let snapshot: UploadsSnapshot = { ...NO_UPLOADS, remainingMs: {} };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let remaining: ReadonlyMap<string, RemainingTime> = new Map();
  let inProgress: ReadonlyMap<string, string> = new Map();
  let bytesPerSecond: number | null = null;
  const { conditions, onInspectionChanged } = services;
  const reports = createUploadReports({ ...services, now });
  const listeners = new Set<() => void>();
  const started = new Set<string>();

  const runner = createUploadRunner(services, { getState: () => state, dispatch });

  /** Reports changed conditions before each event, so that the state machine decides on the current ones. */
  function dispatch(event: UploadEvent): void {
    reportConditions();
    step(event);
  }

  function reportConditions(): void {
    const waitingFor = conditions.missing();
    if (waitingFor === state.waitingFor) return;
    step(waitingFor ? { type: 'sendingBlocked', waitingFor } : { type: 'sendingUnblocked' });
  }

  function step(event: UploadEvent): void {
    const [next, effects] = uploadTransition(state, event);
    if (next !== state) timer ??= setTimeout(publish, PUBLISH_INTERVAL_MS);
    state = next;
    if (effects.some(({ type }) => type === 'send')) onSending?.(state);
    for (const effect of effects) runner.perform(effect);
  }

  function publish(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    runner.releaseExcept(new Set(state.batches.map(({ id }) => id)));
    snapshot = { ...state, remainingMs: observe() };
    reports.update(state);
    announceEnds();
    for (const listener of listeners) listener();
    adapt();
  }

  /** Has as much on its way as the line sends in some seconds, if that is wanted. */
  function adapt(): void {
    bytesPerSecond = sendingRate(remaining.get(state.chunk?.batchId ?? '') ?? UNKNOWN_REMAINING_TIME) ?? bytesPerSecond;
    const aheadBytes = isAdaptive() ? aheadOf(bytesPerSecond) : null;
    if (aheadBytes !== state.aheadBytes) dispatch({ type: 'aheadChanged', aheadBytes });
  }

  /** Reports the inspections of batches that have ended since the last call: complete, with failed files, or cancelled. */
  function announceEnds(): void {
    const now = new Map(state.batches.filter(isInProgress).map(({ id, inspectionId }) => [id, inspectionId]));
    const ended = [...inProgress].filter(([id]) => !now.has(id)).map(([, inspectionId]) => inspectionId);
    inProgress = now;
    for (const inspectionId of new Set(ended)) onInspectionChanged(inspectionId);
  }

  /** Measures the rate of batches with files in flight, and stops the clock of the others. */
  function observe(): Record<string, number> {
    remaining = new Map(
      state.batches.map((batch) => {
        const known = remaining.get(batch.id) ?? UNKNOWN_REMAINING_TIME;
        const isSending =
          state.chunk?.batchId === batch.id || state.confirming.some(({ batchId }) => batchId === batch.id);
        const sample = { nowMs: now(), ...batchProgress(state, batch) };
        return [batch.id, isSending ? observeProgress(known, sample) : suspendObservation(known)];
      }),
    );
    const known = state.batches.filter(isInProgress).map(({ id }) => [id, remaining.get(id)?.remainingMs] as const);
    return Object.fromEntries(known.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  }

  function dispatchNow(event: UploadEvent): void {
    dispatch(event);
    publish();
  }

  conditions.subscribe(() => {
    reportConditions();
    publish();
  });

  return {
    getSnapshot: () => snapshot,
    isUnfinished: () => state.batches.some(isUnfinished),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasStarted: (batchId) => started.has(batchId),
    add(batch, sources) {
      // An upload that is continued takes the place of what the tray still shows of it.
      const isShown = state.batches.some(({ id }) => id === batch.id);
      if (isShown) dispatch({ type: 'dismissed', batchId: batch.id });
      started.add(batch.id);
      runner.addSources(batch.id, sources);
      adapt();
      dispatchNow({ type: 'batchAdded', batch });
    },
    act: (action, batchId) => dispatchNow({ type: action, batchId }),
    dismissAll: () => dispatchNow({ type: 'allDismissed' }),
    async chooseAgain(batchId, chosen, fileId) {
      const batch = state.batches.find(({ id }) => id === batchId);
      const problems = batch ? await runner.chooseAgain(batch, chosen, fileId) : null;
      publish();
      return problems;
    },
  };
}
