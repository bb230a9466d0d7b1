import { StatusBadge, type StatusBadgeProps } from '@inspection-studio/design-system';
import {
  type DisplayStatus,
  displayStatus,
  type InspectionStatus as Status,
} from '@inspection-studio/domain/inspections';

const KINDS = {
  Draft: 'draft',
  Processing: 'processing',
  Completed: 'completed',
  Failed: 'failed',
} as const satisfies Record<DisplayStatus, StatusBadgeProps['kind']>;

/** Sign of an inspection's status, by its shown word. */
export const statusSign = (status: Status) => KINDS[displayStatus(status)];

/** Sign and word of an inspection's status; all intermediate states read Processing. */
export function InspectionStatus({ status, variant }: { status: Status } & Pick<StatusBadgeProps, 'variant'>) {
  return (
    <StatusBadge kind={statusSign(status)} variant={variant}>
      {displayStatus(status)}
    </StatusBadge>
  );
}
