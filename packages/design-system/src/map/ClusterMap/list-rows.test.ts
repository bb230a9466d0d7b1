import { describe, expect, it } from 'vitest';
import type { GeoBounds, MapPoint } from '../map-points.js';
import { listRows } from './list-rows.js';
import type { MapItem } from './useMapItems.js';

const points: MapPoint<null>[] = ['Mill Bridge', 'Pier', 'Mast'].map((id, at) => ({
  id,
  label: id,
  position: [at, 0],
  data: null,
}));
const single = (at: number): MapItem<null> => {
  const first = points[at] as MapPoint<null>;
  return {
    key: first.id,
    position: first.position,
    x: 0,
    y: 0,
    count: 1,
    firstAt: at,
    first,
    clusterId: null,
    members: [at],
  };
};
const cluster = (at: number, members: number[] | null): MapItem<null> => ({
  ...single(at),
  key: `cluster:${at}`,
  count: 2,
  clusterId: at,
  members,
});
const VIEW: GeoBounds = [-1, -1, 1.5, 1];

describe('listRows: what is in view', () => {
  it.each([
    [
      'every point, those of clusters too, when they are known',
      [single(0), cluster(1, [1, 2])],
      ['Mill Bridge', 'Pier', 'Mast'],
    ],
    ['a cluster as one row when they are too many', [single(0), cluster(1, null)], ['Mill Bridge', 'cluster:1']],
    ['nothing that is out of view', [single(2), single(1)], ['Pier']],
    ['nothing at all', [], []],
  ])('%s', (_case, items, keys) => expect(listRows(items, VIEW, points).map(({ key }) => key)).toEqual(keys));
});
