import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { answerOtherTabs } from '../uploads/index.ts';
import LogoutDialog from './LogoutDialog.tsx';

const uploads = vi.hoisted(() => ({ isUnfinished: false }));
vi.mock('../uploads/index.ts', async (original) => ({
  ...(await original<object>()),
  useHasUnfinishedUploads: () => uploads.isUnfinished,
}));
const session = vi.hoisted(() => ({ signOut: vi.fn<() => Promise<void>>() }));
vi.mock('../session/index.ts', async (original) => {
  const { useSession, ...others } = await original<typeof import('../session/index.ts')>();
  return { ...others, useSession: () => ({ ...useSession(), ...session }) };
});

it.each([
  ['Logout asks exactly this', false, false, 'Are you sure you want to logout?'],
  [
    'with unfinished uploads, Logout also warns that their files have to be chosen again',
    true,
    false,
    'Are you sure you want to logout? Files that are not uploaded yet have to be chosen again.',
  ],
  [
    'with unfinished uploads in another tab, Logout warns too, from the moment that it asks',
    false,
    true,
    'Are you sure you want to logout? Files that are not uploaded yet have to be chosen again.',
  ],
])('%s', async (_rule, isUnfinished, isElsewhere, text) => {
  uploads.isUnfinished = isUnfinished;
  const otherTab = answerOtherTabs({ isUnfinished: () => isElsewhere });
  renderScreen(<LogoutDialog open onOpenChange={() => undefined} />, new Map());
  const question = await screen.findByRole('alertdialog', { name: 'Logout' });
  expect(question).toHaveAccessibleDescription(text);
  otherTab();
});

it('Logout signs out when it is confirmed, and waits for it; Cancel does not', async () => {
  uploads.isUnfinished = false;
  const signedOut = Promise.withResolvers<void>();
  session.signOut.mockReset().mockReturnValue(signedOut.promise);
  const onOpenChange = vi.fn<(open: boolean) => void>();
  renderScreen(<LogoutDialog open onOpenChange={onOpenChange} />, new Map());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(session.signOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(session.signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  await act(async () => signedOut.resolve());
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeEnabled();
});
