import type { AssetListItem } from '@inspection-studio/domain/assets';
import type { Project } from '@inspection-studio/domain/inspections';
import type { Site } from '@inspection-studio/domain/sites';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assetPlace, inspectionPlace, sitePlace } from './map-places.ts';
import { PlaceIcon } from './PlaceIcon.tsx';

const site = { id: 's', name: 'Kinnaird', modified: '', assetCount: 1 } as Site;
const asset = {
  id: 'a',
  name: 'Viaduct',
  modified: '',
  type: 'Bridge',
  site,
  thumbnail: null,
} as Partial<AssetListItem> as AssetListItem;
const inspection = {
  id: 'i',
  name: '20261121',
  modified: '',
  status: 'Draft',
  asset: { type: 'Bridge' },
} as Partial<Project> as Project;
const untyped = { ...inspection, asset: { name: 'Viaduct' } } as Project;

it.each([
  ['a site', sitePlace(site)],
  ['an asset', assetPlace(asset)],
  ['an inspection', inspectionPlace(inspection)],
  ['an inspection of an asset without a type', inspectionPlace(untyped)],
])('the pin of %s has an icon', (_case, place) => {
  const { container } = render(<PlaceIcon type={place.type} />);
  expect(container.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
});
