import { formatDate } from '@inspection-studio/domain';
import { Link } from 'react-router';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import * as styles from './PlaceRow.css.ts';
import type { MapPlace } from './map-places.ts';

/** A place in a popup: picture, name, type or status, and date. @see MAP-002..005 */
export function PlaceRow({ place }: { place: MapPlace }) {
  return (
    <Link className={styles.row} to={place.href}>
      <span className={styles.thumb}>
        <Picture src={place.thumbnail} {...(place.type && { type: place.type })} />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>{place.name}</strong>
        <span className={styles.facts}>
          <span className={styles.fact}>
            {place.record.kind === 'asset' && place.type && <AssetTypeIcon type={place.type} size={16} />}
            {place.fact}
          </span>
          <time className={styles.date} dateTime={place.modified}>
            {formatDate(place.modified)}
          </time>
        </span>
      </span>
    </Link>
  );
}
