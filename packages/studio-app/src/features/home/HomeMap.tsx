import { ErrorPanel, Spinner } from '@inspection-studio/design-system';
import { ClusterMap, PopupList } from '@inspection-studio/design-system/map';
import type { AssetListItem } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetListQuery, projectListQuery, siteListQuery } from '../../data/index.ts';
import { type HomeContents, useRuntimeSettings } from '../../settings/index.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import * as styles from './HomeMap.css.ts';
import { MapDetail, UnlocatedAssets } from './MapPanels.tsx';
import { assetPlace, inspectionPlace, type MapPlace, placeLabel, sitePlace } from './map-places.ts';

/** Largest zoom of the home map. @see spec 2 §9 "Map" */
const HOME_MAX_ZOOM = 14;

interface HomeMapProps {
  contents: HomeContents;
  /** Part of the name. */
  search: string;
}

/** Everything of one kind that fits the search, and the assets behind it. */
function usePlaces({ contents, search }: HomeMapProps) {
  const send = useSend();
  const quiet = { throwOnError: false } as const;
  const assets = useQuery({ ...assetListQuery(send, contents === 'Assets' ? { search } : {}), ...quiet });
  const sites = useQuery({ ...siteListQuery(send, { search }), ...quiet, enabled: contents === 'Sites' });
  const inspections = useQuery({ ...projectListQuery(send, { search }), ...quiet, enabled: contents === 'Inspections' });
  const shown = contents === 'Sites' ? sites : contents === 'Inspections' ? inspections : assets;
  const places = useMemo(() => {
    if (contents === 'Sites') return sites.data?.map(sitePlace);
    return contents === 'Inspections' ? inspections.data?.map(inspectionPlace) : assets.data?.map(assetPlace);
  }, [contents, sites.data, inspections.data, assets.data]);
  return { places, query: shown, unlocated: assets.data?.filter(({ location }) => location === null) };
}

/** Home on a satellite map: pins and clusters, what is looked at, and the assets without a place. @see spec 1 §2 "Home map view" */
export default function HomeMap(props: HomeMapProps) {
  const { places, query, unlocated } = usePlaces(props);
  const { tileUrl } = useRuntimeSettings();
  const [hovered, setHovered] = useState<MapPlace | null>(null);
  const points = useMemo(
    () =>
      (places ?? []).flatMap((place) =>
        place.location
          ? [{ id: place.id, label: placeLabel(place), position: [place.location.longitude, place.location.latitude] as [number, number], data: place }]
          : [],
      ),
    [places],
  );
  const noun = props.contents.toLowerCase();
  if (query.isError && !query.data) {
    return (
      <ErrorPanel retrying={query.isFetching} onRetry={() => void query.refetch()}>
        {query.error.message}
      </ErrorPanel>
    );
  }
  return (
    <div className={styles.layout}>
      {places ? (
        <ClusterMap
          key={props.contents}
          className={styles.map}
          points={points}
          tileUrl={tileUrl}
          maxZoom={HOME_MAX_ZOOM}
          labels={{ map: `Map of ${noun}`, cluster: (count) => `${count} ${noun}` }}
          renderIcon={(place) => (place.type ? <AssetTypeIcon type={place.type} size={20} /> : null)}
          onHoverPoint={(place) => place && setHovered(place)}
          renderPopup={(items) => (
            <PopupList
              items={items}
              itemKey={({ id }) => id}
              header={items.length > 1 && <strong>{`${items.length} ${noun}`}</strong>}
              renderItem={(place) => <PlaceRow place={place} />}
              onHoverItem={(place) => place && setHovered(place)}
            />
          )}
        />
      ) : (
        <div className={styles.loading}>
          <Spinner label="Loading map" />
        </div>
      )}
      <div className={styles.side}>
        <MapDetail place={hovered} />
        <UnlocatedAssets assets={unlocated ?? ([] as AssetListItem[])} />
      </div>
    </div>
  );
}

function PlaceRow({ place }: { place: MapPlace }) {
  return (
    <Link className={styles.row} to={place.href}>
      <span className={styles.thumb}>
        <Picture src={place.thumbnail} {...(place.type && { type: place.type })} />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>{place.name}</strong>
        <span className={styles.facts}>
          <span>{place.fact}</span>
          <time dateTime={place.modified}>{place.modified.slice(0, 10)}</time>
        </span>
      </span>
    </Link>
  );
}
