import { Button, EmptyState, TileGrid, TileSkeleton } from '@inspection-studio/design-system';
import { emptyMessages } from '@inspection-studio/domain/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { Page } from '../../api/index.ts';
import { ListFooter, type ListNoun } from '../../widgets/ListFooter.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';
import * as styles from './HomeGrid.css.ts';

interface HomeGridProps<Item> {
  /** Name of one item, for the accessible name and the footer. */
  noun: ListNoun;
  columns: readonly [number, number, number];
  query: UseQueryResult<Page<Item[]>>;
  renderTile: (item: Item) => ReactNode;
  isSearching: boolean;
  onClearSearch: () => void;
  /** Action that creates the first item, if permitted. */
  createAction?: ReactNode;
  onSkipChange: (skip: number) => void;
  /** Called before a page is opened, for prefetching. */
  onSkipIntent: (skip: number) => void;
}

const SKELETON_COUNT = 8;

/** One page of Home as tiles, with a footer. While the next page loads, the current one is dimmed. */
export function HomeGrid<Item extends { id: string }>(props: HomeGridProps<Item>) {
  const { noun, columns, query, renderTile, isSearching, onClearSearch, createAction, onSkipChange, onSkipIntent } =
    props;
  const plural = `${noun}s`;
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) {
    return (
      <TileGrid columns={columns} aria-label={`Loading ${plural}`} busy>
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
      >{`No ${plural} with this name.`}</EmptyState>
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
      >{`This page has no ${plural} any more.`}</EmptyState>
    );
  }
  return (
    <>
      <TileGrid columns={columns} aria-label={plural} busy={query.isPlaceholderData}>
        {items.map((item) => (
          <Fragment key={item.id}>{renderTile(item)}</Fragment>
        ))}
      </TileGrid>
      <ListFooter noun={noun} pagination={pagination} onSkipChange={onSkipChange} onSkipIntent={onSkipIntent} />
    </>
  );
}
