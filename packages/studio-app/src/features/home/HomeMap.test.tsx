import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { HomeContents } from '../../settings/index.ts';
import { inspection, viaduct } from '../inspections/testing/records.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import HomeMap from './HomeMap.tsx';

const north = { longitude: -3.4, latitude: 58 };
const south = { longitude: 2.5, latitude: 51 };
const modified = '2025-05-06T12:00:00.000Z';
const site = { thumbnail: null, modified, assetCount: 3, createdBy: null };
const assets = [
  { ...viaduct, id: 'a-1', name: 'Mast', modified, location: north },
  { ...viaduct, id: 'a-2', name: 'Tank', modified, location: south },
  { ...viaduct, id: 'a-3', name: 'Pier', modified, location: null },
];

beforeEach(() => {
  const size = [
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(768),
  ];
  return () => size.forEach((spy) => spy.mockRestore());
});

function show(contents: HomeContents, replies: [Call, unknown][] = [], search = '', isWide = true) {
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('reduced') || (isWide && media.includes('min')),
      media,
    }),
  );
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia));
  const given = new Map<Call, unknown>([
    [
      calls.listSites,
      [
        { ...site, id: 's-1', name: 'Forth', location: north },
        { ...site, id: 's-2', name: 'Tay', location: north },
      ],
    ],
    [calls.listAssets, assets],
    [calls.listProjects, [{ ...inspection({ name: 'Pass', status: 'Failed' }), modified, location: south }]],
    [calls.listCategories, []],
    ...replies,
  ]);
  const onClearSearch = vi.fn<() => void>();
  const map = <HomeMap contents={contents} search={search} onClearSearch={onClearSearch} />;
  return { given, onClearSearch, ...renderScreen(map, given, '/', { settings: { tileUrl: '/pictures/{z}/{x}/{y}' } }) };
}

it.each([
  [
    'Sites',
    ['2 sites'],
    [
      [calls.listSites, "contains(name,'a')"],
      [calls.listAssets, undefined],
    ],
  ],
  [
    'Assets',
    ['Mast, Bridge, modified 2025-05-06', 'Tank, Bridge, modified 2025-05-06'],
    [[calls.listAssets, "contains(name,'a')"]],
  ],
  [
    'Inspections',
    ['Pass, Failed, modified 2025-05-06'],
    [
      [calls.listProjects, "contains(name,'a')"],
      [calls.listAssets, undefined],
    ],
  ],
] as const)(
  'the map of %s has a pin for each place that matches, and reads no other list',
  async (contents, pins, lists) => {
    const { asked } = show(contents, [], 'a');
    const drawn = within(await screen.findByRole('application', { name: `Map of ${contents.toLowerCase()}` }));
    await drawn.findByRole('button', { name: pins[0] });
    const names = drawn.getAllByRole('button').map((pin) => pin.getAttribute('aria-label') ?? pin.textContent);
    expect(names.toSorted()).toEqual([...pins].toSorted());
    const sent = asked.flatMap(({ call, query }) => (call === calls.whoami ? [] : [[call, query?.filter]]));
    expect(sent).toHaveLength(lists.length);
    expect(sent).toEqual(expect.arrayContaining(lists as never));
    expect(document.querySelector('img[src^="/pictures/"]')).not.toBeNull();
  },
);

