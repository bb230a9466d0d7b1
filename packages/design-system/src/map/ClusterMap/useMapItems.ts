import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ClusterDetail, ClusterIndex, Spot } from '../cluster-core.js';
import { createClusterIndex } from '../cluster-index.js';
import type { LeafletMap } from '../leaflet-map.js';
import type { LngLat, MapPoint } from '../map-points.js';
import type { LiveMap } from './useLeafletMap.js';

/** A pin as it is drawn: one point, or a cluster. */
export interface MapItem<T> {
  /** Stable while it has the same points, so that its element is kept. */
  key: string;
  position: LngLat;
  /** Pixels inside the overlay. */
  x: number;
  y: number;
  count: number;
  /** Place of `first` among the points. */
  firstAt: number;
  /** The point, or the earliest of the cluster. */
  first: MapPoint<T>;
  /** `null` for a single point. */
  clusterId: number | null;
  /** Indexes of its points; `null` when there are more than a list shows. */
  members: readonly number[] | null;
}

/** What is drawn, and for which zoom it was grouped. */
export interface Drawn<T> {
  items: readonly MapItem<T>[];
  zoom: number;
}

function toItem<T>(
  { position, count, first, cluster, members }: Spot,
  points: readonly MapPoint<T>[],
  map: LeafletMap,
): MapItem<T> {
  const point = points[first]!;
  const at = cluster ? position : point.position;
  return {
    key: cluster ? `cluster:${cluster.id}` : point.id,
    position: at,
    ...map.place(at),
    count,
    firstAt: first,
    first: point,
    clusterId: cluster?.id ?? null,
    members: members ?? null,
  };
}

/** Groups the points and, after every move, what is drawn of them. What was drawn stays until the answer is there. */
export function useMapItems<T>(points: readonly MapPoint<T>[], maxZoom: number, live: LiveMap | null) {
  const index = useRef<ClusterIndex>(null);
  const [drawn, setDrawn] = useState<Drawn<T>>({ items: [], zoom: Number.NaN });

  useLayoutEffect(() => {
    const created = createClusterIndex(points, maxZoom);
    index.current = created;
    return () => {
      created.close();
      index.current = null;
    };
  }, [points, maxZoom]);

  // After the one above: new points are asked for at once.
  useLayoutEffect(() => {
    if (!live) return;
    const { map, view } = live;
    index.current?.spotsIn(view.drawnBounds, view.zoom, (spots) =>
      setDrawn({ items: spots.map((spot) => toItem(spot, points, map)), zoom: view.zoom }),
    );
  }, [points, maxZoom, live]);

  const askCluster = useCallback(
    (id: number, deliver: (detail: ClusterDetail) => void) => index.current?.cluster(id, deliver),
    [],
  );
  return { drawn, askCluster };
}
