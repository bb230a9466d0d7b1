import type { BatchStatus } from '@inspection-studio/domain';
import type { WaitingFor } from './sending-conditions.ts';

/** What happens to a batch by itself. */
export type AutomaticStep = 'pause' | 'resume' | 'nothing';

/**
 * A batch stops when the network or the session goes, and goes on by itself
 * when it is back; what a person paused waits for a person.
 *
 * @param batch `isHeld` when it was paused by this rule and not by a person
 * @param missing what nothing can be sent without; null when it is all there
 * @see UPL-011..012, S01, S22
 */
export function automaticStep(
  batch: { status: BatchStatus; isHeld: boolean },
  missing: WaitingFor | null,
): AutomaticStep {
  if (missing) return batch.status === 'Pending' ? 'pause' : 'nothing';
  return batch.status === 'Paused' && batch.isHeld ? 'resume' : 'nothing';
}
