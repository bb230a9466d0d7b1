import {
  Inline,
  SortableTable,
  type SortableTableColumn,
  Stack,
  type TableSort,
  Text,
} from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { type User, userRoleLabel } from '@inspection-studio/domain/users';
import { useMutationState } from '@tanstack/react-query';
import { userKeys } from '../../data/index.ts';
import { UserMenu } from './UserMenu.tsx';
import { UserName } from './UserName.tsx';
import * as styles from './UsersTable.css.ts';
import { UserStatusText } from './UserStatusText.tsx';

const COLUMNS: readonly SortableTableColumn<User>[] = [
  { id: 'name', header: 'Name', isSortable: true, minWidthPx: 240, cell: (user) => <UserName user={user} /> },
  { id: 'role', header: 'Access', isSortable: true, cell: (user) => userRoleLabel(user.roleId) },
  {
    id: 'email',
    header: 'Email',
    isSortable: true,
    minWidthPx: 240,
    cell: (user) => (
      <Text translate="no" className={styles.email} tone="secondary">
        {user.email}
      </Text>
    ),
  },
  { id: 'status', header: 'Status', isSortable: true, cell: (user) => <UserStatusText status={user.status} /> },
  {
    id: 'created',
    header: 'Created On',
    isSortable: true,
    cell: (user) => <time dateTime={user.created}>{formatDate(user.created)}</time>,
  },
  {
    id: 'menu',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    minWidthPx: 60,
    cell: (user) => <UserMenu user={user} />,
  },
];

const idOf = (user: User) => user.id;

/** Compact row of a person: name and status, with the role below. */
const compactRow = (user: User) => (
  <Inline justify="between">
    <Stack gap={0}>
      <UserName user={user} />
      <Text asChild tone="secondary">
        <Inline as="span" className={styles.compactFacts} gap={4} rowGap={0} wrap>
          {userRoleLabel(user.roleId)} <UserStatusText status={user.status} />
        </Inline>
      </Text>
    </Stack>
    <UserMenu user={user} />
  </Inline>
);

interface UsersTableProps {
  /** Undefined during the first load. */
  users: readonly User[] | undefined;
  /** Whether the next page is loading. */
  busy: boolean;
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
}

/** One page of people, sorted by the server. Headers toggle between descending and ascending. */
export function UsersTable({ users, busy, sort, onSortChange }: UsersTableProps) {
  const changing = useMutationState({
    filters: { mutationKey: userKeys.all, status: 'pending' },
    select: ({ options }) => options.mutationKey?.[2],
  });
  return (
    <SortableTable
      label="Users"
      columns={COLUMNS}
      rows={users ?? []}
      rowKey={idOf}
      sort={sort}
      onSortChange={onSortChange}
      sortMode="flip"
      busy={busy}
      skeletonRowCount={12}
      isRowPending={(user) => changing.includes(user.id)}
      renderCompactRow={compactRow}
    />
  );
}
