import type { AssetListItem, AssetType, Geolocation, Project, Site } from '@inspection-studio/domain';
import { assetTypeLabel, displayStatus, formatDate } from '@inspection-studio/domain';
import { paths } from '../../paths.ts';
import { counted } from '../../widgets/data-kind-names.ts';

/** Something the home map can show, whatever kind it is. */
export interface MapPlace {
  id: string;
  name: string;
  /** Second line: site or asset. */
  subtitle: string;
  /** Type or status in words. */
  fact: string;
  /** What the fact is about. */
  factLabel: 'Type of asset' | 'Status' | 'Kind';
  type: AssetType | null;
  thumbnail: string | null;
  /** ISO moment. */
  modified: string;
  href: string;
  location: Geolocation | null;
}

/** An asset on the map. */
export const assetPlace = (asset: AssetListItem): MapPlace => ({
  id: asset.id,
  name: asset.name,
  subtitle: asset.site.name,
  fact: assetTypeLabel(asset.type),
  factLabel: 'Type of asset',
  type: asset.type,
  thumbnail: asset.thumbnail ?? asset.recentProject?.thumbnail ?? null,
  modified: asset.modified,
  href: paths.asset(asset.id),
  location: asset.location,
});

/** A site on the map, once one of its assets has a place. */
export const sitePlace = (site: Site): MapPlace => ({
  id: site.id,
  name: site.name,
  subtitle: counted(site.assetCount, 'asset'),
  fact: 'Site',
  factLabel: 'Kind',
  type: null,
  thumbnail: site.thumbnail,
  modified: site.modified,
  href: paths.site(site.id),
  location: site.location,
});

/** An inspection stands where its asset does. @see N56 */
export const inspectionPlace = (project: Project): MapPlace => ({
  id: project.id,
  name: project.name,
  subtitle: project.asset.name,
  fact: displayStatus(project.status),
  factLabel: 'Status',
  type: project.asset.type ?? null,
  thumbnail: project.thumbnail ?? project.asset.thumbnail,
  modified: project.modified,
  href: paths.inspection(project.id),
  location: project.location,
});

/** Accessible name of a pin: 'Kinnaird Viaduct, Bridge, modified 2026-11-11'. */
export const placeLabel = (place: MapPlace): string => `${place.name}, ${place.fact}, modified ${formatDate(place.modified)}`;
