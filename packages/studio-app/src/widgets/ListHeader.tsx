import { Skeleton } from '@inspection-studio/design-system';
import type { ReactNode } from 'react';
import * as styles from './ListHeader.css.ts';
import { ListSearch } from './ListSearch.tsx';

export interface ListHeaderProps {
  /** 'Users'. */
  title: string;
  /** Number of all items. Undefined while it loads. */
  count: number | undefined;
  /** 'Search users by name'. */
  searchLabel: string;
  /** The current search. */
  term: string;
  onSearch: (term: string) => void;
  /** Create links and other controls. */
  children?: ReactNode;
}

/** Header of a list page: the title with a count, the search and other controls. @see S42 */
export function ListHeader({ title, count, searchLabel, term, onSearch, children }: ListHeaderProps) {
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>
        {title}{' '}
        <span className={styles.count}>
          {count === undefined ? <Skeleton width="2ch" /> : count.toLocaleString('en')}
        </span>
      </h1>
      <search className={styles.tools}>
        <div className={styles.search}>
          <ListSearch label={searchLabel} term={term} onSearch={onSearch} />
        </div>
        {children}
      </search>
    </div>
  );
}
