import { Tile } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { leftToUpload, type Project } from '@inspection-studio/domain/inspections';
import { formatBytes } from '@inspection-studio/domain/units';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useIsInterrupted } from '../uploads/index.ts';
import { dataKindNames } from './data-kind-names.ts';
import { imageCountText, missingText } from './image-count.ts';
import { InspectionStatus } from './InspectionStatus.tsx';
import { linkAboveTile } from './link.css.ts';
import { Picture } from './Picture.tsx';

/**
 * An inspection in a grid: picture with status plate, name, asset, data kinds, date, images and size. An upload of this
 * browser that was interrupted can be continued.
 */
export function InspectionTile({ inspection }: { inspection: Project }) {
  const isInterrupted = useIsInterrupted(inspection.id) && leftToUpload(inspection).left > 0;
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
        { start: imageCountText(inspection), end: formatBytes(inspection.size) },
        ...(isInterrupted
          ? [
              {
                start: (
                  <Link
                    className={linkAboveTile}
                    to={paths.inspection(inspection.id)}
                    state={{ continuesUpload: true }}
                  >
                    {`Continue upload: ${missingText(inspection)}`}
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
