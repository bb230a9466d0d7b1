import { AvatarGroup, Inline, Skeleton, Stack, TitleBlock } from '@inspection-studio/design-system';
import { type Asset, assetTypeLabel } from '@inspection-studio/domain/assets';
import { formatDate } from '@inspection-studio/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import { Coordinates } from '../../widgets/Coordinates.tsx';
import { link } from '../../widgets/link.css.ts';
import { PersonName } from '../../widgets/PersonName.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import { RecordError } from '../../widgets/RecordError.tsx';
import { AssetCategories } from './AssetCategories.tsx';
import { AssetInspections } from './AssetInspections.tsx';
import * as styles from './AssetProfile.css.ts';
import { AssetSeverity } from './AssetSeverity.tsx';

/** Profile of an asset: image, facts, people, severity, categories and inspections. */
export function AssetProfile({ assetId }: { assetId: string }) {
  const query = useQuery(assetQuery(useSend(), assetId));
  if (query.data) return <Profile asset={query.data} />;
  if (query.isError) return <RecordError query={query} />;
  return (
    <Stack className={styles.profile} gap={6} aria-busy="true">
      <Stack>
        <div className={styles.picture}>
          <Skeleton shape="block" height="100%" />
        </div>
        <Skeleton shape="block" height={320} />
      </Stack>
      <Skeleton shape="block" height={170} />
    </Stack>
  );
}

function Profile({ asset }: { asset: Asset }) {
  const people = asset.involved.map(({ id, name, thumbnail }) => ({ id, name, src: thumbnail }));
  return (
    <Stack className={styles.profile} gap={6}>
      <Stack>
        <div className={styles.picture}>
          <Picture src={asset.thumbnail} type={asset.type} />
        </div>
        <TitleBlock
          items={[
            {
              label: 'Site',
              value: (
                <Link translate="no" className={link} to={paths.site(asset.site.id)}>
                  {asset.site.name}
                </Link>
              ),
            },
            {
              label: 'Type of asset',
              value: (
                <Inline as="span">
                  <AssetTypeIcon type={asset.type} />
                  {assetTypeLabel(asset.type)}
                </Inline>
              ),
            },
            { label: 'Modified on', value: <time dateTime={asset.modified}>{formatDate(asset.modified)}</time> },
            { label: 'Location', value: asset.location && <Coordinates location={asset.location} /> },
            { label: 'Created by', value: <PersonName person={asset.createdBy} /> },
            {
              label: 'User involvement',
              value: people.length > 0 ? <AvatarGroup people={people} aria-label="User involvement" /> : 'Nobody yet',
            },
            { label: 'Severity scale', value: <AssetSeverity assetId={asset.id} />, wide: true },
            { label: 'Categories', value: <AssetCategories assetId={asset.id} />, wide: true },
          ]}
        />
      </Stack>
      <AssetInspections key={asset.id} asset={asset} />
    </Stack>
  );
}
