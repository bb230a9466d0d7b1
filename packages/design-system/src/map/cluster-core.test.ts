import { describe, expect, it } from 'vitest';
import {
  CLUSTER_OPTIONS,
  CLUSTER_RADIUS_GENERAL,
  createClusterCore,
  MEMBERS_KNOWN_UP_TO,
  toMarker,
} from './cluster-core.js';
import type { GeoBounds, LngLat } from './map-points.js';

const WORLD: GeoBounds = [-180, -85, 180, 85];
const edinburgh: LngLat = [-3.19, 55.95];
const leith: LngLat = [-3.17, 55.98];
const lisbon: LngLat = [-9.14, 38.72];

const coreOf = (positions: readonly LngLat[], maxZoom = 14) =>
  createClusterCore(Float64Array.from(positions.flat()), maxZoom);
const heap = (count: number) => Array.from({ length: count }, () => edinburgh);

describe('the clustering', () => {
  it('Cluster radius is 60 in one setting.', () => expect(CLUSTER_RADIUS_GENERAL).toBe(60));

  it.each([
    ['Cluster radius is 40 in the clustering setting in use.', 'radius', 40],
    ['Cluster extent is 512.', 'extent', 512],
    ['Cluster node size is 64.', 'nodeSize', 64],
    ['Cluster min points is 2.', 'minPoints', 2],
  ] as const)('%s', (_row, option, value) => expect(CLUSTER_OPTIONS[option]).toBe(value));

  it('two near points make a cluster', () => {
    expect(coreOf([edinburgh, leith]).spotsIn(WORLD, 3)).toMatchObject([{ count: 2 }]);
  });

  it.each([
    [39, 1],
    [41, 2],
  ])('two points %d px apart on the map are drawn as %d', (apartPx, drawn) => {
    const degrees = (px: number, zoom: number) => (px * 360) / (256 * 2 ** zoom);
    const spots = coreOf([
      [0, 0],
      [degrees(apartPx, 6), 0],
    ]).spotsIn(WORLD, 6);
    expect(spots).toHaveLength(drawn);
  });

  it('Clusters are supported: near markers are grouped into one pin.', () => {
    const core = coreOf([edinburgh, leith, lisbon]);
    expect(core.spotsIn(WORLD, 3).map(({ members }) => members)).toEqual([[0, 1], [2]]);
    expect(core.spotsIn(WORLD, 14).map(({ members }) => members)).toEqual([[1], [0], [2]]);
  });

  it('a cluster knows the zoom that expands it', () => {
    const core = coreOf([edinburgh, leith]);
    const id = core.spotsIn(WORLD, 3)[0]?.cluster?.id ?? 0;
    const { members, expansionZoom } = core.cluster(id);
    expect(members).toEqual([0, 1]);
    expect(core.spotsIn(WORLD, expansionZoom - 1)).toHaveLength(1);
    expect(core.spotsIn(WORLD, expansionZoom)).toHaveLength(2);
  });

  it('points at one place stay one pin at the last zoom', () => {
    expect(coreOf([edinburgh, edinburgh]).spotsIn(WORLD, 14)).toHaveLength(1);
  });

  it('leaves out what lies outside the bounds, also past the antimeridian', () => {
    expect(coreOf([edinburgh, lisbon]).spotsIn([-10, 30, 0, 45], 8)).toMatchObject([{ first: 1 }]);
    expect(coreOf([[-179, 0], edinburgh]).spotsIn([170, -20, 190, 20], 8)).toMatchObject([{ first: 0 }]);
  });

  describe('around 180 degrees', () => {
    const taveuni: LngLat = [179.98, -16.9];
    const lau: LngLat = [-179.97, -16.9];
    const suva: LngLat = [178.44, -18.14];
    it.each([
      ['neighbours across it are one pin', [taveuni, lau], [[0, 1]]],
      ['also with places all over the world', [lisbon, taveuni, edinburgh, lau, [-122, 37]], [[2], [0], [4], [1, 3]]],
      ['places that are far enough apart stay two pins', [suva, lau], [[1], [0]]],
      [
        'one place named from both sides is one pin',
        [
          [180, 0],
          [-180, 0],
        ] as const,
        [[0, 1]],
      ],
    ] as const)('%s', (_case, positions, members) => {
      expect(
        coreOf(positions)
          .spotsIn(WORLD, 8)
          .map((spot) => spot.members),
      ).toEqual(members);
    });

    it('a cluster lies between its points, with a longitude of the world', () => {
      const [position] = coreOf([taveuni, lau])
        .spotsIn(WORLD, 8)
        .map((spot) => spot.position);
      expect(position?.[0]).toBeCloseTo(-179.995, 3);
      expect(position?.[1]).toBeCloseTo(-16.9, 3);
    });

    it.each([
      ['named from the west', [178, -20, 182, -10], 2],
      ['named from the east', [-182, -20, -178, -10], 2],
      ['west of it', [178, -20, 179.9, -10], 0],
      ['east of it', [-179.9, -20, -178, -10], 0],
      ['on the other side of the world', [-2, -20, 2, -10], 0],
    ] as const)('bounds %s', (_case, bounds, count) => {
      const spots = coreOf([taveuni, lau]).spotsIn(bounds, 8);
      expect(spots.reduce((sum, spot) => sum + spot.count, 0)).toBe(count);
    });
  });

  it('no points, no pins', () => expect(coreOf([]).spotsIn(WORLD, 3)).toEqual([]));

  it('a cluster is drawn as the earliest of its points', () => {
    expect(coreOf([lisbon, leith, edinburgh]).spotsIn(WORLD, 3)).toMatchObject([{ first: 1, count: 2 }, { first: 0 }]);
  });

  it.each([
    [MEMBERS_KNOWN_UP_TO, true],
    [MEMBERS_KNOWN_UP_TO + 1, false],
  ])('with %d points in view the members of clusters come along: %s', (count, known) => {
    const [cluster] = coreOf(heap(count)).spotsIn(WORLD, 3);
    expect(cluster?.members?.length === count).toBe(known);
  });
});

describe('toMarker: a map marker', () => {
  const marker = toMarker(7, edinburgh, 3);
  it('is a point with [lng, lat].', () => {
    expect(marker.geometry).toEqual({ type: 'Point', coordinates: [-3.19, 55.95] });
  });
  it('has the property id.', () => expect(marker.properties.id).toBe(7));
  it('has the property markup.', () => expect(marker.properties.markup).toBe(3));
});

describe('a cluster', () => {
  const clusterOf = (count: number) => coreOf(heap(count)).spotsIn(WORLD, 3)[0];

  it('has cluster_id.', () => expect(clusterOf(2)?.cluster?.id).toEqual(expect.any(Number)));
  it('has point_count.', () => expect(clusterOf(7)?.count).toBe(7));

  it.each([
    ['A cluster has an abbreviated count.', 2, '2'],
    ['in full below 1000', 999, '999'],
    ['The abbreviated count is 1k at 1000.', 1000, '1k'],
    ['The abbreviated count is 1.5k at 1500.', 1500, '1.5k'],
  ])('%s', (_row, count, abbreviated) => expect(clusterOf(count)?.cluster?.abbreviatedCount).toBe(abbreviated));
});
