import { text } from '@inspection-studio/design-system/tokens';
import type { Geolocation } from '@inspection-studio/domain/shared';
import { formatCoordinates } from './format-coordinates.ts';

/** A place in degrees, in the type of things that are read digit by digit. */
export function Coordinates({ location }: { location: Geolocation }) {
  return <span className={text.mono}>{formatCoordinates(location)}</span>;
}
