import type { User } from '@inspection-studio/domain/users';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { CompanyArea } from './CompanyArea.tsx';

const ACCOUNT = ['Account', '/company'];
const DOCUMENTS = ['Documents', '/company/documents'];
const USERS = ['Users', '/users'];
const ACTIVITY = ['Activity', '/company/activity'];

async function open(address: string, roleId: User['roleId']) {
  renderScreen(
    <CompanyArea>
      <p>The page</p>
    </CompanyArea>,
    new Map(),
    address,
    { person: { roleId } },
  );
  await screen.findByText('The page');
  const tabs = screen.queryByRole('navigation', { name: 'Company' });
  return tabs ? within(tabs).getAllByRole('link') : [];
}

it.each<[User['roleId'], string[][]]>([
  ['Viewer', []],
  ['Uploader', []],
  ['Member', [DOCUMENTS]],
  ['Manager', [ACCOUNT, DOCUMENTS, USERS]],
  ['Admin', [ACCOUNT, DOCUMENTS, USERS, ACTIVITY]],
])('a %s has the tabs that the role may open', async (roleId, tabs) => {
  const links = await open('/company/documents', roleId);
  expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual(tabs);
});

it.each([
  ['/company', 'Account'],
  ['/company/documents', 'Documents'],
  ['/users', 'Users'],
  ['/users/priya-1', 'Users'],
  ['/users/invite', 'Users'],
  ['/company/activity', 'Activity'],
])('on %s, %s is the current tab', async (address, label) => {
  const links = await open(address, 'Admin');
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent.trim())).toEqual([label]);
});
