import { type SignKind, StatusBadge, type StatusBadgeProps } from '@inspection-studio/design-system';
import type { UserStatus } from '@inspection-studio/domain/users';
import * as styles from './UsersTable.css.ts';

const SIGNS: Record<UserStatus, { kind: SignKind; tone?: StatusBadgeProps['tone'] }> = {
  Activated: { kind: 'active' },
  Pending: { kind: 'pending', tone: 'warning' },
  Deactivated: { kind: 'off' },
  Deleted: { kind: 'off', tone: 'failed' },
};

/** Status of a person as icon and text. */
export function UserStatusText({ status }: { status: UserStatus }) {
  return (
    <StatusBadge className={styles.status} variant="text" {...SIGNS[status]}>
      {status}
    </StatusBadge>
  );
}
