import type { Geolocation } from '@inspection-studio/domain/shared';

/** A place in degrees, latitude first, four decimals: '56.0042, -3.4066'. */
export const formatCoordinates = ({ latitude, longitude }: Geolocation): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
