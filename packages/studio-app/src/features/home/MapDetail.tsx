import { LinkButton } from '@inspection-studio/design-system';
import { Link } from 'react-router';
import { Picture } from '../../widgets/Picture.tsx';
import * as styles from './MapDetail.css.ts';
import type { MapPlace, PlaceRecord } from './map-places.ts';
import { AssetFacts, InspectionFacts, SiteFacts } from './PlaceFacts.tsx';

const OPEN_WORDS = { site: 'Open site', asset: 'Open asset', inspection: 'Open inspection' } as const satisfies Record<
  PlaceRecord['kind'],
  string
>;

interface MapDetailProps {
  place: MapPlace | null;
  /** The pointer or focus has come to the details: they stay. */
  onHold: () => void;
  onLeave: () => void;
}

/** What is under the pointer or has focus, or was chosen last on a phone. @see MAP-034 */
export function MapDetail({ place, onHold, onLeave }: MapDetailProps) {
  if (!place) {
    return <p className={styles.hint}>Point at a pin, or choose it, to see what stands there.</p>;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside take focus; this only notices who comes
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
      <div className={styles.heading}>
        <h2 className={styles.title}>{place.name}</h2>
        <p className={styles.subtitle}>{place.subtitle}</p>
        <LinkButton asChild className={styles.open}>
          <Link to={place.href}>{OPEN_WORDS[place.record.kind]}</Link>
        </LinkButton>
      </div>
      <div className={styles.facts}>
        <Facts place={place} />
      </div>
    </section>
  );
}

function Facts({ place: { record } }: { place: MapPlace }) {
  if (record.kind === 'asset') return <AssetFacts asset={record.asset} />;
  return record.kind === 'site' ? <SiteFacts site={record.site} /> : <InspectionFacts inspection={record.inspection} />;
}
