import { Tile } from '@inspection-studio/design-system';
import { type AssetListItem, assetTypeLabel, displayStatus, formatDate } from '@inspection-studio/domain';
import { StatusSign } from '@inspection-studio/design-system';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { AssetTypeIcon } from './AssetTypeIcon.tsx';
import { counted } from './data-kind-names.ts';
import { statusSign } from './InspectionStatus.tsx';
import { Picture } from './Picture.tsx';

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
              <AssetTypeIcon type={asset.type} />
              {assetTypeLabel(asset.type)}
            </>
          ),
          end: <time dateTime={asset.modified}>{formatDate(asset.modified)}</time>,
        },
        {
          start: recent ? (
            <>
              <StatusSign kind={statusSign(recent.status)} size="small" label={displayStatus(recent.status)} />
              <strong>{recent.name}</strong>
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
