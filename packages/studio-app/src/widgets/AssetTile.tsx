import { StatusSign, Text, Tile } from '@inspection-studio/design-system';
import { type AssetListItem, assetTypeLabel } from '@inspection-studio/domain/assets';
import { formatDate } from '@inspection-studio/domain/dates';
import { displayStatus } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { statusSign } from './InspectionStatus.tsx';
import { Picture } from './Picture.tsx';

/** Home begins with sites: the icons of seventeen types wait until assets are shown. */
const TypeIcon = lazy(async () => ({ default: (await import('./AssetTypeIcon.tsx')).AssetTypeIcon }));

/** An asset in a grid: picture, name, site, type, date and its newest inspection. */
export function AssetTile({ asset }: { asset: AssetListItem }) {
  const recent = asset.recentProject;
  return (
    <Tile
      picture={<Picture src={asset.thumbnail ?? recent?.thumbnail ?? null} type={asset.type} />}
      title={<Link to={paths.asset(asset.id)}>{asset.name}</Link>}
      subtitle={asset.site.name}
      rows={[
        {
          start: (
            <>
              <Suspense fallback={<svg width={16} height={16} aria-hidden="true" />}>
                <TypeIcon type={asset.type} />
              </Suspense>
              <span>{assetTypeLabel(asset.type)}</span>
            </>
          ),
          end: <time dateTime={asset.modified}>{formatDate(asset.modified)}</time>,
        },
        {
          start: recent ? (
            <>
              <StatusSign kind={statusSign(recent.status)} size="small" label={displayStatus(recent.status)} />
              <Text translate="no" as="strong" truncate title={recent.name}>
                {recent.name}
              </Text>
            </>
          ) : (
            'No inspection yet'
          ),
          end: counted(asset.projectCount, 'inspection'),
        },
      ]}
    />
  );
}
