import type { LngLat } from './map-points.js';
import { shortestArc } from './shortest-arc.js';
import { project, TILE_PX, unproject } from './web-mercator.js';

/** Pixels between the edge of the map and what must be seen; a panel over the map counts. */
export interface EdgeInsets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface FitOptions {
  widthPx: number;
  heightPx: number;
  minZoom: number;
  maxZoom: number;
  insetsPx: EdgeInsets;
}

export interface FittedView {
  center: LngLat;
  /** A whole number. */
  zoom: number;
}

/** South-west and north-east on the Mercator square; the east may lie past its edge. */
type Corners = [southWest: [x: number, y: number], northEast: [x: number, y: number]];

const WORLD: Corners = [
  [0, 1],
  [1, 0],
];

function cornersOf(positions: readonly LngLat[]): Corners {
  const [west, east] = shortestArc(Float64Array.from(positions, ([lng]) => lng));
  let [south, north] = [Infinity, -Infinity];
  for (const [, lat] of positions) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [project([west, south]), project([east, north])];
}

/** Positions that are looked at, evenly over all, when not all can be seen. */
const SAMPLE_MAX = 500;

/** Between two places of the Mercator square, the short way round the world. */
const widthBetween = (x: number, otherX: number) => Math.abs(x - otherX - Math.round(x - otherX));

/** Of all that lie within half the given spans of one of them, the most. Spans are of the Mercator square. */
function mostWithin(positions: readonly LngLat[], spanX: number, spanY: number): readonly LngLat[] {
  const step = Math.ceil(positions.length / SAMPLE_MAX);
  const sample = positions
    .filter((_, index) => index % step === 0)
    .map((position) => ({ position, place: project(position) }));
  let most: typeof sample = [];
  for (const { place: middle } of sample) {
    const near = sample.filter(
      ({ place: [x, y] }) => widthBetween(x, middle[0]) <= spanX / 2 && Math.abs(y - middle[1]) <= spanY / 2,
    );
    if (near.length > most.length) most = near;
  }
  return most.map(({ position }) => position);
}

/**
 * The nearest view that shows every position, or the whole world when there are none,
 * as far as the zoom limits permit; where they do not, the view with most of them.
 */
export function fitView(positions: readonly LngLat[], options: FitOptions): FittedView {
  const { widthPx, heightPx, minZoom, maxZoom, insetsPx } = options;
  const corners = positions.length > 0 ? cornersOf(positions) : WORLD;

  const roomX = Math.max(1, widthPx - insetsPx.left - insetsPx.right);
  const roomY = Math.max(1, heightPx - insetsPx.top - insetsPx.bottom);
  const scale = Math.min(roomX / (corners[1][0] - corners[0][0]), roomY / (corners[0][1] - corners[1][1]));
  const fitting = Math.floor(Math.log2(scale / TILE_PX));
  const zoom = Math.max(minZoom, Math.min(maxZoom, fitting));

  // The middle of the positions belongs in the middle of the room that is left between the insets.
  const worldPx = TILE_PX * 2 ** zoom;
  const isCrowded = fitting < minZoom && positions.length > 0;
  const [[west, south], [east, north]] = isCrowded
    ? cornersOf(mostWithin(positions, roomX / worldPx, roomY / worldPx))
    : corners;
  const centerX = (west + east) / 2 + (insetsPx.right - insetsPx.left) / 2 / worldPx;
  const centerY = (north + south) / 2 + (insetsPx.bottom - insetsPx.top) / 2 / worldPx;
  return { center: unproject(centerX, Math.max(0, Math.min(1, centerY))), zoom };
}
