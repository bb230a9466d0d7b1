import { describe, expect, it } from 'vitest';
import { inspectionPlace, type MapPlace, placeLabel } from './map-places.ts';

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
    });
  });
});
