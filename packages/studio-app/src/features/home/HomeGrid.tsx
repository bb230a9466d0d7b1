import { BottomBar, Button, EmptyState, ErrorPanel, SkipPagination, TileGrid, TileSkeleton } from '@inspection-studio/design-system';
import { emptyMessages } from '@inspection-studio/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../api/index.ts';
import * as styles from './HomeGrid.css.ts';

interface HomeGridProps<Item> {
  /** 'assets', for the accessible name and the footer. */
  noun: string;
  columns: readonly [number, number, number];
  query: UseQueryResult<Page<Item[]>>;
  renderTile: (item: Item) => ReactNode;
  isSearching: boolean;
  onClearSearch: () => void;
  /** Makes the first one, for those who may. */
  createAction?: ReactNode;
  onSkipChange: (skip: number) => void;
}

const SKELETON_COUNT = 8;

/** One page of home as tiles, with its footer; the next page's coming leaves the old one in place, paler. */
export function HomeGrid<Item extends { id: string }>(props: HomeGridProps<Item>) {
  const { noun, columns, query, renderTile, isSearching, onClearSearch, createAction, onSkipChange } = props;
  if (query.isError && !query.data) {
    return (
      <ErrorPanel retrying={query.isFetching} onRetry={() => void query.refetch()}>
        {query.error.message}
      </ErrorPanel>
    );
  }
  if (!query.data) {
    return (
      <TileGrid columns={columns} aria-label={`Loading ${noun}`} busy>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </TileGrid>
    );
  }
  const { items, pagination } = query.data;
  if (items.length === 0 && pagination.skip === 0) {
    return isSearching ? (
      <EmptyState action={<Button onClick={onClearSearch}>Clear search</Button>}>{`No ${noun} with this name.`}</EmptyState>
    ) : (
      <EmptyState action={createAction}>{emptyMessages.list}</EmptyState>
    );
  }
  return (
    <>
      <TileGrid columns={columns} aria-label={noun} busy={query.isPlaceholderData}>
        {items.map((item) => (
          <div key={item.id} className={styles.cell}>
            {renderTile(item)}
          </div>
        ))}
      </TileGrid>
      <BottomBar>
        <p className={styles.summary}>
          {pagination.count.toLocaleString('en')} {noun}, {pagination.top} per page
        </p>
        <SkipPagination skip={pagination.skip} top={pagination.top} count={pagination.count} onSkipChange={onSkipChange} />
      </BottomBar>
    </>
  );
}
