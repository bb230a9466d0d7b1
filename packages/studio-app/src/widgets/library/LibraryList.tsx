import {
  Button,
  EmptyState,
  Inline,
  Skeleton,
  SkipPagination,
  Stack,
  useMediaQuery,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { emptyMessages } from '@inspection-studio/domain/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../api/index.ts';
import { QueryError } from '../QueryError.tsx';
import { withCreated } from './created-record.ts';
import { highlight } from './highlight.ts';
import type { LibraryRecord } from './library-record.ts';
import * as styles from './LibraryList.css.ts';
import { LibraryTable, type LibraryTableOptions } from './LibraryTable.tsx';
import type { Created } from './useCreatedRecord.ts';

export interface LibraryListProps<Item> {
  /** Name of the list, also in the message of a search without results: 'archived tags'. */
  noun: string;
  query: UseQueryResult<Page<Item[]>>;
  /** A LibraryRow or an ArchivedRow. */
  renderRow: (item: Item) => ReactNode;
  /** Columns of a table, instead of a grid of rows. On phones, the rows are below each other in any case. */
  table?: LibraryTableOptions<Item>;
  /** The record that was just created. It is highlighted, and at the top if it is on another page. */
  created?: Created<Item>;
  /** @default 'There is nothing here yet.' */
  emptyText?: string;
  /** Create link of the empty list. */
  emptyAction?: ReactNode;
  /** The current search. Blank finds all. */
  search: string;
  /** Shows a button that clears a search without results. */
  onClearSearch?: () => void;
  onSkipChange: (skip: number) => void;
}

const SKELETON_COUNT = 6;

/** One page of rows of a library section, or its loading, empty or error state. */
export function LibraryList<Item extends LibraryRecord>(props: LibraryListProps<Item>) {
  const {
    noun,
    query,
    renderRow,
    table,
    created,
    emptyText = emptyMessages.list,
    emptyAction,
    search,
    onClearSearch,
    onSkipChange,
  } = props;
  const isTable = !useMediaQuery(media.belowMd) && table !== undefined;
  const className = `${styles.rows} ${styles.columns[table ? 1 : 3]}`;
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) {
    return (
      <Stack className={styles.frame}>
        <VisuallyHidden role="status">{`Loading ${noun}`}</VisuallyHidden>
        <Stack as="ul" className={className} gap="hair" aria-busy="true" aria-hidden="true">
          {Array.from({ length: SKELETON_COUNT }, (_, index) => (
            <Inline key={index} as="li" className={styles.skeleton} justify="between">
              <Skeleton width="40%" />
              <Skeleton width="20%" />
            </Inline>
          ))}
        </Stack>
      </Stack>
    );
  }
  const { pagination } = query.data;
  const items = withCreated(query.data.items, created?.record);
  if (items.length === 0) {
    return search.trim() === '' ? (
      <EmptyState action={emptyAction}>{emptyText}</EmptyState>
    ) : (
      <EmptyState
        action={onClearSearch && <Button onClick={onClearSearch}>Clear search</Button>}
      >{`No ${noun} with this name.`}</EmptyState>
    );
  }
  const isBusy = query.isPlaceholderData || undefined;
  return (
    <Stack className={styles.frame}>
      {isTable ? (
        <LibraryTable {...table} label={noun} items={items} highlightedId={created?.id} busy={isBusy} />
      ) : (
        <Stack as="ul" className={className} gap="hair" aria-label={noun} aria-busy={isBusy}>
          {items.map((item) => (
            <li key={item.id} className={styles.cell} {...highlight(item.id === created?.id)}>
              {renderRow(item)}
            </li>
          ))}
        </Stack>
      )}
      {pagination.pages > 1 && (
        <SkipPagination
          skip={pagination.skip}
          top={pagination.top}
          count={pagination.count}
          onSkipChange={onSkipChange}
        />
      )}
    </Stack>
  );
}
