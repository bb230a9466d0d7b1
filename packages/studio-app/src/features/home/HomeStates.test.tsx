import { type Call, calls } from '@inspection-studio/domain/calls';
import type { UserRole } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeHome, type HomePreferences, keptHome } from '../../settings/index.ts';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { pageOf } from '../inspections/testing/read-screen.ts';
import { viaduct } from '../inspections/testing/records.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { HomePage } from './HomePage.tsx';

const KINDS = ['Sites', 'Assets', 'Inspections'] as const;

function show(change: Partial<HomePreferences>, replies: [Call, unknown][] = [], roleId: UserRole = 'Manager') {
  changeHome({ contents: 'Sites', layout: 'Grid', sortBy: 'A - Z', skip: 0, ...change });
  const given = new Map<Call, unknown>([
    [calls.listSites, pageOf([], 1412)],
    [calls.listAssets, pageOf([], 0)],
    [calls.listProjects, pageOf([], 0)],
    ...replies,
  ]);
  return { given, ...renderScreen(<HomePage />, given, '/', { person: { roleId } }) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const many = Array.from({ length: 40 }, (_, index) => ({ ...viaduct, id: `a-${index}`, name: `Mast ${index}` }));

beforeEach(() => localStorage.clear());

describe('the controls of Home', () => {
  it.each<[string, () => Promise<void>, Partial<HomePreferences>]>([
    ['type', () => userEvent.click(screen.getByRole('radio', { name: /^Assets/ })), { contents: 'Assets' }],
    [
      'sort order',
      async () => {
        await press('Sort A - Z');
        await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Newest' }));
      },
      { sortBy: 'Newest' },
    ],
    ['layout', () => userEvent.click(screen.getByRole('radio', { name: 'Map' })), { layout: 'Map' }],
  ])('change the %s alone, and open the first page', async (_control, act, change) => {
    show({ skip: 24 });
    await screen.findByRole('radio', { name: /^Sites ?1,412$/, checked: true });
    await act();
    await waitFor(() =>
      expect(keptHome()).toEqual({ contents: 'Sites', layout: 'Grid', sortBy: 'A - Z', skip: 0, ...change }),
    );
  });

  it.each([
    ['Sites', 1280, 'Search sites by name'],
    ['Assets', 1280, 'Search assets by name'],
    ['Inspections', 500, 'Search inspections'],
    ['Sites', 360, 'Search'],
  ] as const)('the search for %s has a hint that fits into %i px', async (contents, widthPx, hint) => {
    const { matchMedia } = globalThis;
    vi.stubGlobal('matchMedia', (media: string) => {
      const belowPx = Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? 0);
      return Object.assign(new EventTarget(), { matches: widthPx <= belowPx, media });
    });
    onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia));
    show({ contents });
    const field = await screen.findByRole('searchbox', { name: `Search ${contents.toLowerCase()} by name` });
    expect(field).toHaveAttribute('placeholder', hint);
    expect(screen.getByRole('group', { name: 'Show' })).toHaveTextContent(/Sites.*Assets.*Inspections/);
    expect(screen.getByRole('radiogroup', { name: 'Layout' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home');
  });
});

it.each<[UserRole, (string | null)[]]>([
  ['Viewer', [null, null, null]],
  ['Uploader', [null, null, 'Create Inspection: /inspections/create']],
  ['Manager', ['Create Site: /sites/create', 'Create Asset: /assets/create', 'Create Inspection: /inspections/create']],
])('an empty list offers a %s to create what they may', async (role, links) => {
  show({ contents: 'Sites' }, [[calls.listSites, pageOf([], 0)]], role);
  const shown: (string | null)[] = [];
  for (const name of KINDS) {
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
    const text = await screen.findByText('There is nothing here yet.');
    const link = text.parentElement?.querySelector('a');
    shown.push(link ? `${link.textContent}: ${link.getAttribute('href')}` : null);
  }
  expect(shown).toEqual(links);
});

describe('a search in Home', () => {
  it.each([
    ['Sites', 'No sites with this name.'],
    ['Assets', 'No assets with this name.'],
    ['Inspections', 'No inspections with this name.'],
  ] as const)(
    'without a result in %s says so, and its end is the whole list with the focus in the field',
    async (contents, text) => {
      const { asked } = show({ contents }, [[calls.listSites, pageOf([], 0)]]);
      await userEvent.type(await screen.findByRole('searchbox'), 'quay');
      expect(await screen.findByText(text)).toBeInTheDocument();
      await press('Clear search');
      expect(await screen.findByText('There is nothing here yet.')).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
      expect(screen.getByRole('searchbox')).toHaveValue('');
      expect(asked.some(({ query }) => query?.filter === "contains(name,'quay')")).toBe(true);
    },
  );

  it('of spaces is none', async () => {
    show({}, [[calls.listSites, pageOf([], 0)]]);
    await userEvent.type(await screen.findByRole('searchbox'), ' {Enter}');
    expect(await screen.findByRole('link', { name: 'Create Site' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('and its order are those of the page that is prefetched', async () => {
    const { asked } = show({ contents: 'Assets', sortBy: 'Newest' }, [[calls.listAssets, pagedList(many)]]);
    await userEvent.type(await screen.findByRole('searchbox'), 'mast{Enter}');
    await waitFor(() => expect(asked.at(-1)?.query?.filter).toBe("contains(name,'mast')"));
    await screen.findByText('Mast 0');
    await userEvent.hover(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)?.page?.skip).toBe(12));
    expect(asked.at(-1)?.query).toMatchObject({ filter: "contains(name,'mast')", orderBy: 'modified desc' });
  });
});

describe('a page of Home', () => {
  it('is opened from its footer and kept', async () => {
    show({ contents: 'Assets' }, [[calls.listAssets, pagedList(many)]]);
    await screen.findByText('Mast 0');
    await press('Next page');
    expect(await screen.findByText('Mast 12')).toBeInTheDocument();
    expect(keptHome()).toMatchObject({ contents: 'Assets', skip: 12 });
  });

  it('that is empty by now leads to the first one', async () => {
    show({ contents: 'Assets', skip: 48 }, [[calls.listAssets, pagedList(many)]]);
    expect(await screen.findByText('This page has no assets any more.')).toBeInTheDocument();
    await press('First page');
    expect(await screen.findByText('Mast 0')).toBeInTheDocument();
  });

  it('is dimmed while the next one loads', async () => {
    const first = pagedList(many);
    const reply = (asked: Parameters<typeof first>[0]) =>
      asked.page.skip === 0 ? first(asked) : new Promise(() => undefined);
    show({ contents: 'Assets' }, [[calls.listAssets, reply]]);
    expect(await screen.findByRole('list', { name: 'Loading assets' })).toHaveAttribute('aria-busy', 'true');
    await screen.findByText('Mast 0');
    await press('Next page');
    await waitFor(() => expect(screen.getByRole('list', { name: 'assets' })).toHaveAttribute('aria-busy', 'true'));
    expect(within(screen.getByRole('list', { name: 'assets' })).getByText('Mast 0')).toBeInTheDocument();
  });

  it('that cannot be read says why, and is read again', async () => {
    const { given } = show({ contents: 'Sites' }, [[calls.listSites, new Error('The server is busy.')]]);
    expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
    given.set(calls.listSites, pageOf([], 0));
    await press('Click to retry data fetching.');
    expect(await screen.findByText('There is nothing here yet.')).toBeInTheDocument();
  });
});
