import { Inline, Stack, Text } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { Link } from 'react-router';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import * as styles from './PlaceRow.css.ts';
import type { MapPlace } from './map-places.ts';

/** Row of a place in a popup: image, name, type or status, and date. */
export function PlaceRow({ place }: { place: MapPlace }) {
  return (
    <Inline asChild className={styles.row} gap={3}>
      <Link to={place.href}>
        <span className={styles.thumb}>
          <Picture src={place.thumbnail} {...(place.type && { type: place.type })} />
        </span>
        <Stack as="span" gap={0} grow>
          <Text translate="no" as="strong" size="body" weight="semibold" truncate>
            {place.name}
          </Text>
          <Text asChild size="caption" tone="secondary">
            <Inline as="span" justify="between" gap={3}>
              <Inline as="span" gap={1}>
                {place.record.kind === 'asset' && place.type && <AssetTypeIcon type={place.type} size={16} />}
                {place.fact}
              </Inline>
              <time className={styles.date} dateTime={place.modified}>
                {formatDate(place.modified)}
              </time>
            </Inline>
          </Text>
        </Stack>
      </Link>
    </Inline>
  );
}
