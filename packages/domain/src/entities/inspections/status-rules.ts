import { DATA_TYPES, type DataType } from './data-types.ts';
import { INSPECTION_FLOW, type InspectionStatus } from './inspection-status.ts';

/** The four words a person reads. @see STATE-011..019 */
export type DisplayStatus = 'Draft' | 'Processing' | 'Completed' | 'Failed';

/** What a person reads for a status: every intermediate state is Processing. @see STATE-011..019 */
export function displayStatus(status: InspectionStatus): DisplayStatus {
  return status === 'Draft' || status === 'Completed' || status === 'Failed' ? status : 'Processing';
}

/** Whether Delete is offered, policies apart: Draft, Failed and Completed. @see STATE-024, N16 */
export const isDeletable = (status: InspectionStatus): boolean => displayStatus(status) !== 'Processing';

/** Whether the inspection can be opened in the cloud application, policies apart. @see STATE-022 */
export const isLaunchable = (status: InspectionStatus): boolean => status === 'Completed';

/**
 * Whether a status may follow another: forward along the flow one step at a
 * time, or from any step after Draft and before Completed to Failed; never back.
 *
 * @see STATE-010, N19
 */
export function canMoveStatus(from: InspectionStatus, to: InspectionStatus): boolean {
  const flow: readonly InspectionStatus[] = INSPECTION_FLOW;
  if (to === 'Failed') return displayStatus(from) === 'Processing';
  const index = flow.indexOf(from);
  return index >= 0 && flow[index + 1] === to;
}

/** Kinds of data that can be changed: all of a Draft, afterwards only supplementary data. @see STATE-025..026 */
export const editableModules = (status: InspectionStatus): readonly DataType[] =>
  status === 'Draft' ? DATA_TYPES : ['supplementary'];

/**
 * Kinds of data that cannot be switched on or off: none of a Draft, afterwards
 * all but supplementary data, and that too once there is some.
 *
 * @param held kinds that have stored files
 * @returns in the order of the wizard's steps
 * @see STATE-026, N52
 */
export function lockedDataTypes(status: InspectionStatus, held: readonly DataType[]): DataType[] {
  if (status === 'Draft') return [];
  return DATA_TYPES.filter((type) => !editableModules(status).includes(type) || held.includes(type));
}
