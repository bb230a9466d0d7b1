import type { AssetListItem } from '@inspection-studio/domain/assets';
import type { Site } from '@inspection-studio/domain/sites';
import { describe, expect, it } from 'vitest';
import { assetPlace, inspectionPlace, type MapPlace, placeLabel, sitePlace } from './map-places.ts';

describe('placeLabel', () => {
  it('contains name, type and date', () => {
    const place = { name: 'Kinnaird Viaduct', fact: 'Bridge', modified: '2026-11-11T12:00:00.000Z' } as MapPlace;
    expect(placeLabel(place)).toBe('Kinnaird Viaduct, Bridge, modified 2026-11-11');
  });
});

describe("inspections plot at their asset's location", () => {
  const project = {
    id: 'northtowera-f13jfy',
    name: 'NorthTowerA',
    status: 'ThumbnailsGenerating' as const,
    thumbnail: null,
    modified: '2026-11-18T09:00:00.000Z',
    asset: {
      id: 'kinnaird-viaduct-7k2m4q',
      name: 'Kinnaird Viaduct',
      thumbnail: '/asset.jpg',
      type: 'Bridge' as const,
    },
    location: { longitude: -3.4, latitude: 56 },
    description: '',
    prj: null,
    size: 0,
    imageCount: 0,
    dataKinds: [],
    memberIds: [],
    uploaderIds: [],
    createdBy: null,
  };

  it("uses the asset's image and shows the status as a word", () => {
    expect(inspectionPlace(project)).toMatchObject({
      thumbnail: '/asset.jpg',
      fact: 'Processing',
      location: { longitude: -3.4, latitude: 56 },
      href: '/inspections/northtowera-f13jfy',
      record: { kind: 'inspection', inspection: project },
    });
  });

  it.each([
    ['its own image before that of the asset', { thumbnail: '/own.jpg' }, { thumbnail: '/own.jpg' }],
    ['no type when its asset has none', { asset: { ...project.asset, type: undefined } }, { type: null }],
    ['the type of its asset', {}, { type: 'Bridge', subtitle: 'Kinnaird Viaduct' }],
  ])('has %s', (_rule, given, place) =>
    expect(inspectionPlace({ ...project, ...given } as never)).toMatchObject(place),
  );
});

describe('an asset on the map', () => {
  const asset = {
    id: 'mast-1',
    name: 'Mast',
    type: 'CoolingTower',
    thumbnail: null,
    modified: '2026-11-18T09:00:00.000Z',
    location: { longitude: 1, latitude: 2 },
    site: { id: 'dock-1', name: 'Dock' },
    recentProject: { thumbnail: '/recent.jpg' },
  } as unknown as AssetListItem;

  it('names its site and its type, and leads to its page', () => {
    expect(assetPlace(asset)).toEqual({
      id: 'mast-1',
      name: 'Mast',
      subtitle: 'Dock',
      fact: 'Cooling Tower',
      type: 'CoolingTower',
      thumbnail: '/recent.jpg',
      modified: '2026-11-18T09:00:00.000Z',
      href: '/assets/mast-1',
      location: { longitude: 1, latitude: 2 },
      record: { kind: 'asset', asset },
    });
  });

  it.each([
    ['unless it has its own', { thumbnail: '/own.jpg' }, '/own.jpg'],
    ['and none without an inspection', { recentProject: null }, null],
    ['and none when that has none', { recentProject: { thumbnail: null } }, null],
  ])('has the image of its newest inspection, %s', (_rule, given, thumbnail) =>
    expect(assetPlace({ ...asset, ...given } as AssetListItem).thumbnail).toBe(thumbnail),
  );
});

it.each([
  [1, '1 asset'],
  [1200, '1,200 assets'],
])('a site on the map says how many assets it has: %i', (assetCount, subtitle) => {
  const site = {
    id: 'dock-1',
    name: 'Dock',
    thumbnail: '/dock.jpg',
    modified: '2026-11-18T09:00:00.000Z',
    location: null,
    assetCount,
  } as Site;
  expect(sitePlace(site)).toEqual({
    id: 'dock-1',
    name: 'Dock',
    subtitle,
    fact: 'Site',
    type: null,
    thumbnail: '/dock.jpg',
    modified: '2026-11-18T09:00:00.000Z',
    href: '/sites/dock-1',
    location: null,
    record: { kind: 'site', site },
  });
});
