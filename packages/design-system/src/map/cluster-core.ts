import Supercluster from 'supercluster';
import type { GeoBounds, LngLat } from './map-points.js';
import { shortestArc } from './shortest-arc.js';
import { nearestCopy } from './web-mercator.js';

/** The clustering in use. */
export const CLUSTER_OPTIONS = { radius: 40, extent: 512, nodeSize: 64, minPoints: 2 } as const;

/** The general setting of the specification; nothing clusters with it. */
export const CLUSTER_RADIUS_GENERAL = 60;

/** An extent of 512 counts pixels of 512 px tiles. Tiles of 256 px show the same one zoom deeper. */
const ZOOMS_AHEAD = 1;

/** With this many points in view or fewer, the members of every cluster come along at once, for a list of all. */
export const MEMBERS_KNOWN_UP_TO = 100;

/** What is drawn at one place: one point, or several that are too near each other at this zoom. */
export interface Spot {
  position: LngLat;
  /** Number of points. */
  count: number;
  /** Place in the given list of the point whose icon is drawn: itself, or the earliest of a cluster. */
  first: number;
  /** Absent for a single point. `abbreviatedCount` is '999', '1k', '1.5k'. */
  cluster?: { id: number; abbreviatedCount: string };
  /** Indexes of the points in the given list. Present up to {@link MEMBERS_KNOWN_UP_TO} points in view. */
  members?: number[];
}

/** What is only asked of one cluster. */
export interface ClusterDetail {
  /** Places in the given list, the earliest first. */
  members: number[];
  /** The first zoom of the map at which it falls apart; past the last one when it never does. */
  expansionZoom: number;
}

/** Something asked of a clustering; the same question goes to a worker and to the page's own. */
export type ClusterQuestion = { type: 'spots'; bounds: GeoBounds; zoom: number } | { type: 'cluster'; id: number };

/** Groups of points, wherever they are made: answers come at once, or from a worker a little later. */
export interface ClusterIndex {
  /** What is drawn inside the bounds, north first. An answer that a newer question overtook never comes. */
  spotsIn: (bounds: GeoBounds, zoom: number, deliver: (spots: Spot[]) => void) => void;
  /** Points of a cluster, and the zoom at which it splits. */
  cluster: (id: number, deliver: (detail: ClusterDetail) => void) => void;
  /** Ends a worker; no answer comes any more. */
  close: () => void;
}

/** Groups of points at every zoom. */
export interface ClusterCore {
  /** What is drawn inside the bounds at a whole zoom, north first, so that nearer pins cover farther ones. */
  spotsIn: (bounds: GeoBounds, zoom: number) => Spot[];
  /** @throws 'Cluster id not integer' */
  cluster: (id: number) => ClusterDetail;
}

/**
 * A point as it is clustered: GeoJSON, longitude first.
 *
 * @param markup index of the point whose icon represents it
 */
export function toMarker(id: number, [lng, lat]: LngLat, markup = id) {
  return {
    type: 'Feature' as const,
    properties: { id, markup },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  };
}

/**
 * The longitude in the middle of the index, which groups nothing across its edges: 0 unless the points lie on both sides
 * of 180 degrees.
 */
function middleOf(coordinates: Float64Array): number {
  const [west, east] = shortestArc(coordinates.filter((_, at) => at % 2 === 0));
  return east > 180 ? (west + east) / 2 : 0;
}

/**
 * Groups points once, to be asked at every zoom. Knows nothing of the page, so it runs in a worker as well.
 *
 * @param coordinates longitude and latitude of every point, one after the other
 * @param maxZoom last zoom of the map: near points are grouped there too, so that points at one place stay one pin
 */
export function createClusterCore(coordinates: Float64Array, maxZoom: number): ClusterCore {
  const index = new Supercluster<{ id: number; markup: number }, { markup: number }>({
    ...CLUSTER_OPTIONS,
    maxZoom: maxZoom - ZOOMS_AHEAD,
    map: ({ markup }) => ({ markup }),
    reduce: (all, { markup }) => {
      if (markup < all.markup) all.markup = markup;
    },
  });
  const middle = middleOf(coordinates);
  index.load(
    Array.from({ length: coordinates.length / 2 }, (_, at) =>
      toMarker(at, [nearestCopy((coordinates[at * 2] ?? 0) - middle, 0), coordinates[at * 2 + 1] ?? 0]),
    ),
  );
  const membersOf = (id: number) =>
    index
      .getLeaves(id, Infinity)
      .map(({ properties }) => properties.id)
      .toSorted((a, b) => a - b);

  return {
    spotsIn: ([west, south, east, north], zoom) => {
      const box: [number, number, number, number] = [west - middle, south, east - middle, north];
      const spots = index.getClusters(box, zoom - ZOOMS_AHEAD).map(({ geometry, properties }): Spot => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        const spot = { position: [nearestCopy(lng + middle, 0), lat] as const, count: 1, first: properties.markup };
        if (!('cluster' in properties)) return spot;
        const { cluster_id: id, point_count: count, point_count_abbreviated: abbreviated } = properties;
        return { ...spot, count, cluster: { id, abbreviatedCount: String(abbreviated) } };
      });
      if (spots.reduce((sum, { count }) => sum + count, 0) <= MEMBERS_KNOWN_UP_TO) {
        for (const spot of spots) spot.members = spot.cluster ? membersOf(spot.cluster.id) : [spot.first];
      }
      return spots.toSorted((a, b) => b.position[1] - a.position[1] || a.position[0] - b.position[0]);
    },
    cluster: (id) => {
      if (!Number.isInteger(id)) throw new Error('Cluster id not integer');
      return { members: membersOf(id), expansionZoom: index.getClusterExpansionZoom(id) + ZOOMS_AHEAD };
    },
  };
}

/** One question, one answer. */
export function answerQuestion(core: ClusterCore, question: ClusterQuestion): Spot[] | ClusterDetail {
  return question.type === 'spots' ? core.spotsIn(question.bounds, question.zoom) : core.cluster(question.id);
}
