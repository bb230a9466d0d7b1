import { EmptyState, Inline, PagePagination, Section, Skeleton, Text } from '@inspection-studio/design-system';
import type { Image } from '@inspection-studio/domain/images';
import { PAGE_SIZES, skipOf } from '@inspection-studio/domain/query';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSend } from '../../../api/index.ts';
import { imagePageQuery } from '../../../data/index.ts';
import { image as filling } from '../../../widgets/Picture.css.ts';
import { screenOnly } from '../../../widgets/print.css.ts';
import { QueryError } from '../../../widgets/QueryError.tsx';
import { useOnDemand } from '../../../widgets/useOnDemand.ts';
import { ContinueLink } from './ContinueLink.tsx';
import { type FilteredRequest, isWholeSection } from './image-filters.ts';
import type { ImageSectionOf } from './image-sections.ts';
import * as styles from './ImageSection.css.ts';
import { FROM_PROFILE, withShownImage } from '../viewer/viewer-address.ts';
import { viewer } from '../viewer/ViewerHost.tsx';

interface ImageSectionProps {
  projectId: string;
  section: ImageSectionOf;
  /** Which images, and in which order. */
  request: FilteredRequest;
}

/** Thumbnails of one kind of data, 24 to a page. */
export function ImageSection({ projectId, section, request }: ImageSectionProps) {
  const { title, depth, type } = section;
  const list = JSON.stringify(request);
  const [chosen, setChosen] = useState({ list, page: 1 });
  // The place where somebody left is one in the whole section, in its usual order.
  const isWhole = isWholeSection(request);
  // Another list begins at its first page.
  const page = chosen.list === list ? chosen.page : 1;
  const setPage = (next: number) => setChosen({ list, page: next });
  const { hints } = useOnDemand(viewer);
  const top = PAGE_SIZES.images;
  const query = useQuery(imagePageQuery(useSend(), { projectId, depth, type, skip: skipOf(page, top), ...request }));
  // Unreadable images have no thumbnail.
  const count = query.data?.pagination?.count ?? section.count;
  const pages = Math.ceil(count / top);
  // Images left the list, such as by losing their flags.
  if (!query.isPlaceholderData && pages > 0 && page > pages) setPage(pages);
  return (
    <Section
      title={title}
      headingSize="titleSm"
      count={count.toLocaleString('en')}
      gap={2}
      actions={
        <Inline className={screenOnly} gap={3} rowGap={2} wrap>
          {isWhole && <ContinueLink projectId={projectId} section={section} />}
          {pages > 1 && (
            <PagePagination
              page={page}
              pages={pages}
              onPageChange={setPage}
              goTo={pages > 10}
              aria-label={`Pages of ${title}`}
            />
          )}
        </Inline>
      }
    >
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : query.data?.items.length === 0 ? (
        <EmptyState>{emptyMessages.list}</EmptyState>
      ) : (
        <ul className={styles.images} aria-busy={!query.data || query.isPlaceholderData} {...hints}>
          {query.data
            ? query.data.items.map((image) => <Thumbnail key={image.id} image={image} />)
            : Array.from({ length: Math.min(count, top) }, (_, index) => (
                <li key={index} className={styles.frame}>
                  <Skeleton shape="block" height="100%" />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}

function Thumbnail({ image }: { image: Image }) {
  const [search] = useSearchParams();
  return (
    <li className={styles.frame}>
      <Link
        to={{ search: withShownImage(search, image.id) }}
        state={FROM_PROFILE}
        preventScrollReset
        className={styles.link}
      >
        <Text asChild size="caption" tone="secondary">
          <img className={filling} src={image.paths.thumbnail} alt={image.name} loading="lazy" decoding="async" />
        </Text>
      </Link>
      {image.isFlagged && (
        <span className={styles.flag}>
          <FlagIcon size={16} weight="fill" role="img" aria-label="Flagged" />
        </span>
      )}
    </li>
  );
}
