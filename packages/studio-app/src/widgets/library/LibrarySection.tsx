import { Inline, Section } from '@inspection-studio/design-system';
import type { ReactNode } from 'react';
import { table } from './LibrarySection.css.ts';
import { tools } from '../search.css.ts';

export interface LibrarySectionProps {
  /** 'Categories'. */
  title: string;
  /** Number of all records. Absent while it loads. */
  count?: number;
  /** Whether the records are in a table, which is at most 60rem wide. @default false */
  isTable?: boolean;
  /** Search and create link, at the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of a library tab: a heading with a count and actions, and the content. */
export function LibrarySection({ title, count, isTable = false, actions, children }: LibrarySectionProps) {
  return (
    <Section
      className={isTable ? table : undefined}
      title={title}
      count={count?.toLocaleString('en')}
      actions={
        actions ? (
          <Inline className={tools} align="stretch" wrap>
            {actions}
          </Inline>
        ) : (
          false
        )
      }
    >
      {children}
    </Section>
  );
}
