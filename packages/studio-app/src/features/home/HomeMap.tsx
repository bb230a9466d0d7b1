import { Button, EmptyState, Spinner, useMediaQuery } from '@inspection-studio/design-system';
import { media } from '@inspection-studio/design-system/tokens';
import { ClusterMap, MapSheet, type MapSheetHeight, PopupList } from '@inspection-studio/design-system/map';
import type { AssetListItem } from '@inspection-studio/domain/assets';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { counted } from '@inspection-studio/domain/units';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { assetListQuery, projectListQuery, siteListQuery } from '../../data/index.ts';
import { type HomeContents, useRuntimeSettings } from '../../settings/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import * as styles from './HomeMap.css.ts';
import { MapDetail } from './MapDetail.tsx';
import { assetPlace, inspectionPlace, type MapPlace, placeLabel, sitePlace } from './map-places.ts';
import { PlaceIcon } from './PlaceIcon.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { UnlocatedAssets } from './UnlocatedAssets.tsx';
import { usePointedAt } from './usePointedAt.ts';

/** Maximum zoom of the Home map. */
const HOME_MAX_ZOOM = 14;

interface HomeMapProps {
  contents: HomeContents;
  /** Search in the name. */
  search: string;
  onClearSearch: () => void;
}

/** All items of one kind that match the search, with their assets. */
function usePlaces({ contents, search }: Pick<HomeMapProps, 'contents' | 'search'>) {
  const send = useSend();
  const assets = useQuery(assetListQuery(send, contents === 'Assets' ? { search } : {}));
  const sites = useQuery({ ...siteListQuery(send, { search }), enabled: contents === 'Sites' });
  const inspections = useQuery({ ...projectListQuery(send, { search }), enabled: contents === 'Inspections' });
  const shown = contents === 'Sites' ? sites : contents === 'Inspections' ? inspections : assets;
  const places = useMemo(() => {
    if (contents === 'Sites') return sites.data?.map(sitePlace);
    return contents === 'Inspections' ? inspections.data?.map(inspectionPlace) : assets.data?.map(assetPlace);
  }, [contents, sites.data, inspections.data, assets.data]);
  return { places, query: shown, unlocated: assets.data?.filter(({ location }) => location === null) };
}

/** Home as a satellite map with pins, clusters, details and the assets without a location. */
export default function HomeMap(props: HomeMapProps) {
  const { places, query, unlocated } = usePlaces(props);
  const { tileUrl } = useRuntimeSettings();
  const isBeside = useMediaQuery(media.fromLg);
  const { place: pointed, point, hold, leave } = usePointedAt(!isBeside);
  const [sheetHeight, setSheetHeight] = useState<MapSheetHeight>('closed');
  const points = useMemo(
    () =>
      (places ?? []).flatMap((place) =>
        place.location
          ? [
              {
                id: place.id,
                label: placeLabel(place),
                position: [place.location.longitude, place.location.latitude] as [number, number],
                data: place,
              },
            ]
          : [],
      ),
    [places],
  );
  const noun = props.contents.toLowerCase();
  if (query.isError && !query.data) return <QueryError query={query} />;
  const choose = (place: MapPlace | null) => {
    point(place);
    if (place && place.id !== pointed?.id && sheetHeight === 'closed') setSheetHeight('half');
  };
  const isSearching = props.search.trim() !== '';
  const nothing = places?.length === 0 && (isSearching ? `No ${noun} with this name.` : emptyMessages.list);
  const waiting = unlocated && unlocated.length > 0 && `${counted(unlocated.length, 'asset')} without a location`;
  const panels = (
    <>
      {nothing ? (
        <EmptyState
          className={styles.none}
          action={isSearching && <Button onClick={props.onClearSearch}>Clear search</Button>}
        >
          {nothing}
        </EmptyState>
      ) : (
        <MapDetail place={pointed} onHold={hold} onLeave={leave} />
      )}
      <UnlocatedAssets assets={unlocated ?? ([] as AssetListItem[])} />
    </>
  );
  return (
    <div className={styles.frame}>
      <div className={styles.layout}>
        {places ? (
          <ClusterMap
            key={props.contents}
            className={styles.map}
            points={points}
            tileUrl={tileUrl}
            maxZoom={HOME_MAX_ZOOM}
            selectedId={pointed?.id}
            labels={{ map: `Map of ${noun}`, cluster: (count) => `${count} ${noun}` }}
            renderIcon={({ type }) => <PlaceIcon type={type} />}
            // Opening the sheet during a press would move the pin away from the finger.
            onHoverPoint={(place) => isBeside && point(place)}
            renderPopup={(items) => (
              <PopupList
                items={items}
                itemKey={({ id }) => id}
                header={items.length > 1 && <strong>{`${items.length} ${noun}`}</strong>}
                renderItem={(place) => <PlaceRow place={place} />}
                onHoverItem={choose}
              />
            )}
          />
        ) : (
          <div className={styles.loading}>
            <Spinner label="Loading map" />
          </div>
        )}
        {isBeside ? (
          <div className={styles.side}>{panels}</div>
        ) : (
          <MapSheet
            title="Details"
            summary={nothing || (pointed?.name ?? waiting)}
            height={sheetHeight}
            onHeightChange={setSheetHeight}
          >
            {panels}
          </MapSheet>
        )}
      </div>
    </div>
  );
}
