import type { AssetListItem, AssetType, Geolocation, Project, Site } from '@inspection-studio/domain';
import { assetTypeLabel, displayStatus, formatDate } from '@inspection-studio/domain';
import { paths } from '../../paths.ts';
import { counted } from '../../widgets/data-kind-names.ts';

/** What stands at a place. */
export type PlaceRecord =
  | { kind: 'site'; site: Site }
  | { kind: 'asset'; asset: AssetListItem }
  | { kind: 'inspection'; inspection: Project };

/** Something the home map can show, whatever kind it is. */
export interface MapPlace {
  id: string;
  name: string;
  /** Second line: site or asset. */
  subtitle: string;
  /** Type or status in words. */
  fact: string;
  type: AssetType | null;
  thumbnail: string | null;
  /** ISO moment. */
  modified: string;
  href: string;
  location: Geolocation | null;
  record: PlaceRecord;
}

/** An asset on the map. */
export const assetPlace = (asset: AssetListItem): MapPlace => ({
  id: asset.id,
  name: asset.name,
  subtitle: asset.site.name,
  fact: assetTypeLabel(asset.type),
  type: asset.type,
  thumbnail: asset.thumbnail ?? asset.recentProject?.thumbnail ?? null,
  modified: asset.modified,
  href: paths.asset(asset.id),
  location: asset.location,
  record: { kind: 'asset', asset },
});

/** A site on the map, once one of its assets has a place. */
export const sitePlace = (site: Site): MapPlace => ({
  id: site.id,
  name: site.name,
  subtitle: counted(site.assetCount, 'asset'),
  fact: 'Site',
  type: null,
  thumbnail: site.thumbnail,
  modified: site.modified,
  href: paths.site(site.id),
  location: site.location,
  record: { kind: 'site', site },
});

/** An inspection stands where its asset does. @see N56 */
export const inspectionPlace = (inspection: Project): MapPlace => ({
  id: inspection.id,
  name: inspection.name,
  subtitle: inspection.asset.name,
  fact: displayStatus(inspection.status),
  type: inspection.asset.type ?? null,
  thumbnail: inspection.thumbnail ?? inspection.asset.thumbnail,
  modified: inspection.modified,
  href: paths.inspection(inspection.id),
  location: inspection.location,
  record: { kind: 'inspection', inspection },
});

/** Accessible name of a pin: 'Kinnaird Viaduct, Bridge, modified 2026-11-11'. */
export const placeLabel = (place: MapPlace): string =>
  `${place.name}, ${place.fact}, modified ${formatDate(place.modified)}`;
