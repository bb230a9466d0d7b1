import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import type { MapPlace } from './map-places.ts';

/** Icon on the pin of a place: that of the asset type, or a general one for sites. */
export function PlaceIcon({ type }: Pick<MapPlace, 'type'>) {
  return type ? <AssetTypeIcon type={type} size={20} /> : <MapPinIcon size={20} aria-hidden="true" />;
}
