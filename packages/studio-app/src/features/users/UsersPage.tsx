import { Button, EmptyState, LinkButton, SortDropdown, useMediaQuery } from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { serializeSort } from '@inspection-studio/domain/query';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { userPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { Can } from '../../permissions/index.ts';
import { ListFooter } from '../../widgets/ListFooter.tsx';
import { ListHeader } from '../../widgets/ListHeader.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';
import { useKeepParams } from '../../widgets/useKeepParams.ts';
import { useListAddress } from '../../widgets/useListAddress.ts';
import { usePageQuery } from '../../widgets/usePageQuery.ts';
import { USER_LIST } from './user-list.ts';
import { UsersTable } from './UsersTable.tsx';

/** Sort orders for the compact list, which has no headers. */
const COMPACT_ORDERS = [
  { value: 'role', label: 'Access', sort: { columnId: 'role', direction: 'ascending' } },
  { value: 'name', label: 'A - Z', sort: { columnId: 'name', direction: 'ascending' } },
  { value: 'created desc', label: 'Newest', sort: { columnId: 'created', direction: 'descending' } },
] as const;

/** People of the company. Search, sort order and page are in the URL. */
export function UsersPage() {
  const { request, term, sort, search, sortBy, goTo } = useListAddress(USER_LIST);
  const query = usePageQuery(userPageQuery(useSend(), request), goTo);
  const { items, pagination } = query.data ?? {};
  const keepParams = useKeepParams();
  const isCompact = useMediaQuery(media.belowMd);
  return (
    <>
      <ListHeader
        title="Users"
        count={pagination?.count}
        searchLabel="Search users by name or email"
        term={term}
        onSearch={search}
      >
        {isCompact && (
          <SortDropdown
            iconOnly
            options={COMPACT_ORDERS}
            value={serializeSort(request.orderBy.slice(0, 1))}
            onValueChange={(value) => sortBy(COMPACT_ORDERS.find((order) => order.value === value)?.sort ?? null)}
          />
        )}
        <Can permission="InviteUser">
          <LinkButton asChild variant="primary" icon={<UserPlusIcon size={18} weight="bold" aria-hidden="true" />}>
            <Link to={keepParams(paths.inviteUsers())}>Invite user</Link>
          </LinkButton>
        </Can>
      </ListHeader>
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : pagination?.count === 0 && request.filter !== '' ? (
        <EmptyState action={<Button onClick={() => search('')}>Clear search</Button>}>
          No users with this name or email.
        </EmptyState>
      ) : (
        <UsersTable users={items} busy={query.isPlaceholderData || query.isPending} sort={sort} onSortChange={sortBy} />
      )}
      {pagination && pagination.count > 0 && <ListFooter noun="user" pagination={pagination} onSkipChange={goTo} />}
    </>
  );
}
