import { calls } from '@inspection-studio/domain/calls';
import type { UserRole } from '@inspection-studio/domain/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { withEntityTag } from '../../api/entity-tag.ts';
import * as profile from '../../routes/sites/profile.tsx';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { viaduct } from '../inspections/testing/records.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { EditSite } from './EditSite.tsx';
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

it('another site begins with its first page', async () => {
  const assets = Array.from({ length: 25 }, (_, index) => ({ ...viaduct, id: `a-${index}`, name: `Asset ${index}` }));
  const replies = new Map<object, unknown>([
    [calls.getSite, site],
    [calls.listAssets, pagedList(assets)],
  ]) as Replies;
  const route = { path: '/sites/:id' };
  const { router } = renderScreen(<profile.Component />, replies, '/sites/forth-1', { route });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 2 of 3');
  await act(() => router.navigate('/sites/tay-1'));
  expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
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

it('an unknown creator and location are not recorded', async () => {
  const replies = new Map<object, unknown>([
    [calls.getSite, { ...site, createdBy: null, location: null }],
    [calls.listAssets, pageOf([])],
  ]) as Replies;
  renderScreen(<SiteProfile siteId="forth-1" />, replies);
  await screen.findByText('2025-03-04');
  expect(factsOf()).toMatchObject({ 'Created by': 'Not recorded', Location: 'Not recorded' });
});

it.each<[UserRole, number, string[]]>([
  ['Manager', 0, ['Create Asset: /assets/create?site=forth-1']],
  ['Manager', 1, ['Create Asset: /assets/create?site=forth-1', 'Kinnaird Viaduct: /assets/kinnaird-1']],
  ['Member', 1, ['Kinnaird Viaduct: /assets/kinnaird-1']],
])(
  '%s with %i assets sees a tile to create one if they may, and one page has no pages',
  async (roleId, count, tiles) => {
    const replies = new Map<object, unknown>([
      [calls.getSite, site],
      [calls.listAssets, pageOf([viaduct].slice(0, count))],
    ]) as Replies;
    renderScreen(<SiteProfile siteId="forth-1" />, replies, '/', { person: { roleId } });
    expect(await screen.findByRole('list', { name: 'Loading assets' })).toHaveAttribute('aria-busy', 'true');
    const links = within(await screen.findByRole('list', { name: 'Assets of this site' })).getAllByRole('link');
    expect(links.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual(tiles);
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
);

it('a site without assets says so to a person who may not create one', async () => {
  const replies = new Map<object, unknown>([
    [calls.getSite, site],
    [calls.listAssets, pageOf([])],
  ]) as Replies;
  renderScreen(<SiteProfile siteId="forth-1" />, replies, '/', { person: { roleId: 'Member' } });
  expect(await screen.findByText('There is nothing here yet.')).toBeInTheDocument();
});

it('a site and its assets that cannot be read say why, each in its own place, and are read again', async () => {
  const replies = new Map<object, unknown>([
    [calls.getSite, new Error('The site is busy.')],
    [calls.listAssets, new Error('The assets are busy.')],
  ]) as Replies;
  renderScreen(<SiteProfile siteId="forth-1" />, replies);
  expect(await screen.findByText('The site is busy.')).toBeInTheDocument();
  replies.set(calls.getSite, site);
  await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
  expect(await screen.findByText('The assets are busy.')).toBeInTheDocument();
  expect(screen.getByText('2025-03-04')).toBeInTheDocument();
  replies.set(calls.listAssets, pageOf([viaduct]));
  await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
  expect(await screen.findByRole('list', { name: 'Assets of this site' })).toBeInTheDocument();
});

it.each([
  ['a profile', <SiteProfile key="profile" siteId="gone" />],
  ['a form', <EditSite key="form" siteId="gone" onDone={() => undefined} />],
])('an unknown site has a way back instead of %s', async (_place, element) => {
  const replies = new Map<object, unknown>([[calls.getSite, StudioError.fromAnswer(404)]]) as Replies;
  renderScreen(element, replies);
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

describe('someone else changed the site that is edited', () => {
  async function rename(theirs: object) {
    let stored = withEntityTag(site, '"1"');
    const update = ({ ifMatch }: { ifMatch?: string }) => {
      if (ifMatch === '"2"') return site;
      stored = withEntityTag({ ...site, ...theirs }, '"2"');
      throw StudioError.fromAnswer(412);
    };
    const replies = new Map<object, unknown>([
      [calls.getSite, () => stored],
      [calls.updateSite, update],
    ]) as Replies;
    renderScreen(<EditSite siteId="forth-1" onDone={() => undefined} />, replies);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  }

  it('another name is a question that shows both', async () => {
    await rename({ name: 'Tay' });
    const question = await screen.findByRole('dialog', { name: 'Edit conflict' });
    expect(question).toHaveTextContent('Someone else changed this site');
    const names = within(question).getAllByRole('row')[1];
    for (const text of [/^Name/, 'Forth Estuary 2', 'Tay']) expect(names).toHaveTextContent(text);
  });

  it('another image is taken over, and said', async () => {
    await rename({ thumbnail: '/tay.webp' });
    expect(
      await screen.findByText('Someone else changed Thumbnail Image. Both changes are saved.'),
    ).toBeInTheDocument();
  });
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
