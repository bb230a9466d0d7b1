import { ErrorPanel, PagePagination, Skeleton } from '@inspection-studio/design-system';
import { type CaptureType, type Image, PAGE_SIZES, skipOf, type ViewMode } from '@inspection-studio/domain';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { imagePageQuery } from '../../data/index.ts';
import * as styles from './ImageSection.css.ts';

interface ImageSectionProps {
  projectId: string;
  title: string;
  depth: ViewMode;
  type: CaptureType;
  /** Images in all. */
  count: number;
}

/** Thumbnails of one kind of data, 24 to a page. */
export function ImageSection({ projectId, title, depth, type, count }: ImageSectionProps) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const top = PAGE_SIZES.images;
  const pages = Math.ceil(count / top);
  const query = useQuery({ ...imagePageQuery(useSend(), { projectId, depth, type, skip: skipOf(page, top) }), throwOnError: false });
  const shownCount = Math.min(count, top);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {title} <span className={styles.count}>{count.toLocaleString('en')}</span>
        </h2>
        {pages > 1 && (
          <div className={styles.pages}>
            <PagePagination page={page} pages={pages} onPageChange={setPage} goTo={pages > 10} aria-label={`Pages of ${title}`} />
          </div>
        )}
      </div>
      {query.isError ? (
        <ErrorPanel onRetry={() => void query.refetch()}>{query.error.message}</ErrorPanel>
      ) : (
        <ul className={styles.images} aria-busy={!query.data || query.isPlaceholderData}>
          {query.data
            ? query.data.items.map((image) => <Thumbnail key={image.id} image={image} />)
            : Array.from({ length: shownCount }, (_, index) => (
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
