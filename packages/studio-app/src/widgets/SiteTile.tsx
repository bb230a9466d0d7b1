import { Tile } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import type { Site } from '@inspection-studio/domain/sites';
import { counted } from '@inspection-studio/domain/units';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Picture } from './Picture.tsx';
import { Coordinates } from './Coordinates.tsx';

/** A site in a grid: picture, name, assets, date and where it is. */
export function SiteTile({ site }: { site: Site }) {
  return (
    <Tile
      picture={<Picture src={site.thumbnail} />}
      title={<Link to={paths.site(site.id)}>{site.name}</Link>}
      rows={[
        {
          start: counted(site.assetCount, 'asset'),
          end: <time dateTime={site.modified}>{formatDate(site.modified)}</time>,
        },
        { start: 'Location', end: site.location ? <Coordinates location={site.location} /> : 'Not recorded' },
      ]}
    />
  );
}
