import {
  type BatchActed,
  batchProgress,
  batchStatus,
  isInProgress,
  isUnfinished,
  type NewBatch,
  NO_UPLOADS,
  observeProgress,
  type RemainingTime,
  suspendObservation,
  UNKNOWN_REMAINING_TIME,
  type UploadBatch,
  type UploadEvent,
  type UploadState,
  uploadTransition,
} from '@inspection-studio/domain';
import { automaticStep } from './automatic-pause.ts';
import type { UnfinishedWork } from './leave-warning.ts';
import type { WaitingFor } from './sending-conditions.ts';
import { createUploadRunner, type UploadServices } from './upload-runner.ts';
import type { BatchSources } from './upload-source.ts';
import { EMPTY_SNAPSHOT, type UploadsSnapshot } from './uploads-snapshot.ts';

/** Longest time what is shown lags behind what happens, in milliseconds: four updates a second. */
export const PUBLISH_INTERVAL_MS = 250;

/** All images on their way in this tab; kept by the upload host, so that they outlive the page that started them. */
export interface UploadStore extends UnfinishedWork {
  getSnapshot: () => UploadsSnapshot;
  /** Called at most four times a second, and at once after what a person did. */
  subscribe: UnfinishedWork['subscribe'];
  /** Starts a batch whose files are registered. */
  add: (batch: NewBatch, sources: BatchSources) => void;
  /** @throws Error 'Batch not found' */
  act: (action: BatchActed['type'], batchId: string) => void;
  dismissAll: () => void;
}

export type UploadStoreOptions = UploadServices & {
  /** Any clock that does not jump, in milliseconds. */
  now?: () => number;
};

/** Runs the upload machine with its runner and publishes what is to be seen. */
export function createUploadStore({ now = () => performance.now(), ...services }: UploadStoreOptions): UploadStore {
  let state: UploadState = NO_UPLOADS;
  let snapshot = EMPTY_SNAPSHOT;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let remaining: ReadonlyMap<string, RemainingTime> = new Map();
  const { conditions } = services;
  /** Batches that were paused by themselves. */
  const held = new Set<string>();
  const listeners = new Set<() => void>();

  const runner = createUploadRunner(services, { getState: () => state, dispatch, onBlocked: hold });

  function hold(batchId: string): void {
    held.add(batchId);
    dispatch({ type: 'paused', batchId });
  }

  function letGoOn(batchId: string): void {
    held.delete(batchId);
    dispatch({ type: 'resumed', batchId });
  }

  function dispatch(event: UploadEvent): void {
    const [next, effects] = uploadTransition(state, event);
    if (next !== state) timer ??= setTimeout(publish, PUBLISH_INTERVAL_MS);
    state = next;
    for (const effect of effects) runner.perform(effect);
  }

  function publish(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    runner.releaseExcept(new Set(state.batches.map(({ id }) => id)));
    snapshot = { ...state, remainingMs: observe(), waitingFor: waiting() };
    for (const listener of listeners) listener();
  }

  function waiting(): Record<string, WaitingFor> {
    const missing = conditions.missing();
    const wouldGoOn = (batch: UploadBatch) =>
      isInProgress(batch) && (batchStatus(batch) !== 'Paused' || held.has(batch.id));
    return missing ? Object.fromEntries(state.batches.filter(wouldGoOn).map(({ id }) => [id, missing])) : {};
  }

  /** Learns the rate of the batch that is being sent, and stops the clock of the others. */
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
    for (const batch of state.batches) {
      const step = automaticStep({ status: batchStatus(batch), isHeld: held.has(batch.id) }, conditions.missing());
      if (step === 'pause') hold(batch.id);
      if (step === 'resume') letGoOn(batch.id);
    }
    publish();
  });

  return {
    getSnapshot: () => snapshot,
    isUnfinished: () => state.batches.some(isUnfinished),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(batch, sources) {
      runner.hold(batch.id, sources);
      dispatchNow({ type: 'batchAdded', batch });
    },
    act(action, batchId) {
      // Retrying failed files says nothing about those that wait.
      if (action !== 'retried') held.delete(batchId);
      dispatchNow({ type: action, batchId });
    },
    dismissAll: () => dispatchNow({ type: 'allDismissed' }),
  };
}
