import {
  type BatchActed,
  batchProgress,
  batchStatus,
  isInProgress,
  type NewBatch,
  NO_UPLOADS,
  observeProgress,
  type RemainingTime,
  suspendObservation,
  UNKNOWN_REMAINING_TIME,
  type UploadEvent,
  type UploadState,
  uploadTransition,
} from '@inspection-studio/domain';
import { untilOnline } from './network.ts';
import { createUploadRunner, type UploadServices, type WaitingFor } from './upload-runner.ts';
import type { BatchSources } from './upload-source.ts';

/** Longest time what is shown lags behind what happens, in milliseconds: four updates a second. */
export const PUBLISH_INTERVAL_MS = 250;

/** What the tray draws from. Batches that did not change keep their identity. */
export interface UploadsSnapshot extends UploadState {
  /** Milliseconds a batch still needs, by its id; absent while unknown. */
  remainingMs: Readonly<Record<string, number>>;
  /** What a batch waits for that was paused by itself, by its id. */
  waitingFor: Readonly<Record<string, WaitingFor>>;
}

/** All uploads of this tab; made beside the providers, so that they outlive the page that started them. */
export interface UploadStore {
  getSnapshot: () => UploadsSnapshot;
  /** Called at most four times a second, and at once after what a person did. */
  subscribe: (listener: () => void) => () => void;
  /** Starts a batch whose files are registered. */
  add: (batch: NewBatch, sources: BatchSources) => void;
  /** @throws Error 'Batch not found' */
  act: (action: BatchActed['type'], batchId: string) => void;
  dismissAll: () => void;
}

export type UploadStoreOptions = UploadServices & {
  /** Where 'online' and 'offline' are announced. @default the window */
  network?: EventTarget;
  /** Any clock that does not jump, in milliseconds. */
  now?: () => number;
};

/** Runs the upload machine with its runner and publishes what is to be seen. */
export function createUploadStore({
  network = globalThis,
  now = () => performance.now(),
  ...services
}: UploadStoreOptions): UploadStore {
  let state: UploadState = NO_UPLOADS;
  let snapshot: UploadsSnapshot = { ...state, remainingMs: {}, waitingFor: {} };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let remaining: ReadonlyMap<string, RemainingTime> = new Map();
  const blocked = new Map<string, WaitingFor>();
  const listeners = new Set<() => void>();

  const runner = createUploadRunner(services, {
    getState: () => state,
    dispatch,
    onBlocked: block,
    untilOnline: (signal) => untilOnline(network, signal),
  });

  /** Pauses a batch until what it waits for is there again. */
  function block(batchId: string, waitingFor: WaitingFor): void {
    blocked.set(batchId, waitingFor);
    dispatch({ type: 'paused', batchId });
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
    const paused = new Set(state.batches.filter((batch) => batchStatus(batch) === 'Paused').map(({ id }) => id));
    return Object.fromEntries([...blocked].filter(([id]) => paused.has(id)));
  }

  /** Learns the rate of the batch that is being sent, and stops the clock of the others. */
  function observe(): Record<string, number> {
    remaining = new Map(
      state.batches.map((batch) => {
        const known = remaining.get(batch.id) ?? UNKNOWN_REMAINING_TIME;
        const isSending = state.chunk?.batchId === batch.id || state.confirming.some(({ batchId }) => batchId === batch.id);
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

  network.addEventListener('offline', () => {
    for (const batch of state.batches) if (batchStatus(batch) === 'Pending') block(batch.id, 'network');
    publish();
  });
  network.addEventListener('online', () => {
    const batchIds = state.batches.map(({ id }) => id).filter((id) => blocked.get(id) === 'network');
    for (const batchId of batchIds) {
      blocked.delete(batchId);
      dispatch({ type: 'resumed', batchId });
    }
    publish();
  });

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(batch, sources) {
      runner.hold(batch.id, sources);
      dispatchNow({ type: 'batchAdded', batch });
    },
    act(action, batchId) {
      blocked.delete(batchId);
      dispatchNow({ type: action, batchId });
    },
    dismissAll: () => dispatchNow({ type: 'allDismissed' }),
  };
}
