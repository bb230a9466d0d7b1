/** `[longitude, latitude]` in degrees, the order of GeoJSON. */
export type LngLat = readonly [lng: number, lat: number];

/** `[west, south, east, north]` in degrees. */
export type GeoBounds = readonly [west: number, south: number, east: number, north: number];

/** A point on the map. */
export interface MapPoint<T> {
  /** The id, unique on the map. */
  id: string;
  /** Longitude and latitude in degrees. */
  position: LngLat;
  /** The accessible name of its pin, such as 'Mill Bridge, Bridge'. */
  label: string;
  /** Your data, passed to `renderPopup`, `renderIcon` and `onHoverPoint`. */
  data: T;
}

/** Longitude and latitude of every point, one after the other: all that clustering needs, cheap to hand to a worker. */
export function toCoordinates(points: readonly MapPoint<unknown>[]): Float64Array<ArrayBuffer> {
  const coordinates = new Float64Array(points.length * 2);
  points.forEach(({ position }, index) => coordinates.set(position, index * 2));
  return coordinates;
}

/** Whether a position lies inside; bounds may reach past the antimeridian. */
export function isInside([lng, lat]: LngLat, [west, south, east, north]: GeoBounds): boolean {
  const eastOfWest = (((lng - west) % 360) + 360) % 360;
  return lat >= south && lat <= north && eastOfWest <= east - west;
}

/** Number of points inside, where a cluster counts as all of its points. */
export function countSeen(
  items: readonly { position: LngLat; count: number }[],
  bounds: GeoBounds | undefined,
): number {
  if (!bounds) return 0;
  return items.reduce((sum, { position, count }) => (isInside(position, bounds) ? sum + count : sum), 0);
}
