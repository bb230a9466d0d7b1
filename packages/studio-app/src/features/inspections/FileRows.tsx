import {
  DataList,
  Inline,
  PagePagination,
  Section,
  type SignKind,
  StatusSign,
  Text,
} from '@inspection-studio/design-system';
import { PAGE_SIZES, skipOf } from '@inspection-studio/domain/query';
import { formatBytes } from '@inspection-studio/domain/units';
import { type ReactNode, useState } from 'react';
import * as styles from './FileRows.css.ts';

/** One file of a list. */
export interface FileRow {
  key: string;
  name: string;
  sizeBytes?: number;
  /** What is to be said of it. */
  note?: { sign: SignKind; words: string };
  /** Saving takes it away. @default false */
  isRemoved?: boolean;
  action?: ReactNode;
}

interface FileRowsProps {
  title: string;
  rows: readonly FileRow[];
  /** Beside the pages. */
  actions?: ReactNode;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3;
}

const TOP = PAGE_SIZES.images;

/** Files by name, 24 to a page: there may be thousands. */
export function FileRows({ title, rows, actions, headingLevel = 2 }: FileRowsProps) {
  const [wanted, setWanted] = useState(1);
  const pages = Math.ceil(rows.length / TOP);
  const page = Math.min(wanted, Math.max(pages, 1));
  const first = skipOf(page, TOP);
  return (
    <Section
      title={title}
      headingLevel={headingLevel}
      headingSize="titleSm"
      count={rows.length.toLocaleString('en')}
      gap={2}
      actions={
        <>
          {actions}
          {pages > 1 && (
            <PagePagination
              page={page}
              pages={pages}
              onPageChange={setWanted}
              goTo={pages > 10}
              aria-label={`Pages of ${title}`}
            />
          )}
        </>
      }
    >
      <Text asChild size="table">
        <DataList density="compact">
          {rows.slice(first, first + TOP).map(({ key, name, sizeBytes, note, isRemoved = false, action }) => (
            <Inline
              key={key}
              as="li"
              className={styles.row}
              gap={3}
              rowGap={1}
              wrap
              data-removed={isRemoved || undefined}
            >
              <Text translate="no" className={styles.name}>
                {name}
              </Text>
              {note && (
                <Text asChild tone="secondary">
                  <Inline as="span" className={styles.note}>
                    <StatusSign kind={note.sign} size="small" />
                    {note.words}
                  </Inline>
                </Text>
              )}
              {sizeBytes !== undefined && (
                <Text asChild tone="secondary">
                  <bdi>{formatBytes(sizeBytes)}</bdi>
                </Text>
              )}
              {action}
            </Inline>
          ))}
        </DataList>
      </Text>
    </Section>
  );
}
