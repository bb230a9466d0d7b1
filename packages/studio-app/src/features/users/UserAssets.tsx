import {
  Inline,
  PagePagination,
  Section,
  SortableTable,
  type SortableTableColumn,
  Stack,
  type TableSort,
  Text,
} from '@inspection-studio/design-system';
import { type AssetListItem, assetTypeLabel } from '@inspection-studio/domain/assets';
import { formatDate } from '@inspection-studio/domain/dates';
import { DEFAULT_SORTS, PAGE_SIZES, pageOf, skipOf } from '@inspection-studio/domain/query';
import { counted } from '@inspection-studio/domain/units';
import { roleLevel, type User } from '@inspection-studio/domain/users';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { userAssetPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import { tableSort } from '../../widgets/list-address.ts';
import { rowLink } from '../../widgets/link.css.ts';
import { Picture } from '../../widgets/Picture.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';
import { usePageQuery } from '../../widgets/usePageQuery.ts';
import * as styles from './UserProfile.css.ts';

const AssetName = ({ asset }: { asset: AssetListItem }) => (
  <Inline as="span" gap={3}>
    <span className={styles.thumb}>
      <Picture src={asset.thumbnail} type={asset.type} />
    </span>
    <Link translate="no" className={rowLink} to={paths.asset(asset.id)}>
      {asset.name}
    </Link>
  </Inline>
);

const COLUMNS: readonly SortableTableColumn<AssetListItem>[] = [
  { id: 'name', header: 'Asset name', isSortable: true, minWidthPx: 240, cell: (asset) => <AssetName asset={asset} /> },
  {
    id: 'type',
    header: 'Type of asset',
    cell: ({ type }) => (
      <Text asChild tone="secondary">
        <Inline as="span">
          <AssetTypeIcon type={type} />
          {assetTypeLabel(type)}
        </Inline>
      </Text>
    ),
  },
  {
    id: 'inspections',
    header: 'Inspections',
    align: 'end',
    cell: ({ projectCount }) => projectCount.toLocaleString('en'),
  },
  {
    id: 'modified',
    header: 'Modified',
    align: 'end',
    isSortable: true,
    cell: ({ modified }) => <time dateTime={modified}>{formatDate(modified)}</time>,
  },
];

const idOf = (asset: AssetListItem) => asset.id;

const compactRow = (asset: AssetListItem) => (
  <Stack gap="half">
    <AssetName asset={asset} />
    <Text tone="secondary">
      {assetTypeLabel(asset.type)}, {counted(asset.projectCount, 'inspection')}, {formatDate(asset.modified)}
    </Text>
  </Stack>
);

const NEWEST = tableSort(DEFAULT_SORTS.userAssets);

/** Assets that a Manager or Admin created, or that another person is involved in. */
export function UserAssets({ user }: { user: User }) {
  const [sort, setSort] = useState<TableSort | null>(NEWEST);
  const [skip, setSkip] = useState(0);
  const isCreator = roleLevel(user.roleId) >= roleLevel('Manager');
  const title = isCreator ? 'Created Assets' : 'Asset Involvement';
  const top = PAGE_SIZES.assets;
  const request = {
    userId: user.id,
    scope: isCreator ? 'created' : 'involved',
    orderBy: sort ? [{ prop: sort.columnId, ascending: sort.direction === 'ascending' }] : DEFAULT_SORTS.userAssets,
    skip,
  } as const;
  const query = usePageQuery(userAssetPageQuery(useSend(), request), setSkip);
  const { items, pagination } = query.data ?? {};
  return (
    <Section title={title} count={pagination?.count.toLocaleString('en')} gap={4}>
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : (
        <SortableTable
          label={title}
          columns={COLUMNS}
          rows={items ?? []}
          rowKey={idOf}
          sort={sort}
          onSortChange={(next) => {
            setSort(next);
            setSkip(0);
          }}
          sortMode="flip"
          busy={query.isPlaceholderData || query.isPending}
          rowHeightPx={60}
          renderCompactRow={compactRow}
        />
      )}
      {pagination && pagination.pages > 1 && (
        <PagePagination
          page={pageOf(pagination.skip, top)}
          pages={pagination.pages}
          onPageChange={(next) => setSkip(skipOf(next, top))}
        />
      )}
    </Section>
  );
}
