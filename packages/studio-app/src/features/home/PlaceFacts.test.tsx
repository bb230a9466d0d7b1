import { calls } from '@inspection-studio/domain/calls';
import type { Category } from '@inspection-studio/domain/categories';
import type { Project } from '@inspection-studio/domain/inspections';
import type { Site } from '@inspection-studio/domain/sites';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { factsOf } from '../inspections/testing/read-screen.ts';
import { inspection, viaduct } from '../inspections/testing/records.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { MapDetail } from './MapDetail.tsx';
import { assetPlace, inspectionPlace, type MapPlace, sitePlace } from './map-places.ts';

const location = { longitude: -3.4066, latitude: 56.0042 };
const site: Site = {
  id: 'forth-1',
  name: 'Forth Estuary',
  thumbnail: '/forth.webp',
  location,
  modified: '2025-03-04T12:00:00.000Z',
  assetCount: 14,
  createdBy: { id: 'maren-1', name: 'Maren Solheim', thumbnail: null },
};
const asset = {
  ...viaduct,
  location,
  modified: '2025-05-06T12:00:00.000Z',
  projectCount: 1234,
  recentProject: {
    id: 'north-1',
    name: 'NorthTowerA',
    thumbnail: null,
    modified: '2025-07-08T12:00:00.000Z',
    imageCount: 55,
    size: 1,
    status: 'Failed' as const,
  },
};
const project: Project = {
  ...inspection(),
  status: 'Completed',
  location,
  modified: '2025-09-10T12:00:00.000Z',
  imageCount: 21,
  size: 5 * 1024 ** 2,
  dataKinds: ['two'],
};
const category = {
  id: 'crack-1',
  name: 'Crack',
  colour: '#d40000',
  model: null,
  isArchived: false,
} as unknown as Category;

let shown: ReturnType<typeof renderScreen> & { calls: () => number[] };

async function show(place: MapPlace, categories: unknown = [category]) {
  const replies = new Map<object, unknown>([[calls.listCategories, categories]]) as Replies;
  const [onHold, onLeave] = [vi.fn<() => void>(), vi.fn<() => void>()];
  shown = {
    ...renderScreen(<MapDetail place={place} onHold={onHold} onLeave={onLeave} />, replies),
    calls: () => [onHold.mock.calls.length, onLeave.mock.calls.length],
  };
  return screen.findByRole('region', { name: 'Pointed at' });
}

describe('the details of a place on the map show each value in its own place', () => {
  it('of a site', async () => {
    const detail = await show(sitePlace(site));
    expect(within(detail).getByRole('heading')).toHaveTextContent('Forth Estuary');
    expect(within(detail).getByText('14 assets', { selector: 'p' })).toBeInTheDocument();
    expect(within(detail).getByRole('link', { name: 'Open site' })).toHaveAttribute('href', '/sites/forth-1');
    expect(factsOf(detail)).toEqual({
      Assets: '14 assets',
      'Modified on': '2025-03-04',
      'Created by': 'Maren Solheim',
      Location: '56.0042, -3.4066',
    });
  });

  it('of an asset', async () => {
    const detail = await show(assetPlace(asset));
    expect(within(detail).getByText('Forth Estuary', { selector: 'p' })).toBeInTheDocument();
    expect(within(detail).getByRole('link', { name: 'Open asset' })).toHaveAttribute('href', '/assets/kinnaird-1');
    expect(within(detail).getByRole('link', { name: 'NorthTowerA' })).toHaveAttribute('href', '/inspections/north-1');
    expect(within(detail).getByRole('img', { name: 'Failed' })).toBeInTheDocument();
    await within(detail).findByText('Crack');
    expect(factsOf(detail)).toEqual({
      'Type of asset': 'Bridge',
      'Modified on': '2025-05-06',
      'Recent inspection': 'NorthTowerA',
      Inspections: '1,234',
      Location: '56.0042, -3.4066',
      'Created by': 'Priya Raman',
      Categories: 'Crack',
    });
    const lists = shown.asked.filter(({ call }) => call === calls.listCategories);
    expect(lists.map(({ query }) => query?.filter)).toEqual(["assetId eq 'kinnaird-1'"]);
  });

  it('of an inspection', async () => {
    const detail = await show(inspectionPlace(project));
    expect(within(detail).getByRole('link', { name: 'Open inspection' })).toHaveAttribute(
      'href',
      '/inspections/north-1',
    );
    expect(within(detail).getByRole('link', { name: 'Kinnaird Viaduct' })).toHaveAttribute(
      'href',
      '/assets/kinnaird-1',
    );
    expect(factsOf(detail)).toEqual({
      Status: 'Completed',
      'Modified on': '2025-09-10',
      Asset: 'Kinnaird Viaduct',
      Data: '2D',
      Images: '21 images, 5 MB',
      Location: '56.0042, -3.4066',
    });
  });
});

describe('what is missing on the map is said', () => {
  it('of a site', async () => {
    const facts = factsOf(await show(sitePlace({ ...site, assetCount: 1, createdBy: null, location: null })));
    expect(facts).toMatchObject({ Assets: '1 asset', 'Created by': 'Not recorded', Location: 'Not recorded' });
  });

  it.each([
    [[], 'None'],
    [new Error('The server is busy.'), 'The server is busy.'],
  ])('of an asset', async (categories, text) => {
    const detail = await show(assetPlace({ ...asset, recentProject: null, location: null }), categories);
    await within(detail).findByText(text);
    expect(factsOf(detail)).toMatchObject({
      'Recent inspection': 'No inspection yet',
      Location: 'Not recorded',
      Categories: text,
    });
  });
});

it('the categories of one asset are never shown for the next', async () => {
  function Pointed() {
    const [place, setPlace] = useState(assetPlace(asset));
    const next = () => setPlace(assetPlace({ ...asset, id: 'tay-1', name: 'Tay Bridge' }));
    return (
      <>
        <MapDetail place={place} onHold={() => undefined} onLeave={() => undefined} />
        <button onClick={next}>Next</button>
      </>
    );
  }
  const answer = ({ query }: { query: { filter: string } }) =>
    query.filter.includes('tay-1') ? [{ ...category, id: 'rust-1', name: 'Rust' }] : [category];
  renderScreen(<Pointed />, new Map<object, unknown>([[calls.listCategories, answer]]) as Replies);
  const detail = await screen.findByRole('region', { name: 'Pointed at' });
  await within(detail).findByText('Crack');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(within(detail).getByRole('heading')).toHaveTextContent('Tay Bridge');
  expect(within(detail).queryByText('Crack')).not.toBeInTheDocument();
  expect(await within(detail).findByText('Rust')).toBeInTheDocument();
});

it('the details show the image of the place, and are held while they are pointed at or have the focus', async () => {
  const detail = await show(sitePlace(site));
  expect(detail.querySelector('img')).toHaveAttribute('src', '/forth.webp');
  await userEvent.hover(detail);
  expect(shown.calls()).toEqual([1, 0]);
  await userEvent.unhover(detail);
  expect(shown.calls()).toEqual([1, 1]);
  await userEvent.tab();
  expect(shown.calls()).toEqual([2, 1]);
  await userEvent.tab();
  expect(shown.calls()).toEqual([2, 2]);
});
