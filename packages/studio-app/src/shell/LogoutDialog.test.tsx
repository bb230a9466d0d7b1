import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { answerOtherTabs } from '../uploads/index.ts';
import LogoutDialog from './LogoutDialog.tsx';

const uploads = vi.hoisted(() => ({ isUnfinished: false }));
vi.mock('../uploads/index.ts', async (original) => ({
  ...(await original<object>()),
  useHasUnfinishedUploads: () => uploads.isUnfinished,
}));

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
