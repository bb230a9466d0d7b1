import { TitleBlock } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { formatBytes } from '@inspection-studio/domain/units';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { link } from '../../widgets/link.css.ts';
import { PersonName } from '../../widgets/PersonName.tsx';

/** Details of an inspection. */
export function InspectionFacts({ inspection }: { inspection: ProjectDetail }) {
  const { asset, site, modified, size, createdBy, checklist } = inspection;
  return (
    <TitleBlock
      items={[
        {
          label: 'Asset',
          value: (
            <Link translate="no" className={link} to={paths.asset(asset.id)}>
              {asset.name}
            </Link>
          ),
        },
        {
          label: 'Site',
          value: (
            <Link translate="no" className={link} to={paths.site(site.id)}>
              {site.name}
            </Link>
          ),
        },
        { label: 'Modified on', value: formatDate(modified) },
        { label: 'Size', value: formatBytes(size) },
        {
          label: 'Created by',
          value: <PersonName person={createdBy} />,
        },
        { label: 'Checklist', value: checklist?.name },
      ]}
    />
  );
}
