import { Inline, Skeleton, StatusSign, TitleBlock, useDebouncedValue } from '@inspection-studio/design-system';
import { type AssetListItem, assetTypeLabel } from '@inspection-studio/domain/assets';
import { formatDate } from '@inspection-studio/domain/dates';
import { displayStatus, type Project } from '@inspection-studio/domain/inspections';
import type { Geolocation } from '@inspection-studio/domain/shared';
import type { Site } from '@inspection-studio/domain/sites';
import { counted, formatBytes } from '@inspection-studio/domain/units';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { categoryListQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import { CategoryLabels } from '../../widgets/CategoryLabels.tsx';
import { Coordinates } from '../../widgets/Coordinates.tsx';
import { dataKindNames } from '../../widgets/data-kind-names.ts';
import { imageCountText } from '../../widgets/image-count.ts';
import { statusSign } from '../../widgets/InspectionStatus.tsx';
import { link } from '../../widgets/link.css.ts';
import { fact } from './MapDetail.css.ts';

/** Delay that avoids loading categories for every row while moving through a list. */
const RESTING_MS = 250;

const date = (moment: string) => <time dateTime={moment}>{formatDate(moment)}</time>;
const where = (location: Geolocation | null) => location && <Coordinates location={location} />;

/** Facts of an asset: type, newest inspection with status, categories and location. Names use a full line, because they are long. */
export function AssetFacts({ asset }: { asset: AssetListItem }) {
  const recent = asset.recentProject;
  return (
    <TitleBlock
      items={[
        {
          label: 'Type of asset',
          value: (
            <Inline as="span" className={fact}>
              <AssetTypeIcon type={asset.type} size={16} />
              {assetTypeLabel(asset.type)}
            </Inline>
          ),
        },
        { label: 'Modified on', value: date(asset.modified) },
        {
          label: 'Recent inspection',
          value: recent ? (
            <Inline as="span" className={fact}>
              <StatusSign kind={statusSign(recent.status)} size="small" label={displayStatus(recent.status)} />
              <Link translate="no" className={link} to={paths.inspection(recent.id)}>
                {recent.name}
              </Link>
            </Inline>
          ) : (
            'No inspection yet'
          ),
          wide: true,
        },
        { label: 'Inspections', value: asset.projectCount.toLocaleString('en') },
        { label: 'Location', value: where(asset.location) },
        { label: 'Created by', value: asset.createdBy.name, wide: true },
        { label: 'Categories', value: <Categories assetId={asset.id} />, wide: true },
      ]}
    />
  );
}

function Categories({ assetId }: { assetId: string }) {
  const rested = useDebouncedValue(assetId, RESTING_MS);
  const query = useQuery(categoryListQuery(useSend(), { assetId: rested }));
  if (query.isError) return <span>{query.error.message}</span>;
  if (!query.data || rested !== assetId) return <Skeleton shape="text" />;
  if (query.data.length === 0) return <span>None</span>;
  return <CategoryLabels categories={query.data} />;
}

/** Facts of a site: number of assets, creator and location. */
export function SiteFacts({ site }: { site: Site }) {
  return (
    <TitleBlock
      items={[
        { label: 'Assets', value: counted(site.assetCount, 'asset') },
        { label: 'Modified on', value: date(site.modified) },
        { label: 'Created by', value: site.createdBy?.name },
        { label: 'Location', value: where(site.location) },
      ]}
    />
  );
}

/** Facts of an inspection: status, asset, data and location. */
export function InspectionFacts({ inspection }: { inspection: Project }) {
  return (
    <TitleBlock
      items={[
        {
          label: 'Status',
          value: (
            <Inline as="span" className={fact}>
              <StatusSign kind={statusSign(inspection.status)} size="small" />
              {displayStatus(inspection.status)}
            </Inline>
          ),
        },
        { label: 'Modified on', value: date(inspection.modified) },
        {
          label: 'Asset',
          value: (
            <Link translate="no" className={link} to={paths.asset(inspection.asset.id)}>
              {inspection.asset.name}
            </Link>
          ),
        },
        { label: 'Data', value: dataKindNames(inspection.dataKinds) },
        { label: 'Images', value: `${imageCountText(inspection)}, ${formatBytes(inspection.size)}` },
        { label: 'Location', value: where(inspection.location) },
      ]}
    />
  );
}
