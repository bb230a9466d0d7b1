import { Button, EmptyState, TileGrid, TileSkeleton } from '@inspection-studio/design-system';
import { emptyMessages } from '@inspection-studio/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { Page } from '../../api/index.ts';
import { ListFooter } from '../../widgets/ListFooter.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';
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
  /** A page is about to be asked for. */
  onSkipIntent: (skip: number) => void;
}

const SKELETON_COUNT = 8;

/** One page of home as tiles, with its footer; the next page's coming leaves the old one in place, paler. */
export function HomeGrid<Item extends { id: string }>(props: HomeGridProps<Item>) {
  const { noun, columns, query, renderTile, isSearching, onClearSearch, createAction, onSkipChange, onSkipIntent } =
    props;
  if (query.isError && !query.data) return <QueryError query={query} />;
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
      <EmptyState
        className={styles.empty}
        action={<Button onClick={onClearSearch}>Clear search</Button>}
      >{`No ${noun} with this name.`}</EmptyState>
    ) : (
      <EmptyState className={styles.empty} action={createAction}>
        {emptyMessages.list}
      </EmptyState>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        className={styles.empty}
        action={<Button onClick={() => onSkipChange(0)}>First page</Button>}
      >{`This page has no ${noun} any more.`}</EmptyState>
    );
  }
  return (
    <>
      <TileGrid columns={columns} aria-label={noun} busy={query.isPlaceholderData}>
        {items.map((item) => (
          <Fragment key={item.id}>{renderTile(item)}</Fragment>
        ))}
      </TileGrid>
      <ListFooter noun={noun} pagination={pagination} onSkipChange={onSkipChange} onSkipIntent={onSkipIntent} />
    </>
  );
}
