import { DATA_TYPES, type DataType } from './data-types.ts';
import { INSPECTION_FLOW, type InspectionStatus } from './inspection-status.ts';

/** The four statuses that users see. */
export type DisplayStatus = 'Draft' | 'Processing' | 'Completed' | 'Failed';

/** Returns the displayed status. Every intermediate status is Processing. */
export function displayStatus(status: InspectionStatus): DisplayStatus {
  return status === 'Draft' || status === 'Completed' || status === 'Failed' ? status : 'Processing';
}

/** Whether Delete is offered, regardless of policies: Draft, Failed and Completed. */
export const isDeletable = (status: InspectionStatus): boolean => displayStatus(status) !== 'Processing';

/** Whether the inspection can be opened in the cloud application, regardless of policies. */
export const isLaunchable = (status: InspectionStatus): boolean => status === 'Completed';

/**
 * Whether a status may follow another: the next one in the flow, or Failed from
 * any status after Draft and before Completed. Never a previous one.
 */
export function canMoveStatus(from: InspectionStatus, to: InspectionStatus): boolean {
  const flow: readonly InspectionStatus[] = INSPECTION_FLOW;
  if (to === 'Failed') return displayStatus(from) === 'Processing';
  const index = flow.indexOf(from);
  return index >= 0 && flow[index + 1] === to;
}

/** Returns the kinds of data that can be changed: all in a Draft, then only supplementary data. */
export const editableModules = (status: InspectionStatus): readonly DataType[] =>
  status === 'Draft' ? DATA_TYPES : ['supplementary'];

/**
 * Returns the kinds of data that cannot be switched on or off: none in a Draft,
 * then all except supplementary data, and that too if it has files.
 *
 * @param held kinds with stored files
 * @returns in the order of the wizard's steps
 */
export function lockedDataTypes(status: InspectionStatus, held: readonly DataType[]): DataType[] {
  if (status === 'Draft') return [];
  return DATA_TYPES.filter((type) => !editableModules(status).includes(type) || held.includes(type));
}
