import type { Geolocation } from '@inspection-studio/domain/shared';

/** Location columns of a row. */
export interface PlacedRow {
  longitude: number | null;
  latitude: number | null;
}

/** Returns the location of a row, or null. */
export const locationOf = ({ longitude, latitude }: PlacedRow): Geolocation | null =>
  longitude === null || latitude === null ? null : { longitude, latitude };
