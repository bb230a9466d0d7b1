import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maren, renderScreen } from '../inspections/testing/render-screen.tsx';
import { UserButtons } from './UserButtons.tsx';

it('deactivating a user from the profile asks first; Cancel changes nothing', async () => {
  const { asked } = renderScreen(
    <UserButtons user={{ ...maren, id: 'yui-1', name: 'Yui Tanaka', roleId: 'Uploader' }} />,
    new Map(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const question = await screen.findByRole('alertdialog', { name: 'Deactivate user' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.map(({ call }) => call)).not.toContain(calls.deactivateUser);
});
