import { isInside, type GeoBounds, type MapPoint } from '../map-points.js';
import type { MapItem } from './useMapItems.js';

/** One line of the list beside the map. */
export interface ListRow<T> {
  key: string;
  /** The pin that represents it. */
  item: MapItem<T>;
  /** Its place among the points; `null` for a whole cluster. */
  only: number | null;
}

/** What is in view: every point when they are few enough to be known, else pin by pin, clusters as one row each. */
export function listRows<T>(
  items: readonly MapItem<T>[],
  bounds: GeoBounds,
  points: readonly MapPoint<T>[],
): ListRow<T>[] {
  return items
    .filter(({ position }) => isInside(position, bounds))
    .flatMap((item): ListRow<T>[] => {
      const places = item.clusterId === null ? [item.firstAt] : item.members;
      if (places === null) return [{ key: item.key, item, only: null }];
      return places.map((only) => ({ key: points[only]?.id ?? item.key, item, only }));
    });
}
