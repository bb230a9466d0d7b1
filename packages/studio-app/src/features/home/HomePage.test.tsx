import { calls } from '@inspection-studio/domain/calls';
import type { Project } from '@inspection-studio/domain/inspections';
import type { User } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeHome, type HomePreferences } from '../../settings/index.ts';
import { pageOf } from '../inspections/testing/read-screen.ts';
import { inspection, viaduct } from '../inspections/testing/records.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { HomePage } from './HomePage.tsx';

const LISTS = { Sites: calls.listSites, Assets: calls.listAssets, Inspections: calls.listProjects } as const;
const site = {
  id: 's',
  name: 'S',
  thumbnail: null,
  location: null,
  modified: '2025-01-01T12:00:00.000Z',
  assetCount: 0,
  createdBy: null,
};

/** Neither by name nor by date, so that only the order of the reply gives this order. */
const NAMES = ['Mast', 'Alva', 'Zeta'];

const named = <Item extends object>(item: Item) => NAMES.map((name) => ({ ...item, id: name, name }));

function show(change: Partial<HomePreferences>) {
  changeHome({ contents: 'Sites', layout: 'Grid', sortBy: 'A - Z', skip: 0, ...change });
  // The map asks for whole lists, which have no pages.
  const replyWith =
    (items: object[], count: number, top?: number) =>
    ({ page }: { page?: object }) =>
      page ? pageOf(items, count, top) : items;
  const replies: Replies = new Map<object, unknown>([
    [calls.listSites, replyWith(named(site), 101)],
    [calls.listAssets, replyWith(named(viaduct), 202)],
    [calls.listProjects, replyWith(named<Project>(inspection()), 303, 24)],
  ]) as Replies;
  return renderScreen(<HomePage />, replies);
}

beforeEach(() => localStorage.clear());

describe('Home as a grid', () => {
  it.each([
    ['Sites', 12],
    ['Assets', 12],
    ['Inspections', 24],
  ] as const)('%s show the order of the reply, A - Z or newest first', async (contents, top) => {
    const { asked } = show({ contents });
    const list = await screen.findByRole('list', { name: contents.toLowerCase() });
    const names = () =>
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent.trim());
    expect(names()).toEqual(NAMES);
    const requests = () => asked.filter(({ call }) => call === LISTS[contents]);
    expect(requests().at(-1)).toMatchObject({ query: { orderBy: 'name' }, page: { top, skip: 0 } });
    changeHome({ sortBy: 'Newest' });
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ query: { orderBy: 'modified desc' } }));
  });

  it.each(['Sites', 'Assets', 'Inspections'] as const)(
    'the next page of %s is fetched when its button is pointed at',
    async (contents) => {
      const { asked } = show({ contents });
      await userEvent.hover(await screen.findByRole('button', { name: 'Next page' }));
      const isAhead = ({ page }: (typeof asked)[number]) => page?.skip !== undefined && page.skip > 0;
      await waitFor(() => expect(asked.filter(isAhead)).toHaveLength(1));
      const top = contents === 'Inspections' ? 24 : 12;
      expect(asked.filter(isAhead)).toMatchObject([
        { call: LISTS[contents], query: { orderBy: 'name' }, page: { top, skip: top } },
      ]);
    },
  );

  it('every type has its own count', async () => {
    show({});
    for (const name of [/^Sites ?101$/, /^Assets ?202$/, /^Inspections ?303$/])
      expect(await screen.findByRole('radio', { name })).toBeInTheDocument();
  });

  it.each(['Sites', 'Assets', 'Inspections'] as const)(
    'a search is sent with the list of %s alone',
    async (contents) => {
      const { asked } = show({ contents });
      await userEvent.type(await screen.findByRole('searchbox'), 'quay');
      await waitFor(() =>
        expect(asked.filter(({ query }) => query?.filter).map(({ call, query }) => [call, query?.filter])).toEqual([
          [LISTS[contents], "contains(name,'quay')"],
        ]),
      );
    },
  );
});

describe('Home as a map', () => {
  it.each(['Sites', 'Assets', 'Inspections'] as const)('a search is sent for all %s of the map', async (contents) => {
    const { asked } = show({ contents, layout: 'Map' });
    const onMap = () =>
      asked.flatMap(({ call, page, query }) => (call === LISTS[contents] && page === undefined ? [query?.filter] : []));
    await waitFor(() => expect(onMap()).toEqual([undefined]));
    await userEvent.type(screen.getByRole('searchbox'), 'quay');
    await waitFor(() => expect(onMap()).toEqual([undefined, "contains(name,'quay')"]));
  });
});

describe('the page of Home', () => {
  it('a search starts with the first page, and so does the whole list after it', async () => {
    const { asked } = show({ contents: 'Assets', skip: 24 });
    const skips = () =>
      asked.flatMap(({ call, page, query }) => (call === calls.listAssets ? [[query?.filter, page?.skip]] : []));
    await screen.findByRole('list', { name: 'assets' });
    expect(skips()).toEqual([[undefined, 24]]);
    await userEvent.type(screen.getByRole('searchbox'), 'quay');
    await waitFor(() => expect(skips().at(-1)).toEqual(["contains(name,'quay')", 0]));
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(skips().at(-1)).toEqual([undefined, 0]));
  });
});

describe('the next steps of a company without a site', () => {
  const NEXT_STEPS = [
    ['Create a site A place with bridges, tanks or towers', '/sites/create'],
    ['Invite people Colleagues who fly, upload or review', '/users/invite'],
    ['Upload an inspection Images of an asset from one day', '/inspections/create'],
  ] as const;

  function showHome(roleId: User['roleId'], siteCount: number) {
    changeHome({ contents: 'Sites', layout: 'Grid', sortBy: 'A - Z', skip: 0 });
    const replies = new Map<object, unknown>([
      [calls.listSites, pageOf(siteCount === 0 ? [] : named(site), siteCount)],
      [calls.listAssets, pageOf([], 0)],
      [calls.listProjects, pageOf([], 0)],
    ]) as Replies;
    return renderScreen(<HomePage />, replies, '/', { person: { roleId } });
  }

  it.each(['Admin', 'Manager'] as const)(
    'are shown to a person with the role %s above the empty list',
    async (role) => {
      showHome(role, 0);
      const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
      for (const [name, href] of NEXT_STEPS) expect(steps.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(await screen.findByText('There is nothing here yet.')).toBeInTheDocument();
    },
  );

  it.each([
    ['with a site', 'Admin', 3],
    ['to a person who may not take them', 'Member', 0],
  ] as const)('are not shown %s', async (_title, role, siteCount) => {
    showHome(role, siteCount);
    await screen.findByRole('radio', { name: new RegExp(`^Sites ?${siteCount}$`) });
    expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  });

  it('are not shown for a search without a result', async () => {
    showHome('Admin', 0);
    await screen.findByRole('region', { name: 'Next steps' });
    await userEvent.type(screen.getByRole('searchbox'), 'quay');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull());
  });
});
