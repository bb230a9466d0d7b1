import { answered, at, dialog, goTo, menu, next, question, REFUSED, type Screen } from './screen.ts';

const TOKENS = '**/idp/token*';
const NEW_TAG = /\/api\/v2\/tags$/;

/** What belongs to no page of its own: menus, the palette, the sheet of shortcuts, and full pages that say why one cannot go on. */
export const shellScreens: readonly Screen[] = [
  at('forbidden', '/forbidden', (page) => page.getByRole('heading', { name: 'Unauthorized' })),
  at('not-found', '/nowhere', (page) => page.getByRole('heading', { name: 'Page not found' })),
  menu('create-menu', (page) => page.getByRole('button', { name: 'Create New' })),
  {
    name: 'settings',
    open: async (visit) => {
      await goTo(visit, '/tags');
      await visit.page.getByRole('button', { name: 'Settings' }).click();
      await visit.page.getByText('Version').waitFor();
    },
  },
  {
    name: 'logout',
    open: async (visit) => {
      await goTo(visit, '/tags');
      await visit.page.getByRole('button', { name: 'Logout' }).click();
      await question(visit.page, 'Logout').waitFor();
    },
  },
  {
    name: 'command-palette',
    open: async (visit) => {
      await goTo(visit, '/tags');
      await visit.page.keyboard.press('Control+k');
      await visit.page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
    },
  },
  next(
    'command-palette-records',
    (page) => page.getByRole('combobox', { name: 'Search or run a command' }).fill('st'),
    (page) => page.getByRole('group', { name: 'Assets' }),
  ),
  next(
    'command-palette-none',
    (page) => page.getByRole('combobox', { name: 'Search or run a command' }).fill('nothing is called so'),
    (page) => page.getByText('Nothing found'),
  ),
  {
    name: 'shortcuts',
    open: async (visit) => {
      await goTo(visit, '/tags');
      await visit.page.keyboard.press('?');
      await visit.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  answered(
    at('unknown-record', '/tags/nobody-has-this', (page) => page.getByText('Unable to find this resource')),
    /\/api\/v2\/tags\/nobody/,
    {
      status: 404,
      json: { message: 'Unable to find this resource on the server.' },
    },
  ),
  answered(
    at(
      'unreadable-record',
      ({ ids }) => `/tags/${ids.tag}`,
      (page) => page.getByRole('button', { name: 'Retry' }),
    ),
    /\/api\/v2\/tags\/[^?]+$/,
    {
      status: 500,
      json: {},
    },
  ),
  {
    name: 'session-expired',
    says: REFUSED,
    open: async (visit) => {
      const { page } = visit;
      await page.route(TOKENS, (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
      await page.route(NEW_TAG, (route) => route.fulfill({ status: 401, json: {} }));
      await goTo(visit, '/tags/create');
      await dialog(page, 'Create Tag').getByRole('textbox', { name: 'Name' }).fill('Before the storm');
      await dialog(page, 'Create Tag').getByRole('button', { name: 'Save', exact: true }).click();
      await question(page, 'Session expired').waitFor();
    },
  },
  next(
    'session-expired-form',
    (page) => page.getByRole('button', { name: 'Not now' }).click(),
    (page) => dialog(page, 'Create Tag').getByText('log in again'),
  ),
  {
    ...next(
      'session-expired-banner',
      async (page) => {
        await dialog(page, 'Create Tag').getByRole('button', { name: 'Cancel' }).click();
        await question(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
      },
      (page) => page.getByRole('main').getByRole('button', { name: 'Sign in again' }),
    ),
    leave: async ({ page }) => {
      await page.unroute(TOKENS);
      await page.unroute(NEW_TAG);
    },
  },
];
