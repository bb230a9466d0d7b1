import type { User } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { onPhone } from '../features/inspections/testing/on-phone.ts';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { StudioRail } from './StudioRail.tsx';

/** Names of the entries that are marked as the page one is on. */
async function markedAt(path: string) {
  renderScreen(<StudioRail />, new Map(), path);
  const rail = within(await screen.findByRole('navigation'));
  return [
    ...rail.queryAllByRole('link', { current: 'page' }),
    ...rail.queryAllByRole('button', { current: 'page' }),
  ].map((entry) => entry.textContent);
}

it.each([
  ['/', 'Home'],
  ['/sites/forth-1', 'Home'],
  ['/sites/update/forth-1', 'Home'],
  ['/assets/kinnaird-1', 'Home'],
  ['/inspections/north-1', 'Home'],
  ['/sites/create', 'Create New'],
  ['/assets/create', 'Create New'],
  ['/inspections/create', 'Create New'],
  ['/categories', 'Library'],
  ['/categories/bridge-1', 'Library'],
  ['/categories/preset/create', 'Library'],
  ['/tags', 'Library'],
  ['/tags/create', 'Library'],
  ['/severities', 'Library'],
  ['/checklists', 'Library'],
  ['/locations', 'Library'],
  ['/locations/deck-1/update/pier-1', 'Library'],
  ['/company', 'Company'],
  ['/company/documents', 'Company'],
  ['/company/activity', 'Company'],
  ['/users', 'Company'],
  ['/users/maren-1', 'Company'],
  ['/users/invite', 'Company'],
])('at %s, the rail marks %s and nothing else', async (path, entry) => expect(await markedAt(path)).toEqual([entry]));

it('on the unauthorized screen, the rail marks nothing', async () => expect(await markedAt('/forbidden')).toEqual([]));

const LOGO = 'Inspection Studio /';
const FOOTER = ['Settings', 'Logout'];
const ALL = ['Site /sites/create', 'Asset /assets/create', 'Inspection /inspections/create', 'User /users/invite'];

/** Names of links and buttons in their order, each link with its address. */
const entriesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('a, button')].map((entry) =>
    [entry.getAttribute('aria-label') ?? entry.textContent.trim(), entry.getAttribute('href')]
      .filter(Boolean)
      .join(' '),
  );

it.each<[User['roleId'], string[], string[]]>([
  ['Admin', ['Home /', 'Create New', 'Library /categories', 'Company /company'], ALL],
  ['Manager', ['Home /', 'Create New', 'Library /categories', 'Company /company'], ALL],
  ['Member', ['Home /', 'Create New', 'Company /company/documents'], ['Inspection /inspections/create']],
  ['Uploader', ['Home /', 'Create New'], ['Inspection /inspections/create']],
  ['Viewer', ['Home /'], []],
  ['Trial', ['Home /'], []],
])('the rail and Create New have what a %s may open', async (roleId, entries, created) => {
  renderScreen(<StudioRail />, new Map(), '/', { person: { roleId } });
  expect(entriesOf(await screen.findByRole('navigation'))).toEqual([LOGO, ...entries, ...FOOTER]);
  if (created.length === 0) return;
  await userEvent.click(screen.getByRole('button', { name: 'Create New' }));
  expect(entriesOf(await screen.findByRole('menu', { name: 'Create New' }))).toEqual(created);
});

it('on a phone, Create New is in the middle of the bar', async () => {
  onPhone();
  renderScreen(<StudioRail />, new Map());
  expect(entriesOf(await screen.findByRole('navigation'))).toEqual([
    LOGO,
    'Home /',
    'Library /categories',
    'Create New',
    'Company /company',
    ...FOOTER,
  ]);
});

it.each([
  ['Settings', 'dialog', 'Settings'],
  ['Logout', 'alertdialog', 'Logout'],
])('%s of the rail opens its %s, which closes again', async (name, role, title) => {
  renderScreen(<StudioRail />, new Map());
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole(role, { name: title })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
});
