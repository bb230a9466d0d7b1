import { INSPECTION_FLOW, type InspectionStatus } from '@inspection-studio/domain/inspections';
import type { Geolocation } from '@inspection-studio/domain/shared';

/**
 * Returns the statuses after `from` up to and including `to`, in order.
 *
 * Empty when the target is reached or passed, and from Failed, since statuses never move
 * back. Interrupted processing therefore resumes from its current status.
 *
 * `canMoveStatus` in the domain decides whether a single step is allowed
 */
export function stepsBetween(from: InspectionStatus, goal: InspectionStatus): InspectionStatus[] {
  const flow: readonly InspectionStatus[] = INSPECTION_FLOW;
  return flow.includes(from) ? flow.slice(flow.indexOf(from) + 1, flow.indexOf(goal) + 1) : [];
}

/**
 * Returns the location of an asset or site after an inspection completed: the existing
 * location, or else the median position of the images.
 */
export function locationAfterCompletion(current: Geolocation | null, middle: Geolocation | null): Geolocation | null {
  return current ?? middle;
}
