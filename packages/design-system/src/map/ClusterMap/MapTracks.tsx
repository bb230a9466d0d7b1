import { useMemo } from 'react';
import type { LngLat } from '../map-points.js';
import { trackPath, type PixelBox } from '../track-path.js';
import { project } from '../web-mercator.js';
import type { LiveMap } from './useLeafletMap.js';
import * as styles from './ClusterMap.css.js';

/** A line on the map. */
export interface MapTrack {
  /** Longitudes and latitudes in degrees, in the order of the line. */
  positions: readonly LngLat[];
  /** Draws it dashed, for a part that is uncertain. */
  dashed?: boolean;
}

interface MapTracksProps {
  tracks: readonly MapTrack[];
  live: LiveMap;
}

/** What is drawn of the map, and as much again on every side. */
function boxOf({ map, view }: LiveMap): PixelBox {
  const { widthPx, heightPx } = map.size();
  const { x, y } = map.place(view.center);
  return { left: x - 1.5 * widthPx, top: y - 1.5 * heightPx, right: x + 1.5 * widthPx, bottom: y + 1.5 * heightPx };
}

/** Lines with a dark edge, so that they are seen on any picture. */
const Lines = ({ path, className }: { path: string; className?: string }) => (
  <g className={className}>
    <path className={styles.trackEdge} d={path} />
    <path className={styles.track} d={path} />
  </g>
);

/** Lines below the pins. */
export function MapTracks({ tracks, live }: MapTracksProps) {
  const projected = useMemo(
    () => tracks.map(({ positions, dashed = false }) => ({ isDashed: dashed, places: positions.map(project) })),
    [tracks],
  );
  const [solid, dashed] = useMemo(() => {
    const box = boxOf(live);
    const { left, top, sidePx } = live.map.world();
    const [centerX] = project(live.view.center);
    // The world repeats: each place is shown where it is nearest to the middle, like a pin.
    const toPixels = ([x, y]: [number, number]) => ({
      x: left + sidePx * (x + Math.round(centerX - x)),
      y: top + sidePx * y,
    });
    const pathOf = (shown: boolean) =>
      projected
        .filter(({ isDashed }) => isDashed === shown)
        .map(({ places }) => trackPath(places.map(toPixels), box))
        .join('');
    return [pathOf(false), pathOf(true)] as const;
  }, [projected, live]);
  return (
    <svg aria-hidden="true" className={styles.tracks}>
      <Lines path={solid} />
      <Lines path={dashed} className={styles.dashed} />
    </svg>
  );
}
