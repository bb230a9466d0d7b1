import { Heading, Inline, LinkButton, Stack, Text } from '@inspection-studio/design-system';
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
  /** Called when pointer or focus enters the details, which keeps them open. */
  onHold: () => void;
  onLeave: () => void;
}

/** Details of the place that is hovered, focused or, on a phone, last selected. */
export function MapDetail({ place, onHold, onLeave }: MapDetailProps) {
  if (!place) {
    return (
      <Text as="p" className={styles.hint} size="body" tone="secondary">
        Hover or select a pin for details.
      </Text>
    );
  }
  return (
    <Stack
      as="section"
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
      <Inline className={styles.heading} gap={3}>
        <Stack gap={0} grow>
          <Heading translate="no" level={2}>
            {place.name}
          </Heading>
          <Text translate="no" as="p" tone="secondary">
            {place.subtitle}
          </Text>
        </Stack>
        <LinkButton asChild>
          <Link to={place.href}>{OPEN_WORDS[place.record.kind]}</Link>
        </LinkButton>
      </Inline>
      <div className={styles.facts}>
        <Facts place={place} />
      </div>
    </Stack>
  );
}

function Facts({ place: { record } }: { place: MapPlace }) {
  if (record.kind === 'asset') return <AssetFacts asset={record.asset} />;
  return record.kind === 'site' ? <SiteFacts site={record.site} /> : <InspectionFacts inspection={record.inspection} />;
}
