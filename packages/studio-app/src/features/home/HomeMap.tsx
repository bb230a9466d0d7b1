import { Button, EmptyState, ErrorPanel, Spinner } from '@inspection-studio/design-system';
import { ClusterMap, PopupList } from '@inspection-studio/design-system/map';
import { type AssetListItem, emptyMessages, formatDate } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetListQuery, projectListQuery, siteListQuery } from '../../data/index.ts';
import { type HomeContents, useRuntimeSettings } from '../../settings/index.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import * as styles from './HomeMap.css.ts';
import { MapDetail, UnlocatedAssets } from './MapPanels.tsx';
import { assetPlace, inspectionPlace, type MapPlace, placeLabel, sitePlace } from './map-places.ts';
import { usePointedAt } from './usePointedAt.ts';

/** Largest zoom of the home map. @see spec 2 §9 "Map" */
const HOME_MAX_ZOOM = 14;

interface HomeMapProps {
  contents: HomeContents;
  /** Part of the name. */
  search: string;
  onClearSearch: () => void;
}

/** Everything of one kind that fits the search, and the assets behind it. */
function usePlaces({ contents, search }: Pick<HomeMapProps, 'contents' | 'search'>) {
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
  const { place: pointed, point, hold, leave } = usePointedAt();
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
          onHoverPoint={point}
          renderPopup={(items) => (
            <PopupList
              items={items}
              itemKey={({ id }) => id}
              header={items.length > 1 && <strong>{`${items.length} ${noun}`}</strong>}
              renderItem={(place) => <PlaceRow place={place} />}
              onHoverItem={point}
            />
          )}
        />
      ) : (
        <div className={styles.loading}>
          <Spinner label="Loading map" />
        </div>
      )}
      <div className={styles.side}>
        {places?.length === 0 ? (
          <EmptyState className={styles.none} action={props.search.trim() && <Button onClick={props.onClearSearch}>Clear search</Button>}>
            {props.search.trim() ? `No ${noun} with this name.` : emptyMessages.list}
          </EmptyState>
        ) : (
          <MapDetail place={pointed} onHold={hold} onLeave={leave} />
        )}
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
          <span className={styles.fact}>
            {place.factLabel === 'Type of asset' && place.type && <AssetTypeIcon type={place.type} size={16} />}
            {place.fact}
          </span>
          <time dateTime={place.modified}>{formatDate(place.modified)}</time>
        </span>
      </span>
    </Link>
  );
}
