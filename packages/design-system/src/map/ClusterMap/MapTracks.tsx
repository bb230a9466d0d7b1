import { useMemo } from 'react';
import type { LngLat } from '../map-points.js';
import { trackPath, type PixelBox } from '../track-path.js';
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
  const [solid, dashed] = useMemo(() => {
    const box = boxOf(live);
    const pathOf = (isDashed: boolean) =>
      tracks
        .filter((track) => (track.dashed ?? false) === isDashed)
        .map(({ positions }) => trackPath(positions.map(live.map.place), box))
        .join('');
    return [pathOf(false), pathOf(true)] as const;
  }, [tracks, live]);
  return (
    <svg aria-hidden="true" className={styles.tracks}>
      <Lines path={solid} />
      <Lines path={dashed} className={styles.dashed} />
    </svg>
  );
}
