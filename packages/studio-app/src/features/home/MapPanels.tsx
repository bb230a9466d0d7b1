import { OverflowList, TitleBlock } from '@inspection-studio/design-system';
import { type AssetListItem, assetTypeLabel, formatDate, homeMessages } from '@inspection-studio/domain';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import { formatCoordinates } from '../../widgets/format-coordinates.ts';
import { Picture } from '../../widgets/Picture.tsx';
import * as styles from './MapPanels.css.ts';
import type { MapPlace } from './map-places.ts';

/** Rows of the panel before '+N more'. @see spec 1 §2 "Home map view" */
const UNLOCATED_MAX = 5;

interface MapDetailProps {
  place: MapPlace | null;
  /** The pointer or focus has come to the details: they stay. */
  onHold: () => void;
  onLeave: () => void;
}

/** What is under the pointer or has focus. */
export function MapDetail({ place, onHold, onLeave }: MapDetailProps) {
  if (!place) {
    return <p className={styles.hint}>Point at a pin, or choose it, to see what stands there.</p>;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the link inside takes focus; this only notices who comes
    <section
      className={styles.detail}
      aria-live="polite"
      aria-label="Pointed at"
      onPointerEnter={onHold}
      onPointerLeave={onLeave}
      onFocus={onHold}
      onBlur={onLeave}
    >
      <div className={styles.picture}>
        <Picture src={place.thumbnail} {...(place.type && { type: place.type })} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link to={place.href}>{place.name}</Link>
        </h2>
        <p className={styles.subtitle}>{place.subtitle}</p>
        <TitleBlock
          items={[
            { label: place.factLabel, value: place.fact },
            { label: 'Modified on', value: formatDate(place.modified) },
            { label: 'Location', value: place.location && formatCoordinates(place.location), wide: true },
          ]}
        />
      </div>
    </section>
  );
}

/** Assets that wait for their first processed inspection. */
export function UnlocatedAssets({ assets }: { assets: readonly AssetListItem[] }) {
  if (assets.length === 0) return null;
  return (
    <section className={styles.unlocated} aria-labelledby="unlocated-assets">
      <h2 id="unlocated-assets" className={styles.heading}>
        Assets without a location
        <span className={styles.count}>{assets.length}</span>
      </h2>
      <p className={styles.note}>{homeMessages.unlocatedNote}</p>
      <OverflowList
        className={styles.list}
        items={assets}
        max={UNLOCATED_MAX}
        getKey={({ id }) => id}
        renderItem={(asset) => (
          <span className={styles.row}>
            <AssetTypeIcon type={asset.type} />
            <Link className={styles.link} to={paths.asset(asset.id)}>
              {asset.name}
            </Link>
            <span className={styles.note}>{assetTypeLabel(asset.type)}</span>
          </span>
        )}
      />
    </section>
  );
}
