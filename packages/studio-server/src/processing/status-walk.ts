import { type Geolocation, INSPECTION_FLOW, type InspectionStatus } from '@inspection-studio/domain';

/**
 * The steps from one status of the flow up to and including another, in order.
 *
 * None when the goal is reached or passed, and none from Failed: there is no
 * way back. A walk cut off half-way therefore goes on where it stood.
 *
 * @see N19; whether a single step is legal says `canMoveStatus` of the domain
 */
export function stepsBetween(from: InspectionStatus, goal: InspectionStatus): InspectionStatus[] {
  const flow: readonly InspectionStatus[] = INSPECTION_FLOW;
  return flow.includes(from) ? flow.slice(flow.indexOf(from) + 1, flow.indexOf(goal) + 1) : [];
}

/**
 * Where an asset, or its site, stands once an inspection is completed: the first
 * known place stays, and without one it is the middle of the images.
 *
 * @see N124
 */
export function locationAfterCompletion(current: Geolocation | null, middle: Geolocation | null): Geolocation | null {
  return current ?? middle;
}
