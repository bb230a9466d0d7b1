import { calls } from '@inspection-studio/domain/calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inspection, noFiles } from '../features/inspections/testing/records.ts';
import { maren, renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { browserJournal } from '../uploads/testing/browser-journal.ts';
import { browserTabs } from '../uploads/testing/browser-tabs.ts';
import { batchOf, names, setUpUploads } from '../uploads/testing/fake-studio.ts';
import { uploadLocks } from '../uploads/upload-locks.ts';
import { ShellLayout } from './ShellLayout.tsx';

let tabs: ReturnType<typeof browserTabs>;
beforeEach(() => {
  tabs = browserTabs();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(uploadLocks, 'whenTabEnds').mockImplementation(tabs.whenTabEnds);
});
afterEach(() => {
  tabs.close();
  vi.restoreAllMocks();
});

const LEFT = /23 of 40 images are still on this computer\./;
const KEPT = { id: 'b1' };
const findTray = () => screen.findByRole('region', { name: 'Uploads' });
const queryTray = () => screen.queryByRole('region', { name: 'Uploads' });

/** Shows the frame of the studio. The server says what is left of the upload, and that nobody is sending it. */
async function showShell(): Promise<void> {
  const left = inspection({ id: 'i1', name: 'NorthTowerA', imageCount: 40, uploadedImageCount: 17 });
  const replies = new Map<never, unknown>([
    [calls.getProject as never, left],
    [calls.getModules as never, noFiles],
  ]);
  renderScreen(<ShellLayout />, replies, '/', { person: { roleId: 'Manager' }, hasUploads: true });
  await screen.findByRole('main');
  await act(() => import('./Banners.tsx'));
  await act(() => import('./ResumeBanner.tsx'));
}

/** Another tab of the same person, with an upload that stays on its way. */
async function openSendingTab(): Promise<void> {
  const uploads = setUpUploads();
  uploads.hold.is = true;
  await tabs.share(uploads, { person: maren.id });
  act(() => uploads.store.add(...batchOf(names(2))));
}

it('shows the uploads of another tab, and the way to continue them when that tab has ended', async () => {
  const journal = browserJournal();
  await showShell();
  expect(queryTray()).not.toBeInTheDocument();
  await openSendingTab();
  expect(within(await findTray()).getByRole('listitem')).toHaveTextContent('0 of 2 uploaded');
  journal.keep(KEPT);
  expect(screen.queryByText(LEFT)).not.toBeInTheDocument();
  act(() => tabs.end('sender'));
  await waitFor(() => expect(queryTray()).not.toBeInTheDocument());
  expect(await screen.findByText(LEFT)).toBeVisible();
  expect(within(await findTray()).getByRole('listitem')).toHaveTextContent('23 of 40 left');
});

it('does not offer to continue an upload that another tab still has', async () => {
  browserJournal(KEPT);
  await showShell();
  expect(await screen.findByText(LEFT)).toBeVisible();
  await openSendingTab();
  await findTray();
  await waitFor(() => expect(screen.queryByText(LEFT)).not.toBeInTheDocument());
});
