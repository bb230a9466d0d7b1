import { Tile } from '@inspection-studio/design-system';
import { formatBytes, formatDate, type Project } from '@inspection-studio/domain';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { counted, dataKindNames } from './data-kind-names.ts';
import { InspectionStatus } from './InspectionStatus.tsx';
import { Picture } from './Picture.tsx';

/** An inspection in a grid: picture with status plate, name, asset, data kinds, date, images and size. */
export function InspectionTile({ inspection }: { inspection: Project }) {
  return (
    <Tile
      picture={
        <Picture
          src={inspection.thumbnail ?? inspection.asset.thumbnail}
          type={inspection.asset.type ?? 'Miscellaneous'}
        />
      }
      plate={<InspectionStatus status={inspection.status} variant="plate" />}
      title={<Link to={paths.inspection(inspection.id)}>{inspection.name}</Link>}
      subtitle={inspection.asset.name}
      rows={[
        {
          start: dataKindNames(inspection.dataKinds),
          end: <time dateTime={inspection.modified}>{formatDate(inspection.modified)}</time>,
        },
        { start: counted(inspection.imageCount, 'image'), end: formatBytes(inspection.size) },
      ]}
    />
  );
}
