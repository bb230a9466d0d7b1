import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { inspection, viaduct } from '../../features/inspections/testing/records.ts';
import { maren, type Replies, renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { priya } from '../../features/users/testing/people.ts';
import { noteVisit, type Visit } from '../../settings/index.ts';
import { CommandKeys } from './CommandKeys.tsx';
import { noRecords } from './testing/no-records.ts';

const site = { id: 'forth-1', name: 'Forth Estuary', thumbnail: null };
const records = new Map<object, unknown>([
  ...noRecords,
  [calls.getSite, site],
  [calls.getAsset, viaduct],
  [calls.getProject, inspection()],
  [calls.getUser, priya],
]) as Replies;
const withReplies = (...more: [object, unknown][]) => new Map<object, unknown>([...records, ...more]) as Replies;

const VISITS: Visit[] = [
  { kind: 'user', id: 'priya-1' },
  { kind: 'asset', id: 'kinnaird-1' },
  { kind: 'inspection', id: 'north-1' },
  { kind: 'site', id: 'forth-1' },
];

/** Starts with these visits alone. Visits of another person are dropped. */
function visit(...visits: Visit[]) {
  noteVisit('nobody-1', { kind: 'site', id: 'none-1' });
  for (const one of visits) noteVisit(maren.id, one);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  visit();
  return () => vi.restoreAllMocks();
});

async function openPalette(replies: Replies, entry = '/', person = {}) {
  const shown = renderScreen(<CommandKeys />, replies, entry, { person });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Search or run a command/ }));
  const field = await screen.findByRole('combobox', { name: 'Search or run a command' });
  return { ...shown, user, field };
}
/** Rows by heading. */
const rows = () =>
  Object.fromEntries(
    screen.queryAllByRole('group').map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent,
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]),
  );
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }));

describe('before anything is typed, the palette lists', () => {
  it('the records that were opened last, the newest first, without the page that is shown', async () => {
    visit(...VISITS);
    const { router } = await openPalette(records, '/assets/kinnaird-1');
    await waitFor(() =>
      expect(rows()['Recent']).toEqual([
        'Forth EstuaryHome',
        'NorthTowerAHome › Forth Estuary › Kinnaird Viaduct',
        expect.stringMatching(/Priya RamanCompany › Users$/),
      ]),
    );
    expect(Object.keys(rows())).toEqual(['Recent', 'Go to', 'Create', 'Settings', 'Help']);
    await choose(/^NorthTowerA/);
    expect(router.state.location.pathname).toBe('/inspections/north-1');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('no record that is gone or may not be read any more, which it forgets, nor one that cannot be read now', async () => {
    visit(...VISITS);
    const refused = [
      [calls.getAsset, StudioError.fromAnswer(404)],
      [calls.getUser, StudioError.fromAnswer(403)],
      [calls.getProject, StudioError.fromAnswer(500)],
    ] as [object, unknown][];
    await openPalette(withReplies(...refused));
    await waitFor(() => expect(rows()['Recent']).toEqual(['Forth EstuaryHome']));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('studio.recent') ?? '')).toEqual({
        userId: 'maren-1',
        visits: [
          { kind: 'site', id: 'forth-1' },
          { kind: 'inspection', id: 'north-1' },
        ],
      }),
    );
  });

  it('only the commands that the person may run', async () => {
    await openPalette(records, '/', { roleId: 'Uploader' });
    expect(rows()).toMatchObject({ 'Go to': ['Home', 'My profile'], Create: ['Create Inspection'] });
  });
});

describe('what is typed', () => {
  const found = withReplies(
    [calls.listSites, [{ ...site, id: 'pier-1', name: 'North Pier' }]],
    [calls.listTags, [{ id: 'pier-2', name: 'Pier', isArchived: true }]],
  );

  it('finds records of the lists and of the library', async () => {
    const { user, field, router } = await openPalette(found);
    expect(field).toHaveAttribute('placeholder', 'Search or run a command');
    await user.type(field, 'pier');
    await waitFor(() =>
      expect(rows()).toEqual({ Library: ['PierLibrary › Tags › Archived'], Sites: ['North PierHome'] }),
    );
    expect(await screen.findByText('2 results')).toBeInTheDocument();
    await user.type(field, ' n');
    await choose(/^North Pier/);
    expect(router.state.location.pathname).toBe('/sites/pier-1');
  });

  it('that one row matches is said in the singular', async () => {
    const { user, field } = await openPalette(records);
    await user.type(field, 'imperial');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    expect(rows()).toEqual({ Commands: ['Units: Imperial'] });
  });

  it('says that it searches until all is here, and then that nothing was found', async () => {
    const sites = Promise.withResolvers<[]>();
    const { user, field } = await openPalette(withReplies([calls.listSites, () => sites.promise]));
    await user.type(field, 'zzz');
    expect(await screen.findByText('Searching…')).toBeVisible();
    sites.resolve([]);
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  it.each([
    ['a list', calls.listAssets],
    ['a list of the library', calls.listLayouts],
  ])('says that %s could not be searched', async (_case, call) => {
    const { user, field } = await openPalette(new Map([...found, [call, StudioError.fromAnswer(500)]]));
    await user.type(field, 'pier');
    expect(await screen.findByText('Some records could not be searched. Type again to retry.')).toBeVisible();
    await waitFor(() => expect(rows()['Sites']).toEqual(['North PierHome']));
  });
});

describe('a command', () => {
  it.each([
    ['Logout', 'alertdialog', 'Logout'],
    ['Keyboard shortcuts', 'dialog', 'Keyboard shortcuts'],
  ])('%s opens its window, which closes again', async (command, role, name) => {
    await openPalette(records);
    await choose(new RegExp(`^${command}`));
    expect(await screen.findByRole(role, { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  });

  it.each([
    ['Theme: Dark', 'datum-theme', 'dark'],
    ['Theme: System preference', 'datum-theme', 'system'],
    ['Units: Imperial', 'studio.units', '"Imperial"'],
    ['Units: Metric', 'studio.units', '"Metric"'],
  ])('%s changes the setting', async (command, key, value) => {
    await openPalette(records);
    await choose(new RegExp(command));
    await waitFor(() => expect(localStorage.getItem(key)).toBe(value));
  });

  it('that is refused is explained in the sheet of shortcuts, which ? opens and closes', async () => {
    renderScreen(<CommandKeys />, records, '/', { person: { roleId: 'Member' } });
    await screen.findByRole('button', { name: /^Search or run a command/ });
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByRole('region', { name: 'Not available to you' })).toHaveTextContent('Create Site');
    expect(sheet.getByRole('region', { name: 'Commands you can type' })).not.toHaveTextContent('Create Site');
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
