import {
  DataList,
  EmptyState,
  LinkButton,
  PagePagination,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@inspection-studio/design-system';
import type { Asset } from '@inspection-studio/domain/assets';
import { formatDate } from '@inspection-studio/domain/dates';
import { CreateProjectPolicy } from '@inspection-studio/domain/permissions';
import { PAGE_SIZES, pageOf, skipOf } from '@inspection-studio/domain/query';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { formatBytes } from '@inspection-studio/domain/units';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { prefetch, projectPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import { imageCountText } from '../../widgets/image-count.ts';
import { InspectionStatus } from '../../widgets/InspectionStatus.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';
import { usePageQuery } from '../../widgets/usePageQuery.ts';
import { stretchedLink } from '../../widgets/link.css.ts';
import { screenOnly } from '../../widgets/print.css.ts';
import * as styles from './AssetProfile.css.ts';

/** Inspections of an asset, newest first, with a link to create one if permitted. */
export function AssetInspections({ asset }: { asset: Asset }) {
  const [skip, setSkip] = useState(0);
  const { user, can } = useAccess();
  const top = PAGE_SIZES.inspections;
  const send = useSend();
  const client = useQueryClient();
  const query = usePageQuery(projectPageQuery(send, { assetId: asset.id, skip }), setSkip);
  const mayCreate = can('CreateProject') && CreateProjectPolicy(user, asset).allowed;
  const create = mayCreate && (
    <LinkButton
      asChild
      variant="primary"
      className={screenOnly}
      icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
    >
      <Link to={paths.createInspection(asset.id)}>Create Inspection</Link>
    </LinkButton>
  );
  return (
    <Section
      title="Inspections"
      headingLevel={3}
      count={query.data?.pagination.count.toLocaleString('en')}
      actions={create || undefined}
      gap={2}
    >
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : !query.data ? (
        <Skeleton shape="block" height={240} aria-busy="true" />
      ) : query.data.items.length === 0 ? (
        <EmptyState>{emptyMessages.list}</EmptyState>
      ) : (
        <>
          <DataList className={styles.inspections} aria-busy={query.isPlaceholderData}>
            {query.data.items.map((inspection) => (
              <li key={inspection.id} className={styles.row}>
                <span className={styles.thumb}>
                  <Picture src={inspection.thumbnail} type={asset.type} />
                </span>
                <Stack gap={0}>
                  <Text as="p" weight="semibold" truncate>
                    <Link translate="no" className={stretchedLink} to={paths.inspection(inspection.id)}>
                      {inspection.name}
                    </Link>
                  </Text>
                  <Text as="p" size="caption" tone="secondary">
                    {imageCountText(inspection)}
                  </Text>
                  <Text as="p" size="caption" tone="secondary">
                    {formatBytes(inspection.size)}
                  </Text>
                </Stack>
                <Stack className={styles.state} gap={1} align="end">
                  <InspectionStatus status={inspection.status} />
                  <Text asChild size="caption" tone="secondary">
                    <time dateTime={inspection.modified}>{formatDate(inspection.modified)}</time>
                  </Text>
                </Stack>
              </li>
            ))}
          </DataList>
          {query.data.pagination.pages > 1 && (
            <PagePagination
              className={screenOnly}
              page={pageOf(query.data.pagination.skip, top)}
              pages={query.data.pagination.pages}
              onPageChange={(next) => setSkip(skipOf(next, top))}
              onPageIntent={(next) =>
                prefetch(client, projectPageQuery(send, { assetId: asset.id, skip: skipOf(next, top) }))
              }
            />
          )}
        </>
      )}
    </Section>
  );
}
