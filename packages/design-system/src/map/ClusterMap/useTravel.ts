import { useRef } from 'react';
import type { ClusterDetail } from '../cluster-core.js';
import type { LngLat } from '../map-points.js';
import { definedMap } from '../defined-map.js';
import { clusterZoomTarget } from '../zoom-target.js';
import type { LiveMap } from './useLeafletMap.js';
import type { MapItem } from './useMapItems.js';
import type { FocusWish } from './useMarkerFocus.js';

interface TravelOptions<T> {
  live: LiveMap | null;
  maxZoom: number;
  askCluster: (id: number, deliver: (detail: ClusterDetail) => void) => void;
  wishFocus: (wish: FocusWish<T>) => void;
  /** Before the map moves off. */
  onDepart: () => void;
}

/** Where the map was before it flew to a pin. */
interface Departure {
  key: string;
  center: LngLat;
  zoom: number;
}

/** Flights to pins and into clusters, and back the same way. */
export function useTravel<T>({ live, maxZoom, askCluster, wishFocus, onDepart }: TravelOptions<T>) {
  const departures = useRef<Departure[]>([]);

  const fly = (item: MapItem<T>, zoom: number, isWanted: FocusWish<T>['isWanted']) => {
    const { map, view } = definedMap(live);
    departures.current.push({ key: item.key, center: view.center, zoom: view.zoom });
    wishFocus({ zoom, isWanted });
    onDepart();
    map.flyTo(item.position, zoom);
  };

  return {
    /** To a point at the last zoom; into a cluster as far as expands it. At the last zoom a cluster stays what it is. */
    flyTo: (item: MapItem<T>) => {
      const { clusterId } = item;
      const { view } = definedMap(live);
      if (clusterId === null) return fly(item, maxZoom, ({ key }) => key === item.key);
      if (view.zoom >= maxZoom) return;
      askCluster(clusterId, ({ members, expansionZoom }) => {
        const zoom = clusterZoomTarget(expansionZoom, view.zoom, maxZoom);
        const inside = new Set(members);
        if (zoom !== null) fly(item, zoom, ({ firstAt }) => inside.has(firstAt));
      });
    },
    /** @returns whether there was a way back: out of what was flown into, however the map moved since */
    goBack: (): boolean => {
      const farther = departures.current.findLastIndex(({ zoom }) => live !== null && zoom < live.view.zoom);
      const departure = departures.current[farther];
      departures.current.length = Math.max(0, farther);
      if (!live || !departure) return false;
      wishFocus({ zoom: departure.zoom, isWanted: ({ key }) => key === departure.key });
      onDepart();
      live.map.flyTo(departure.center, departure.zoom);
      return true;
    },
    /** There is no way back any more. */
    forget: () => {
      departures.current.length = 0;
    },
  };
}
