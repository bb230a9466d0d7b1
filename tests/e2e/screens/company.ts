import { PERSON } from '../demo-records.ts';
import { answered, at, dialog, dialogAt, goTo, menu, next, question, type Screen } from './screen.ts';

/** The company: its account and licence, documents, and people. */
export const companyScreens: readonly Screen[] = [
  at('company', '/company', (page) => page.getByRole('meter')),
  at('documents', '/company/documents', (page) => page.getByRole('cell')),
  next(
    'document-delete',
    (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
    (page) => question(page, 'Delete document'),
  ),
  at('documents-no-match', "/company/documents?filter=contains(name,'nothing')", (page) =>
    page.getByText('No documents with this name.'),
  ),
  answered(
    at('documents-failed', '/company/documents', (page) => page.getByRole('button', { name: 'Retry' })),
    /\/api\/v2\/documents\?/,
    { status: 500, json: {} },
  ),
  {
    name: 'activity',
    open: async (visit) => {
      const { body } = await visit.api('POST', 'tags', { name: `Splash zone ${Date.now() % 1_000_000}` });
      await visit.api('PUT', `tags/${body.id}`, { name: `Tidal zone ${Date.now() % 1_000_000}` });
      await visit.api('DELETE', `tags/${body.id}`);
      await goTo(visit, '/company/activity');
      await visit.page.getByRole('listitem').filter({ hasText: 'changed Name of Tidal zone' }).first().waitFor();
    },
  },
  next(
    'activity-details',
    (page) =>
      page
        .getByRole('button', { name: /^Details: .* changed Name of Tidal zone/ })
        .first()
        .click(),
    (page) => page.getByRole('heading', { name: 'Details' }),
  ),
  at('activity-no-match', '/company/activity?search=nothing+is+called+so', (page) =>
    page.getByText('No activity matches these filters.'),
  ),
  answered(
    at('activity-failed', '/company/activity', (page) => page.getByRole('button', { name: 'Retry' })),
    /\/api\/v2\/audit-events\?/,
    { status: 500, json: {} },
  ),
  at('users', '/users', (page) => page.getByRole('cell')),
  menu('user-menu', (page) => page.getByRole('button', { name: /^Actions of / }).nth(2)),
  at('users-no-match', "/users?filter=contains(name,'nobody is called so')", (page) =>
    page.getByText('No users with this name or email.'),
  ),
  dialogAt('user-invite', '/users/invite', 'Invite user'),
  next(
    'user-invite-refused',
    async (page) => {
      await dialog(page, 'Invite user')
        .getByRole('textbox', { name: 'Emails' })
        .pressSequentially('a.reid@demo.example wrong ');
      await dialog(page, 'Invite user').getByRole('button', { name: 'Invite' }).click();
    },
    (page) => page.getByText('wrong: Invalid email'),
  ),
  next(
    'user-invite-outcome',
    async (page) => {
      const emails = dialog(page, 'Invite user').getByRole('textbox', { name: 'Emails' });
      await page.getByRole('button', { name: 'Remove wrong' }).click();
      await emails.pressSequentially(`${PERSON} `);
      await dialog(page, 'Invite user').getByRole('button', { name: 'Invite' }).click();
    },
    (page) => dialog(page, 'Invite user').getByRole('heading', { name: /of 2 invited/ }),
  ),
  at(
    'user-profile',
    ({ ids }) => `/users/${ids.user}`,
    (page) => page.getByRole('heading', { level: 1 }),
  ),
  {
    ...next(
      'user-deactivate',
      (page) => page.getByRole('button', { name: 'Deactivate' }).click(),
      (page) => question(page, 'Deactivate user'),
    ),
    leave: ({ page }) => question(page, 'Deactivate user').getByRole('button', { name: 'Cancel' }).click(),
  },
  next(
    'user-delete',
    async (page) => {
      await page.getByRole('button', { name: 'Delete' }).click();
      await question(page, 'Delete user').getByRole('textbox').fill('Shona MacLeod');
    },
    (page) => question(page, 'Delete user').getByRole('button', { name: 'Delete' }),
  ),
  {
    name: 'access-tokens',
    open: async (visit) => {
      const { body: me } = await visit.api('GET', 'users/whoami');
      for (const name of ['Field laptop', 'W'.repeat(30)])
        await visit.api('POST', `users/${me.id}/tokens`, {
          name,
          rights: name.length > 20 ? 'All' : 'Upload',
          days: 30,
        });
      await goTo(visit, `/users/${me.id}`);
      await visit.page.getByRole('button', { name: 'Revoke Field laptop' }).first().waitFor();
      await visit.page.getByRole('region', { name: /^Access tokens/ }).scrollIntoViewIfNeeded();
    },
  },
  next(
    'access-token-create',
    async (page) => {
      await page.getByRole('button', { name: 'Create token' }).click();
      await dialog(page, 'Create access token').getByRole('textbox', { name: 'Name' }).fill('Nightly export');
    },
    (page) => dialog(page, 'Create access token').getByRole('radio', { name: '365 days' }),
  ),
  next(
    'access-token-created',
    (page) => dialog(page, 'Create access token').getByRole('button', { name: 'Create' }).click(),
    (page) => dialog(page, 'Access token created').getByRole('textbox'),
  ),
  next(
    'access-token-revoke',
    async (page) => {
      await dialog(page, 'Access token created').getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Revoke Nightly export' }).first().click();
    },
    (page) => question(page, 'Revoke access token'),
  ),
  dialogAt('user-edit', ({ ids }) => `/users/update/${ids.user}`, 'Edit user'),
];
