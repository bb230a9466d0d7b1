import type { LngLat } from './map-points.js';

/** Side of the whole world at zoom 0, as tiles are cut everywhere. */
export const TILE_PX = 256;
/** Where the Mercator square ends. */
const MAX_LATITUDE = 85.05112878;

/** Web Mercator: `[0, 0]` is the north-west corner of the world, `[1, 1]` the south-east one. */
export function project([lng, lat]: LngLat): [x: number, y: number] {
  const latitude = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180;
  return [(lng + 180) / 360, (1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2];
}

export function unproject(x: number, y: number): LngLat {
  return [x * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI];
}

/** The copy of a longitude that lies nearest to another: the world repeats every 360 degrees. */
export function nearestCopy(lng: number, centerLng: number): number {
  return lng + 360 * Math.round((centerLng - lng) / 360);
}
