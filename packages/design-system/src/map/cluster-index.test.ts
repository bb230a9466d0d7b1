import { describe, expect, it } from 'vitest';
import {
  CLUSTER_OPTIONS,
  CLUSTER_RADIUS_GENERAL,
  createClusterIndex,
  toMarker,
  type GeoBounds,
  type MapPoint,
} from './cluster-index.js';

const WORLD: GeoBounds = [-180, -85, 180, 85];

const at = (id: string, lng: number, lat: number): MapPoint<null> => ({ id, label: id, position: [lng, lat], data: null });
const edinburgh = at('Edinburgh', -3.19, 55.95);
const leith = at('Leith', -3.17, 55.98);
const lisbon = at('Lisbon', -9.14, 38.72);

describe('createClusterIndex', () => {
  it('CONST-020 Cluster radius is 60 in one setting.', () => expect(CLUSTER_RADIUS_GENERAL).toBe(60));

  it.each([
    ['CONST-021 Cluster radius is 40 in the clustering setting in use.', 'radius', 40],
    ['CONST-022 Cluster extent is 512.', 'extent', 512],
    ['CONST-023 Cluster node size is 64.', 'nodeSize', 64],
    ['CONST-024 Cluster min points is 2.', 'minPoints', 2],
  ] as const)('%s', (_row, option, value) => expect(CLUSTER_OPTIONS[option]).toBe(value));

  it('CONST-024 two near points make a cluster', () => {
    expect(createClusterIndex([edinburgh, leith], 14).itemsIn(WORLD, 3)).toMatchObject([{ type: 'cluster' }]);
  });

  it('groups near points at a low zoom and separates them at a high one', () => {
    const index = createClusterIndex([edinburgh, leith, lisbon], 14);
    const low = index.itemsIn(WORLD, 3).map(({ points }) => points.map(({ id }) => id).toSorted());
    expect(low).toEqual([['Edinburgh', 'Leith'], ['Lisbon']]);
    const high = index.itemsIn(WORLD, 14).map(({ points }) => points.map(({ id }) => id));
    expect(high).toEqual([['Leith'], ['Edinburgh'], ['Lisbon']]);
  });

  it('a cluster knows the zoom that expands it', () => {
    const index = createClusterIndex([edinburgh, leith], 14);
    const [cluster] = index.itemsIn(WORLD, 3);
    if (cluster?.type !== 'cluster') throw new Error('expected a cluster');
    expect(index.itemsIn(WORLD, cluster.expansionZoom - 1)).toHaveLength(1);
    expect(index.itemsIn(WORLD, cluster.expansionZoom)).toHaveLength(2);
  });

  it('points at one place stay one pin at the last zoom', () => {
    const index = createClusterIndex([edinburgh, { ...edinburgh, id: 'Pier' }], 14);
    expect(index.itemsIn(WORLD, 14)).toHaveLength(1);
  });

  it('leaves out what lies outside the bounds', () => {
    const index = createClusterIndex([edinburgh, lisbon], 14);
    expect(index.itemsIn([-10, 30, 0, 45], 8).map(({ key }) => key)).toEqual(['Lisbon']);
  });

  it('no points, no pins', () => {
    expect(createClusterIndex([], 14).itemsIn(WORLD, 3)).toEqual([]);
  });
});

describe('toMarker: a map marker', () => {
  const marker = toMarker({ ...edinburgh, data: 'Forth crossing' });
  it('REC-185 is a point with [lng, lat].', () => {
    expect(marker.geometry).toEqual({ type: 'Point', coordinates: [-3.19, 55.95] });
  });
  it('REC-186 has the property id.', () => expect(marker.properties.id).toBe('Edinburgh'));
  it('REC-187 has the property markup.', () => expect(marker.properties.markup).toMatchObject({ data: 'Forth crossing' }));
});

describe('a cluster', () => {
  const heap = (count: number) => {
    const points = Array.from({ length: count }, (_, index) => ({ ...edinburgh, id: String(index) }));
    const [cluster] = createClusterIndex(points, 14).itemsIn(WORLD, 3);
    if (cluster?.type !== 'cluster') throw new Error('expected a cluster');
    return cluster;
  };

  it('REC-188 has cluster_id.', () => expect(heap(2).key).toMatch(/^cluster-\d+$/));
  it('REC-189 has point_count.', () => expect(heap(7).points).toHaveLength(7));

  it.each([
    ['REC-190 A cluster has an abbreviated count.', 2, '2'],
    ['REC-190 in full below 1000', 999, '999'],
    ['REC-191 The abbreviated count is 1k at 1000.', 1000, '1k'],
    ['REC-192 The abbreviated count is 1.5k at 1500.', 1500, '1.5k'],
  ])('%s', (_row, count, abbreviated) => expect(heap(count).abbreviatedCount).toBe(abbreviated));
});
