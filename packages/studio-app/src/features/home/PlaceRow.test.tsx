import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inspection, viaduct } from '../inspections/testing/records.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { assetPlace, inspectionPlace, type MapPlace } from './map-places.ts';
import { PlaceRow } from './PlaceRow.tsx';

it.each<[kind: string, place: MapPlace, words: string, href: string]>([
  [
    'an asset',
    assetPlace({ ...viaduct, thumbnail: '/viaduct.webp', modified: '2025-05-06T12:00:00.000Z' }),
    'Kinnaird ViaductBridge2025-05-06',
    '/assets/kinnaird-1',
  ],
  [
    'an inspection',
    inspectionPlace(inspection({ status: 'Failed', thumbnail: '/tower.webp', modified: '2025-07-08T12:00:00.000Z' })),
    'NorthTowerAFailed2025-07-08',
    '/inspections/north-1',
  ],
])('the row of %s has its picture, name, type or status, and date', async (_kind, place, words, href) => {
  renderScreen(<PlaceRow place={place} />, new Map());
  const row = await screen.findByRole('link');
  expect(row).toHaveTextContent(words);
  expect(row).toHaveAttribute('href', href);
  expect(row.querySelector('img')).toHaveAttribute('src', place.thumbnail);
});
