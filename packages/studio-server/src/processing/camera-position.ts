import type { PositionSource } from '@inspection-studio/domain/photos';
import type { Geolocation } from '@inspection-studio/domain/shared';
import type { CameraPosition } from './image-facts.ts';

const MAX_LATITUDE = 86;

/** Returns where a file says that its camera was, or null without a position and for latitudes beyond 86 degrees. */
export function cameraPosition(
  position: Geolocation | undefined,
  source: PositionSource = 'exif',
  altitudeMetres?: number,
): CameraPosition | null {
  if (!position || Math.abs(position.latitude) > MAX_LATITUDE) return null;
  return { ...position, source, altitudeMetres: altitudeMetres ?? null };
}
