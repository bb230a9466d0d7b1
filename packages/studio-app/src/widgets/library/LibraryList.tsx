import {
  Button,
  EmptyState,
  Inline,
  Skeleton,
  SkipPagination,
  Stack,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import { emptyMessages } from '@inspection-studio/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../api/index.ts';
import { QueryError } from '../QueryError.tsx';
import * as styles from './LibraryList.css.ts';

export interface LibraryListProps<Item> {
  /** Name of the list, also in the message of a search without results: 'archived tags'. */
  noun: string;
  query: UseQueryResult<Page<Item[]>>;
  /** A LibraryRow or an ArchivedRow. */
  renderRow: (item: Item) => ReactNode;
  /** Maximum number of columns. @default 3 */
  columns?: keyof typeof styles.columns;
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
export function LibraryList<Item extends { id: string }>(props: LibraryListProps<Item>) {
  const {
    noun,
    query,
    renderRow,
    columns = 3,
    emptyText = emptyMessages.list,
    emptyAction,
    search,
    onClearSearch,
    onSkipChange,
  } = props;
  const className = `${styles.rows} ${styles.columns[columns]}`;
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
  const { items, pagination } = query.data;
  if (pagination.count === 0) {
    return search.trim() === '' ? (
      <EmptyState action={emptyAction}>{emptyText}</EmptyState>
    ) : (
      <EmptyState
        action={onClearSearch && <Button onClick={onClearSearch}>Clear search</Button>}
      >{`No ${noun} with this name.`}</EmptyState>
    );
  }
  return (
    <Stack className={styles.frame}>
      <Stack
        as="ul"
        className={className}
        gap="hair"
        aria-label={noun}
        aria-busy={query.isPlaceholderData || undefined}
      >
        {items.map((item) => (
          <li key={item.id} className={styles.cell}>
            {renderRow(item)}
          </li>
        ))}
      </Stack>
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