describe('beside the map', () => {
  it('the details of a pin appear while it is pointed at, and a moment longer', async () => {
    show('Assets');
    expect(await screen.findByText('Hover or select a pin for details.')).toBeInTheDocument();
    await userEvent.hover(await screen.findByRole('button', { name: /^Mast, Bridge/ }));
    const details = await screen.findByRole('region', { name: 'Pointed at' });
    expect(details).toHaveTextContent('MastForth Estuary');
    await userEvent.hover(within(details).getByRole('heading', { name: 'Mast' }));
    await userEvent.unhover(details);
    expect(await screen.findByText('Hover or select a pin for details.')).toBeInTheDocument();
  });

  it('a group opens a list of its places, and the details of the one that is pointed at', async () => {
    show('Sites');
    await userEvent.click(await screen.findByRole('button', { name: '2 sites' }));
    const popup = within(await screen.findByRole('dialog', { name: '2 sites' }));
    expect(popup.getByText('2 sites', { selector: 'strong' })).toBeInTheDocument();
    const tay = popup.getByRole('link', { name: /^Tay/ });
    expect(tay).toHaveAttribute('href', '/sites/s-2');
    await userEvent.hover(tay);
    expect(await screen.findByRole('region', { name: 'Pointed at' })).toHaveTextContent('Tay3 assets');
  });

  it('a pin alone opens its place without a headline, to the north and west of the other', async () => {
    show('Assets');
    const [mast, tank] = [/^Mast, Bridge/, /^Tank, Bridge/].map((name) => screen.findByRole('button', { name }));
    const [from, to] = [(await mast!).style, (await tank!).style];
    expect([parseFloat(from.left) < parseFloat(to.left), parseFloat(from.top) < parseFloat(to.top)]).toEqual([
      true,
      true,
    ]);
    await userEvent.click(await mast!);
    const popup = await screen.findByRole('dialog');
    expect(within(popup).getByRole('link')).toHaveTextContent('MastBridge2025-05-06');
    expect(popup.querySelector('strong')).toHaveTextContent(/^Mast$/);
  });

  it.each([
    ['all of them on a map of sites', 'Sites', ['Pier']],
    ['none when each has one', 'Assets', []],
  ] as const)('the assets without a location are listed: %s', async (_case, contents, names) => {
    show(contents, names.length > 0 ? [] : [[calls.listAssets, assets.slice(0, 2)]]);
    await screen.findByRole('application');
    for (const name of names) await screen.findByRole('link', { name });
    const rows = screen.queryAllByRole('link').map((link) => link.textContent);
    expect(rows).toEqual(names);
    expect(screen.queryAllByText(/^Assets without a location/)).toHaveLength(names.length);
  });

  it.each([
    ['Sites', calls.listSites, 'No sites with this name.'],
    ['Assets', calls.listAssets, 'No assets with this name.'],
    ['Inspections', calls.listProjects, 'No inspections with this name.'],
  ] as const)('a search without a result in %s says so and can be cleared', async (contents, call, text) => {
    const { onClearSearch } = show(contents, [[call, []]], 'quay');
    expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onClearSearch).toHaveBeenCalledTimes(1);
  });

  it('a list without an item says so, also after a search of spaces', async () => {
    show('Sites', [[calls.listSites, []]], ' ');
    expect(await screen.findByText('There is nothing here yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });
});

it('the map says that it is loading, why it cannot be read, and is read again', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const reply = () => new Promise((_done, reject) => void (refuse = reject));
  const { given } = show('Sites', [[calls.listSites, reply]]);
  expect(await screen.findByText('Loading map')).toBeInTheDocument();
  refuse(new Error('The server is busy.'));
  expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
  given.set(calls.listSites, []);
  await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
  expect(await screen.findByRole('application', { name: 'Map of sites' })).toBeInTheDocument();
});

describe('the sheet below the map of a phone', () => {
  const sheet = () => screen.findByRole('region', { name: 'Details' });

  it.each([
    ['1 asset without a location', [], ''],
    ['No assets with this name.', [[calls.listAssets, []]], 'quay'],
    ['There is nothing here yet.', [[calls.listAssets, []]], ''],
  ] as [string, [Call, unknown][], string][])('says: %s', async (summary, replies, search) => {
    show('Assets', replies, search, false);
    await waitFor(async () => expect(within(await sheet()).getByRole('button')).toHaveTextContent(`Details${summary}`));
    expect(await sheet()).toHaveAttribute('data-height', 'closed');
  });

  it('opens halfway with the place that was selected, and keeps it; pointing at its pin does nothing', async () => {
    show('Assets', [], '', false);
    const pin = await screen.findByRole('button', { name: /^Mast, Bridge/ });
    await userEvent.hover(pin);
    expect(await sheet()).toHaveAttribute('data-height', 'closed');
    await userEvent.click(pin);
    await userEvent.hover(within(await screen.findByRole('dialog')).getByRole('link'));
    await waitFor(async () => expect(await sheet()).toHaveAttribute('data-height', 'half'));
    expect(within(await sheet()).getByRole('region', { name: 'Pointed at' })).toHaveTextContent('Mast');
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Close' }));
    expect(within(await sheet()).getByRole('button')).toHaveTextContent('DetailsMast');
  });
});
