import { Heading, Inline, Skeleton } from '@inspection-studio/design-system';
import type { ReactNode } from 'react';
import { ListSearch } from './ListSearch.tsx';
import * as styles from './search.css.ts';

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

/** Header of a list page: the title with a count, the search and other controls. */
export function ListHeader({ title, count, searchLabel, term, onSearch, children }: ListHeaderProps) {
  return (
    <Inline justify="between" gap={6} rowGap={2} wrap>
      <Heading
        level={1}
        size="title"
        count={count === undefined ? <Skeleton width="2ch" /> : count.toLocaleString('en')}
      >
        {title}
      </Heading>
      <Inline asChild className={styles.tools} align="stretch" wrap>
        <search>
          <div className={styles.search}>
            <ListSearch label={searchLabel} term={term} onSearch={onSearch} />
          </div>
          {children}
        </search>
      </Inline>
    </Inline>
  );
}
