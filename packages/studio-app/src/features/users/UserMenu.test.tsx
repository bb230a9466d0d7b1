import { calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { maren, renderScreen } from '../inspections/testing/render-screen.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { UserButtons } from './UserButtons.tsx';
import { UserMenu } from './UserMenu.tsx';

const yui: User = { ...maren, id: 'yui-1', name: 'Yui Tanaka', email: 'yui@grid.example', roleId: 'Uploader' };

const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Actions of Yui Tanaka' }));
const choose = async (entry: string) => {
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const question = () => screen.findByRole('alertdialog', { name: 'Deactivate user' });

it('deactivating a user from the menu asks first and says what it means', async () => {
  const { asked } = renderScreen(<UserMenu user={yui} />, new Map());
  await choose('Deactivate');
  expect(await question()).toHaveTextContent(/Yui Tanaka.*can no longer sign in, and the seat is freed/);
  expect(asked.map(({ call }) => call)).not.toContain(calls.deactivateUser);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Deactivate' }));
  await screen.findByText('User deactivated');
  expect(asked.map(({ call }) => call)).toContain(calls.deactivateUser);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('deactivating a user from the profile asks first; Cancel changes nothing', async () => {
  const { asked } = renderScreen(<UserButtons user={yui} />, new Map());
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.map(({ call }) => call)).not.toContain(calls.deactivateUser);
});

it('the question stays open with the reason when the server refuses', async () => {
  renderScreen(<UserMenu user={yui} />, new Map([[calls.deactivateUser, StudioError.fromAnswer(409)]]));
  await choose('Deactivate');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Deactivate' }));
  expect(await within(await question()).findByText('This action did not pass validation.')).toBeInTheDocument();
});

it('reactivating a user does not ask', async () => {
  const { asked } = renderScreen(<UserMenu user={{ ...yui, status: 'Deactivated' }} />, new Map());
  await choose('Reactivate');
  await screen.findByText('User reactivated');
  expect(asked.map(({ call }) => call)).toContain(calls.activateUser);
});

it('the question before a user is deleted says that the seat is freed', async () => {
  renderScreen(<DeleteUser user={yui} open onOpenChange={() => undefined} />, new Map());
  expect(await screen.findByRole('alertdialog', { name: 'Delete user' })).toHaveTextContent('the seat is freed');
});
