import { PERSON } from '../demo-records.ts';
import { answered, at, dialog, dialogAt, menu, next, question, type Screen } from './screen.ts';

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
  at('users', '/users', (page) => page.getByRole('cell')),
  menu('user-menu', (page) => page.getByRole('button', { name: /^Actions of / }).nth(2)),
  at('users-no-match', "/users?filter=contains(name,'nobody is called so')", (page) =>
    page.getByText('No users with this name.'),
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
  next(
    'user-delete',
    async (page) => {
      await page.getByRole('button', { name: 'Delete' }).click();
      await question(page, 'Delete user').getByRole('textbox').fill('Shona MacLeod');
    },
    (page) => question(page, 'Delete user').getByRole('button', { name: 'Delete' }),
  ),
  dialogAt('user-edit', ({ ids }) => `/users/update/${ids.user}`, 'Edit user'),
];
