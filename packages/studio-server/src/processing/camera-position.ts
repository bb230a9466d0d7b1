import type { CameraPosition } from './image-facts.ts';

const MAX_LATITUDE = 86;
const MAX_LONGITUDE = 180;
const BELOW_SEA_LEVEL = 1;

/**
 * Returns the EXIF position of a camera, or null when it is invalid: 0,0 (which cameras
 * without a GPS fix write), latitudes beyond 86 degrees, longitudes beyond 180 degrees
 * and values that are not numbers.
 *
 * @param altitudeRef EXIF GPSAltitudeRef: 1 means below sea level
 */
export function cameraPosition(gps: {
  latitude?: unknown;
  longitude?: unknown;
  altitude?: unknown;
  altitudeRef?: unknown;
}): CameraPosition | null {
  const { latitude, longitude } = gps;
  if (!isWithin(latitude, MAX_LATITUDE) || !isWithin(longitude, MAX_LONGITUDE)) return null;
  if (latitude === 0 && longitude === 0) return null;
  const ref = gps.altitudeRef instanceof Uint8Array ? gps.altitudeRef[0] : gps.altitudeRef;
  const metres = typeof gps.altitude === 'number' && Number.isFinite(gps.altitude) ? gps.altitude : null;
  return { longitude, latitude, altitudeMetres: metres !== null && ref === BELOW_SEA_LEVEL ? -metres : metres };
}

function isWithin(degrees: unknown, limit: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit;
}
