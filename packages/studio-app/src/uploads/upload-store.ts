import {
  type BatchActed,
  batchProgress,
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
import { createUploadRunner, type UploadServices } from './upload-runner.ts';
import type { BatchSources } from './upload-source.ts';

/** Longest time what is shown lags behind what happens, in milliseconds: four updates a second. */
export const PUBLISH_INTERVAL_MS = 250;

/** What the tray draws from. Batches that did not change keep their identity. */
export interface UploadsSnapshot extends UploadState {
  /** Milliseconds a batch still needs, by its id; absent while unknown. */
  remainingMs: Readonly<Record<string, number>>;
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
  /** Where 'online' is announced. @default the window */
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
  let snapshot: UploadsSnapshot = { ...state, remainingMs: {} };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let remaining: ReadonlyMap<string, RemainingTime> = new Map();
  const pausedOffline = new Set<string>();
  const listeners = new Set<() => void>();

  const runner = createUploadRunner(services, {
    getState: () => state,
    dispatch,
    onOffline(batchId) {
      pausedOffline.add(batchId);
      dispatch({ type: 'paused', batchId });
    },
  });

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
    snapshot = { ...state, remainingMs: observe() };
    for (const listener of listeners) listener();
  }

  /** Learns the rate of the batch that is being sent, and stops the clock of the others. */
  function observe(): Record<string, number> {
    remaining = new Map(
      state.batches.map((batch) => {
        const known = remaining.get(batch.id) ?? UNKNOWN_REMAINING_TIME;
        const isSending = state.chunk?.batchId === batch.id;
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

  network.addEventListener('online', () => {
    const batchIds = state.batches.map(({ id }) => id).filter((id) => pausedOffline.has(id));
    pausedOffline.clear();
    for (const batchId of batchIds) dispatchNow({ type: 'resumed', batchId });
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
      pausedOffline.delete(batchId);
      dispatchNow({ type: action, batchId });
    },
    dismissAll: () => dispatchNow({ type: 'allDismissed' }),
  };
}
