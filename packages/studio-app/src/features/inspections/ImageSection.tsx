import { EmptyState, PagePagination, Skeleton } from '@inspection-studio/design-system';
import { emptyMessages, type Image, PAGE_SIZES, skipOf } from '@inspection-studio/domain';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { imagePageQuery } from '../../data/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import type { ImageSectionOf } from './image-sections.ts';
import * as styles from './ImageSection.css.ts';

interface ImageSectionProps extends ImageSectionOf {
  projectId: string;
}

/** Thumbnails of one kind of data, 24 to a page. */
export function ImageSection({ projectId, title, depth, type, count: expectedCount }: ImageSectionProps) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const top = PAGE_SIZES.images;
  const query = useQuery(imagePageQuery(useSend(), { projectId, depth, type, skip: skipOf(page, top) }));
  // What could not be read has no picture.
  const count = query.data?.pagination?.count ?? expectedCount;
  const pages = Math.ceil(count / top);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {title} <span className={styles.count}>{count.toLocaleString('en')}</span>
        </h2>
        {pages > 1 && (
          <div className={styles.pages}>
            <PagePagination
              page={page}
              pages={pages}
              onPageChange={setPage}
              goTo={pages > 10}
              aria-label={`Pages of ${title}`}
            />
          </div>
        )}
      </div>
      {query.isError ? (
        <QueryError query={query} />
      ) : query.data?.items.length === 0 ? (
        <EmptyState>{emptyMessages.list}</EmptyState>
      ) : (
        <ul className={styles.images} aria-busy={!query.data || query.isPlaceholderData}>
          {query.data
            ? query.data.items.map((image) => <Thumbnail key={image.id} image={image} />)
            : Array.from({ length: Math.min(count, top) }, (_, index) => (
                <li key={index} className={styles.frame}>
                  <Skeleton shape="block" height="100%" />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function Thumbnail({ image }: { image: Image }) {
  return (
    <li className={styles.frame}>
      <img className={styles.image} src={image.paths.thumbnail} alt={image.name} loading="lazy" decoding="async" />
      {image.isFlagged && (
        <span className={styles.flag}>
          <FlagIcon size={16} weight="fill" role="img" aria-label="Flagged" />
        </span>
      )}
    </li>
  );
}
