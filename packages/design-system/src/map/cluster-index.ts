import Supercluster from 'supercluster';

/** `[longitude, latitude]` in degrees, the order of GeoJSON. */
export type LngLat = readonly [lng: number, lat: number];

/** `[west, south, east, north]` in degrees. */
export type GeoBounds = readonly [west: number, south: number, east: number, north: number];

export interface MapPoint<T> {
  id: string;
  position: LngLat;
  /** Accessible name of its pin. */
  label: string;
  data: T;
}

/** What is drawn at one place: one point, or several that are too near each other at this zoom. */
export type MapItem<T> =
  | { type: 'point'; key: string; position: LngLat; points: readonly [MapPoint<T>] }
  | {
      type: 'cluster';
      key: string;
      position: LngLat;
      points: readonly MapPoint<T>[];
      /** How many points, written short: '999', '1k', '1.5k'. @see spec 1 §3 "Cluster" */
      abbreviatedCount: string;
      expansionZoom: number;
    };

/**
 * A point as it is clustered: GeoJSON, longitude first.
 *
 * @see spec 1 §3 "Map marker"
 */
export function toMarker<T>(point: MapPoint<T>) {
  const [lng, lat] = point.position;
  return {
    type: 'Feature' as const,
    properties: { id: point.id, markup: point },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  };
}

/** The clustering in use. @see spec 2 §9 "Map" */
export const CLUSTER_OPTIONS = { radius: 40, extent: 512, nodeSize: 64, minPoints: 2 } as const;

/** The general setting of the specification; nothing clusters with it. @see spec 2 §9 "Map" */
export const CLUSTER_RADIUS_GENERAL = 60;

export interface ClusterIndex<T> {
  /** What is drawn inside the bounds at a whole zoom, north first, so that nearer pins cover farther ones. */
  itemsIn: (bounds: GeoBounds, zoom: number) => MapItem<T>[];
}

/**
 * Groups points once, to be asked at every zoom.
 *
 * @param maxZoom zoom up to which near points are grouped: the map's own, so that points at one place stay one pin
 */
export function createClusterIndex<T>(points: readonly MapPoint<T>[], maxZoom: number): ClusterIndex<T> {
  const index = new Supercluster<{ id: string; markup: MapPoint<T> }>({ ...CLUSTER_OPTIONS, maxZoom });
  index.load(points.map(toMarker));

  return {
    itemsIn: (bounds, zoom) =>
      index
        .getClusters([...bounds], zoom)
        .map(({ geometry, properties }): MapItem<T> => {
          const [lng = 0, lat = 0] = geometry.coordinates;
          const position: LngLat = [lng, lat];
          if (!('cluster' in properties)) {
            const { id, markup } = properties;
            return { type: 'point', key: id, position: markup.position, points: [markup] };
          }
          const members = index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.markup);
          return {
            type: 'cluster',
            key: `cluster-${properties.cluster_id}`,
            position,
            points: members,
            abbreviatedCount: String(properties.point_count_abbreviated),
            expansionZoom: index.getClusterExpansionZoom(properties.cluster_id),
          };
        })
        .toSorted((a, b) => b.position[1] - a.position[1] || a.position[0] - b.position[0]),
  };
}
