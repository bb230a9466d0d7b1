import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { viaduct } from '../inspections/testing/records.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { SiteActions } from './SiteActions.tsx';
import { SiteProfile } from './SiteProfile.tsx';

const site = {
  id: 'forth-1',
  name: 'Forth Estuary',
  thumbnail: null,
  location: { longitude: -3.4066, latitude: 56.0042 },
  modified: '2025-03-04T12:00:00.000Z',
  assetCount: 1412,
  createdBy: { id: 'iain-1', name: 'Iain Kinnear', thumbnail: null },
};

it('every fact shows its own value of the site, and its assets follow in the order of the reply', async () => {
  const assets = ['Mast', 'Alva', 'Zeta'].map((name) => ({ ...viaduct, id: name, name }));
  const replies = new Map<object, unknown>([
    [calls.getSite, site],
    [calls.listAssets, pageOf(assets)],
  ]) as Replies;
  const { asked } = renderScreen(<SiteProfile siteId="forth-1" />, replies);
  const list = await screen.findByRole('list', { name: 'Assets of this site' });
  await screen.findByText('Iain Kinnear');
  expect(factsOf()).toEqual({
    'Modified on': '2025-03-04',
    Assets: '1,412',
    'Created by': 'Iain Kinnear',
    Location: '56.0042, -3.4066',
  });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['Mast', 'Alva', 'Zeta']);
  expect(asked.find(({ call }) => call === calls.listAssets)).toMatchObject({
    query: { filter: "siteId eq 'forth-1'", orderBy: 'name' },
    page: { top: 12, skip: 0 },
  });
});

it('the last asset of a page is deleted before the page is opened: the page before appears', async () => {
  const assets = Array.from({ length: 25 }, (_, index) => ({ ...viaduct, id: `a-${index}`, name: `Asset ${index}` }));
  const replies = new Map<object, unknown>([
    [calls.getSite, site],
    [calls.listAssets, pagedList(assets)],
  ]) as Replies;
  renderScreen(<SiteProfile siteId="forth-1" />, replies);
  await screen.findByRole('heading', { name: 'Asset 0' });
  assets.pop();
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  await screen.findByRole('heading', { name: 'Asset 23' });
  expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
});

it('the next page of assets is fetched when its button is pointed at', async () => {
  const assets = Array.from({ length: 37 }, (_, index) => ({ ...viaduct, id: `a-${index}`, name: `Asset ${index}` }));
  const replies = new Map<object, unknown>([
    [calls.getSite, site],
    [calls.listAssets, pagedList(assets)],
  ]) as Replies;
  const { asked } = renderScreen(<SiteProfile siteId="forth-1" />, replies);
  await screen.findByRole('heading', { name: 'Asset 0' });
  await userEvent.hover(screen.getByRole('button', { name: 'Next page' }));
  const pages = () => asked.flatMap(({ call, page }) => (call === calls.listAssets ? [page] : []));
  await waitFor(() => expect(pages()).toHaveLength(2));
  expect(pages()[1]).toEqual({ top: 12, skip: 12 });
});

describe('the question before a site is deleted names what is deleted with it', () => {
  it.each([
    [0, 'Forth Estuary is deleted. This cannot be undone.'],
    [1, 'Forth Estuary is deleted with its 1 asset and its inspections. This cannot be undone.'],
    [1412, 'Forth Estuary is deleted with its 1,412 assets and their inspections. This cannot be undone.'],
  ])('%i assets', async (assetCount, text) => {
    const replies = new Map<object, unknown>([[calls.getSite, { ...site, assetCount }]]) as Replies;
    renderScreen(<SiteActions siteId="forth-1" />, replies);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete site' })).toHaveAccessibleDescription(text);
  });
});
