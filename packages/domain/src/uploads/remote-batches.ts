import { type BatchAction, batchActions, isInProgress } from './batch-status.ts';
import { queuedBehind } from './queued-behind.ts';
import type { ShownBatch } from './shown-batch.ts';
import type { BatchActed, UploadBatch, UploadState } from './upload-state.ts';

/**
 * Returns the batches that other tabs send, as this tab shows them beside its own. A batch that this tab has is not among
 * them, and one that several tabs have is among them once.
 *
 * @param own batches of this tab
 */
export function remoteBatches(own: readonly Pick<UploadBatch, 'id'>[], others: readonly ShownBatch[]): ShownBatch[] {
  const known = new Set(own.map(({ id }) => id));
  return others.filter(({ batch: { id } }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
}

/** Returns the actions that a tab offers for a batch of another tab: files are chosen in the tab that sends them. */
export const remoteActions = (batch: UploadBatch): Exclude<BatchAction, 'chooseAgain'>[] =>
  batchActions(batch).filter((action) => action !== 'chooseAgain');

const ACTIONS = {
  paused: 'pause',
  resumed: 'resume',
  retried: 'retry',
  cancelled: 'cancel',
} as const satisfies Partial<Record<BatchActed['type'], BatchAction>>;

/**
 * Whether the tab that sends a batch does what another tab asks for. The other tab may show an older state: what is no
 * longer offered is ignored.
 */
export function isCommandAllowed(state: UploadState, { type, batchId }: BatchActed): boolean {
  const batch = state.batches.find(({ id }) => id === batchId);
  if (!batch) return false;
  if (type === 'putFirst') return queuedBehind(state, batch) !== null;
  // With 'Dismiss all', a batch with failed files is dismissed as well.
  if (type === 'dismissed') return !isInProgress(batch);
  return batchActions(batch).includes(ACTIONS[type]);
}
