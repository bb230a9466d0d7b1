import {
  CreateTile,
  EmptyState,
  PagePagination,
  Skeleton,
  Stack,
  TileGrid,
  TileSkeleton,
  TitleBlock,
} from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { PAGE_SIZES, pageOf, skipOf } from '@inspection-studio/domain/query';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetPageQuery, prefetch, siteQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useAccess } from '../../permissions/index.ts';
import { AssetTile } from '../../widgets/AssetTile.tsx';
import { Coordinates } from '../../widgets/Coordinates.tsx';
import { PersonName } from '../../widgets/PersonName.tsx';
import { screenOnly } from '../../widgets/print.css.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import { RecordError } from '../../widgets/RecordError.tsx';
import { usePageQuery } from '../../widgets/usePageQuery.ts';
import * as styles from './SiteProfile.css.ts';

/** Profile of a site with its assets. */
export function SiteProfile({ siteId }: { siteId: string }) {
  const send = useSend();
  const query = useQuery(siteQuery(send, siteId));
  if (query.isError && !query.data) return <RecordError query={query} />;
  const site = query.data;
  return (
    <Stack gap={6}>
      {site ? (
        <TitleBlock
          columns={4}
          items={[
            { label: 'Modified on', value: <time dateTime={site.modified}>{formatDate(site.modified)}</time> },
            { label: 'Assets', value: site.assetCount.toLocaleString('en') },
            { label: 'Created by', value: site.createdBy && <PersonName person={site.createdBy} /> },
            { label: 'Location', value: site.location && <Coordinates location={site.location} /> },
          ]}
        />
      ) : (
        <Skeleton shape="block" height={56} />
      )}
      <SiteAssets key={siteId} siteId={siteId} />
    </Stack>
  );
}

function SiteAssets({ siteId }: { siteId: string }) {
  const [skip, setSkip] = useState(0);
  const { can } = useAccess();
  const top = PAGE_SIZES.assets;
  const send = useSend();
  const client = useQueryClient();
  const query = usePageQuery(assetPageQuery(send, { siteId, skip }), setSkip);
  const mayCreate = can('CreateAsset');
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) {
    return (
      <TileGrid columns={[2, 3, 4]} busy aria-label="Loading assets">
        <TileSkeleton />
        <TileSkeleton />
        <TileSkeleton />
      </TileGrid>
    );
  }
  const { items, pagination } = query.data;
  if (items.length === 0 && !mayCreate) return <EmptyState>{emptyMessages.list}</EmptyState>;
  return (
    <Stack as="section" aria-label="Assets">
      <TileGrid columns={[2, 3, 4]} busy={query.isPlaceholderData} aria-label="Assets of this site">
        {mayCreate && (
          <CreateTile key="create" className={styles.create} asChild>
            <Link to={paths.createAsset(siteId)}>Create Asset</Link>
          </CreateTile>
        )}
        {items.map((asset) => (
          <AssetTile key={asset.id} asset={asset} />
        ))}
      </TileGrid>
      {pagination.pages > 1 && (
        <PagePagination
          className={screenOnly}
          page={pageOf(pagination.skip, top)}
          pages={pagination.pages}
          onPageChange={(next) => setSkip(skipOf(next, top))}
          onPageIntent={(next) => prefetch(client, assetPageQuery(send, { siteId, skip: skipOf(next, top) }))}
        />
      )}
    </Stack>
  );
}
