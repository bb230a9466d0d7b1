import { AvatarGroup, Skeleton, TitleBlock } from '@inspection-studio/design-system';
import { type Asset, assetTypeLabel, formatDate } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { formatCoordinates } from '../../widgets/format-coordinates.ts';
import { link } from '../../widgets/link.css.ts';
import { Picture } from '../../widgets/Picture.tsx';
import { RecordError } from '../../widgets/RecordError.tsx';
import { AssetCategories } from './AssetCategories.tsx';
import { AssetInspections } from './AssetInspections.tsx';
import * as styles from './AssetProfile.css.ts';
import { AssetSeverity } from './AssetSeverity.tsx';

/** An asset: picture, facts, people, severity, categories and its inspections. @see spec 1 §2 "Asset screens" */
export function AssetProfile({ assetId }: { assetId: string }) {
  const query = useQuery({ ...assetQuery(useSend(), assetId), throwOnError: false });
  if (query.data) return <Profile asset={query.data} />;
  if (query.isError) return <RecordError error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return <Skeleton shape="block" height={480} />;
}

function Profile({ asset }: { asset: Asset }) {
  const people = asset.involved.map(({ id, name, thumbnail }) => ({ id, name, src: thumbnail }));
  return (
    <div className={styles.profile}>
      <div className={styles.facts}>
        <div className={styles.picture}>
          <Picture src={asset.thumbnail} type={asset.type} />
        </div>
        <TitleBlock
          items={[
            {
              label: 'Site',
              value: (
                <Link className={link} to={paths.site(asset.site.id)}>
                  {asset.site.name}
                </Link>
              ),
            },
            { label: 'Type of asset', value: assetTypeLabel(asset.type) },
            { label: 'Modified on', value: <time dateTime={asset.modified}>{formatDate(asset.modified)}</time> },
            { label: 'Created by', value: asset.createdBy.name },
            { label: 'Location', value: asset.location && formatCoordinates(asset.location) },
            {
              label: 'User involvement',
              value: people.length > 0 ? <AvatarGroup people={people} aria-label="User involvement" /> : 'Nobody yet',
            },
          ]}
        />
        <AssetSeverity assetId={asset.id} />
        <AssetCategories assetId={asset.id} />
      </div>
      <AssetInspections asset={asset} />
    </div>
  );
}
