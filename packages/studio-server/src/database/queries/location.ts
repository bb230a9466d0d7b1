import type { Geolocation } from '@inspection-studio/domain';

/** Columns of a row that may have a place. */
export interface PlacedRow {
  longitude: number | null;
  latitude: number | null;
}

/** The place of a row; `null` while it has none. */
export const locationOf = ({ longitude, latitude }: PlacedRow): Geolocation | null =>
  longitude === null || latitude === null ? null : { longitude, latitude };
