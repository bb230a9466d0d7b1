import { describe, expect, it } from 'vitest';
import { CLUSTER_OPTIONS, createClusterIndex, type GeoBounds, type MapPoint } from './cluster-index.js';

const WORLD: GeoBounds = [-180, -85, 180, 85];

const at = (id: string, lng: number, lat: number): MapPoint<null> => ({ id, label: id, position: [lng, lat], data: null });
const edinburgh = at('Edinburgh', -3.19, 55.95);
const leith = at('Leith', -3.17, 55.98);
const lisbon = at('Lisbon', -9.14, 38.72);

describe('createClusterIndex', () => {
  it('the clustering in use is radius 40, extent 512, node size 64, min points 2', () => {
    expect(CLUSTER_OPTIONS).toEqual({ radius: 40, extent: 512, nodeSize: 64, minPoints: 2 });
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
