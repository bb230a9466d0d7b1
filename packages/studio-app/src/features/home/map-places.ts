import { type AssetListItem, type AssetType, assetTypeLabel } from '@inspection-studio/domain/assets';
import { formatDate } from '@inspection-studio/domain/dates';
import { displayStatus, type Project } from '@inspection-studio/domain/inspections';
import type { Geolocation } from '@inspection-studio/domain/shared';
import type { Site } from '@inspection-studio/domain/sites';
import { counted } from '@inspection-studio/domain/units';
import { paths } from '../../paths.ts';

/** Kind of a place. */
export type PlaceRecord =
  | { kind: 'site'; site: Site }
  | { kind: 'asset'; asset: AssetListItem }
  | { kind: 'inspection'; inspection: Project };

/** An item on the Home map. */
export interface MapPlace {
  id: string;
  name: string;
  /** Second line: site or asset. */
  subtitle: string;
  /** Type or status text. */
  fact: string;
  type: AssetType | null;
  thumbnail: string | null;
  /** ISO date-time. */
  modified: string;
  href: string;
  location: Geolocation | null;
  record: PlaceRecord;
}

/** Converts an asset to a place. */
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

/** Converts a site to a place, if one of its assets has a location. */
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

/** Converts an inspection to a place at the location of its asset. */
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

/** Returns the accessible name of a pin, such as 'Kinnaird Viaduct, Bridge, modified 2026-11-11'. */
export const placeLabel = (place: MapPlace): string =>
  `${place.name}, ${place.fact}, modified ${formatDate(place.modified)}`;
