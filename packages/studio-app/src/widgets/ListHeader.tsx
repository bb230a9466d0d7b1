import { SearchField, Skeleton } from '@inspection-studio/design-system';
import { type ReactNode, useState } from 'react';
import * as styles from './ListHeader.css.ts';

export interface ListHeaderProps {
  /** 'Users'. */
  title: string;
  /** All there are, from the paging header; undefined until known. */
  count: number | undefined;
  /** 'Search users by name'. */
  searchLabel: string;
  /** What is searched for. */
  term: string;
  onSearch: (term: string) => void;
  /** What can be made here, and other controls. */
  children?: ReactNode;
}

/** Head of a list page: its title with how many there are, the search, and what can be made. @see S42 */
export function ListHeader({ title, count, searchLabel, term, onSearch, children }: ListHeaderProps) {
  const [typed, setTyped] = useState({ text: term, term, sent: term });
  // Back, Forward and 'Clear search' change what is searched for; typing goes on undisturbed while its own term arrives.
  if (term !== typed.term) setTyped({ text: term === typed.sent ? typed.text : term, term, sent: term });
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
          <SearchField
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={typed.text}
            onValueChange={(text) => setTyped((current) => ({ ...current, text }))}
            onSearch={(sent) => {
              setTyped((current) => ({ ...current, sent: sent.trim() }));
              onSearch(sent);
            }}
          />
        </div>
        {children}
      </search>
    </div>
  );
}
