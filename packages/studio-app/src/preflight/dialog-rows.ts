import type { LngLat, MapTrack } from '@inspection-studio/design-system/map';
import { distinctNames } from '@inspection-studio/domain/inspections';
import { type PreflightFile, trackLines } from '@inspection-studio/domain/preflight';
import type { Geolocation } from '@inspection-studio/domain/shared';
import type { ItemFinding, PreflightItem } from './check-files.ts';
import { factsOf } from './usePreflight.ts';

/** A file with findings, as the dialog shows it. */
export interface DialogRow {
  id: string;
  file: File;
  name: string;
  takenMs: number | undefined;
  position: Geolocation | undefined;
  positionSource: PreflightFile['positionSource'];
  kinds: ReadonlySet<string>;
  /** All that was found, in words. */
  finding: string;
}

const SHORT: Readonly<Record<ItemFinding['kind'], string>> = {
  noPosition: 'No position',
  zeroPosition: 'Position 0, 0',
  noTime: 'No capture time',
  futureTime: 'Taken in the future',
  outlyingPosition: 'Far from the others',
  timeGap: 'After a gap in time',
  trackGap: 'After a gap in the track',
  mixedCameras: 'Another camera or lens',
  mixedThermal: 'In the wrong list',
  faulty: 'Cannot be used',
  poorImage: 'Blurred or dark',
  duplicate: 'Exact copy',
  tooFew: 'Too few files',
  overLicence: 'Over the licence',
};

const NOTHING = 'Not recorded';

/** Returns when an image was taken: '2026-11-20 09:30:00' in UTC, like the camera's clock, or 'Not recorded'. */
export const timeText = ({ takenMs }: Pick<DialogRow, 'takenMs'>): string =>
  takenMs === undefined ? NOTHING : new Date(takenMs).toISOString().slice(0, 19).replace('T', ' ');

/** Returns where an image was taken: degrees with five decimals, about a metre, or 'Not recorded'. */
export function placeText({ position, positionSource }: Pick<DialogRow, 'position' | 'positionSource'>): string {
  if (!position) return NOTHING;
  const place = `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}`;
  return positionSource === 'xmp' ? `${place} (XMP)` : place;
}

/**
 * Returns the files with findings in the order they were added, each once. Texts that only visible rows need are made when
 * they are drawn: there may be thousands of rows.
 */
export function dialogRows(items: readonly PreflightItem[], findings: readonly ItemFinding[]): DialogRow[] {
  const names = distinctNames(items.map(({ file, path }) => ({ name: file.name, relativePath: path })));
  const found = findings.map(({ kind, places }) => ({ kind, places: new Set(places) }));
  return items.flatMap(({ file }, place) => {
    const own = found.filter(({ places }) => places.has(place));
    if (own.length === 0) return [];
    const { takenMs, position, positionSource } = factsOf(file) ?? {};
    return [
      {
        id: String(place),
        file,
        name: names[place] ?? file.name,
        takenMs,
        position,
        positionSource,
        kinds: new Set<string>(own.map(({ kind }) => kind)),
        finding: own.map(({ kind }) => SHORT[kind]).join(', '),
      },
    ];
  });
}

/** An image on the map of the dialog. */
export interface MapImage {
  name: string;
  /** It is one of the files in the table. */
  isFound: boolean;
}

const lngLat = ({ latitude, longitude }: Geolocation): LngLat => [longitude, latitude];

/**
 * Returns the images with a position, with those in the table marked and named by what was found. They come first: a cluster
 * shows the icon of its first image.
 */
export function mapPoints(items: readonly PreflightItem[], rows: readonly DialogRow[]) {
  const found = new Map(rows.map(({ id, finding }) => [id, finding]));
  const points = items.flatMap(({ file }, place) => {
    const { position } = factsOf(file) ?? {};
    if (!position) return [];
    const id = String(place);
    const finding = found.get(id);
    const data: MapImage = { name: file.name, isFound: finding !== undefined };
    const label = finding === undefined ? data.name : `${data.name}: ${finding}`;
    return [{ id, label, position: lngLat(position), data }];
  });
  return [...points.filter(({ data }) => data.isFound), ...points.filter(({ data }) => !data.isFound)];
}

/** Returns the lines through the images in the order of capture, dashed to those that are far from the others. */
export function mapTracks(items: readonly PreflightItem[], findings: readonly ItemFinding[]): MapTrack[] {
  const files = items.map(({ file, path, list }): PreflightFile => ({
    ...factsOf(file),
    name: file.name,
    path,
    sizeBytes: file.size,
    ...(list && { list }),
  }));
  const far = findings.flatMap(({ kind, places }) => (kind === 'outlyingPosition' ? places : []));
  return trackLines(files, new Set(far.flatMap((place) => files[place] ?? []))).map(({ positions, isOutlying }) => ({
    positions: positions.map(lngLat),
    dashed: isOutlying,
  }));
}

/** Returns what the lines on the map mean. */
export const trackText = (tracks: readonly MapTrack[]): string =>
  tracks.some(({ dashed }) => dashed)
    ? 'The line follows the images in the order of capture. It is dashed to images that are far from the others.'
    : 'The line follows the images in the order of capture.';

/** A cluster may have thousands of images. */
const NAMES_MAX = 10;

/** Returns the names of the images at a pin: up to ten, then 'and 40 more'. */
export function popupText(names: readonly string[]): string {
  const more = names.length - NAMES_MAX;
  const shown = names.slice(0, NAMES_MAX).join(', ');
  return more > 0 ? `${shown} and ${more.toLocaleString('en')} more` : shown;
}
