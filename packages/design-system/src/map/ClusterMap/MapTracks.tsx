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

/** Places on Mercator squares side by side, each within half a world of the one before: a line takes the short way round. */
function projectLine(positions: readonly LngLat[]): [x: number, y: number][] {
  let previousX: number | undefined;
  return positions.map((position) => {
    const [x, y] = project(position);
    previousX = x + Math.round((previousX ?? x) - x);
    return [previousX, y];
  });
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
    () => tracks.map(({ positions, dashed = false }) => ({ isDashed: dashed, places: projectLine(positions) })),
    [tracks],
  );
  const [solid, dashed] = useMemo(() => {
    const box = boxOf(live);
    const { left, top, sidePx } = live.map.world();
    const [centerX] = project(live.view.center);
    // The world repeats: each line is shown where its first place is nearest to the middle, like a pin.
    const toPixels = (places: readonly [x: number, y: number][]) => {
      const copy = Math.round(centerX - (places[0]?.[0] ?? 0));
      return places.map(([x, y]) => ({ x: left + sidePx * (x + copy), y: top + sidePx * y }));
    };
    const pathOf = (shown: boolean) =>
      projected
        .filter(({ isDashed }) => isDashed === shown)
        .map(({ places }) => trackPath(toPixels(places), box))
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
