import { Button, EmptyState, Skeleton, SkipPagination, VisuallyHidden } from '@inspection-studio/design-system';
import { emptyMessages } from '@inspection-studio/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../api/index.ts';
import { QueryError } from '../QueryError.tsx';
import * as styles from './LibraryList.css.ts';

export interface LibraryListProps<Item> {
  /** 'archived tags': names the list and the sentence of a search without a find. */
  noun: string;
  query: UseQueryResult<Page<Item[]>>;
  /** A LibraryRow or an ArchivedRow. */
  renderRow: (item: Item) => ReactNode;
  /** At most so many side by side where there is room. @default 3 */
  columns?: keyof typeof styles.columns;
  /** @default 'There is nothing here yet.' */
  emptyText?: string;
  /** Makes the first one, for those who may. */
  emptyAction?: ReactNode;
  /** What is looked for; blank for all. */
  search: string;
  /** Offers to look for all again. */
  onClearSearch?: () => void;
  onSkipChange: (skip: number) => void;
}

const SKELETON_COUNT = 6;

/** Rows of a library section, a page at a time; what is read, missing, not found or failed is said in their place. */
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
      <div className={styles.frame}>
        <VisuallyHidden role="status">{`Loading ${noun}`}</VisuallyHidden>
        <ul className={className} aria-busy="true" aria-hidden="true">
          {Array.from({ length: SKELETON_COUNT }, (_, index) => (
            <li key={index} className={styles.skeleton}>
              <Skeleton width="40%" />
              <Skeleton width="20%" />
            </li>
          ))}
        </ul>
      </div>
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
    <div className={styles.frame}>
      <ul className={className} aria-label={noun} aria-busy={query.isPlaceholderData || undefined}>
        {items.map((item) => (
          <li key={item.id} className={styles.cell}>
            {renderRow(item)}
          </li>
        ))}
      </ul>
      {pagination.pages > 1 && (
        <SkipPagination
          skip={pagination.skip}
          top={pagination.top}
          count={pagination.count}
          onSkipChange={onSkipChange}
        />
      )}
    </div>
  );
}
