import { calls } from '@inspection-studio/domain/calls';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { inspection, noFiles } from '../features/inspections/testing/records.ts';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { browserJournal } from '../uploads/testing/browser-journal.ts';
import { ShellLayout } from './ShellLayout.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const left: Partial<ProjectDetail> = { imageCount: 40, uploadedImageCount: 17 };
let journal: ReturnType<typeof browserJournal>;
const keep = (...inspectionIds: string[]) =>
  (journal = browserJournal(...inspectionIds.map((id) => ({ id: `u-${id}`, inspectionId: id }))));

const DAY = '2026-11-20T00:00:00.000Z';
/** Registered files of an inspection, of which one has not arrived. */
const oneMissing = (id: string) => ({
  ...noFiles,
  two: {
    rgb: [{ id: `f-${id}`, name: 'DJI_1.jpg', s3Key: `key-${id}`, size: 3, lastModified: DAY, isUploaded: false }],
    ir: [],
  },
});
/** This browser can still read the missing files of these inspections. */
function keepFiles(...ids: string[]) {
  const file = new File(['abc'], 'DJI_1.jpg', { type: 'image/jpeg', lastModified: Date.parse(DAY) });
  const handle = { getFile: async () => file } as FileSystemFileHandle;
  for (const id of ids) journal.keepFiles(`u-${id}`, [[`f-${id}`, { file: handle }]]);
}

/** The shell over these inspections, by id. */
async function showShell(inspections: Record<string, ProjectDetail | StudioError>, entry = '/') {
  const getProject = ({ params }: { params: { id: string } }) => {
    const found = inspections[params.id];
    if (found instanceof Error) throw found;
    return found;
  };
  const shell = renderScreen(
    <ShellLayout />,
    new Map<never, unknown>([
      [calls.getProject as never, getProject],
      [calls.getModules as never, ({ params }: { params: { id: string } }) => oneMissing(params.id)],
    ]),
    entry,
    {
      person: { roleId: 'Manager' },
    },
  );
  await screen.findByRole('main');
  await act(() => import('./Banners.tsx'));
  await act(() => import('./ResumeBanner.tsx'));
  return { ...shell, user: userEvent.setup() };
}
const banner = () =>
  screen.queryByText(/still on this computer|were interrupted/)?.closest<HTMLElement>('[role=status]');

it('says what an interrupted upload has left, and leads to its inspection', async () => {
  keep('a');
  const { user, router } = await showShell({ a: inspection({ id: 'a', name: 'NorthTowerA', ...left }) });
  expect(await screen.findByText(/23 of 40 images are still on this computer\./)).toBeVisible();
  expect(banner()).toHaveTextContent(/^NorthTowerA/);
  await user.click(within(banner()!).getByRole('link', { name: 'Continue upload' }));
  expect(router.state.location).toMatchObject({ pathname: '/inspections/a', state: { continuesUpload: true } });
  await waitFor(() => expect(banner()).toBeUndefined());
});

it.each(['Draft', 'Completed'] as const)('says so too if only a PDF of a %s is missing', async (status) => {
  keep('a');
  const onlyPdf = { status, imageCount: 40, uploadedImageCount: 40, fileCount: 41, missingFileCount: 1 };
  await showShell({ a: inspection({ id: 'a', name: 'NorthTowerA', ...onlyPdf }) });
  expect(await screen.findByText('1 of 41 files is still on this computer.')).toBeVisible();
  expect(within(banner()!).getByRole('link', { name: 'Continue upload' })).toHaveAttribute('href', '/inspections/a');
});

it('names several', async () => {
  keep('a', 'b');
  const { user, router } = await showShell({
    a: inspection({ id: 'a', name: 'NorthTowerA', ...left }),
    b: inspection({ id: 'b', name: 'SouthPier', ...left }),
  });
  expect(await screen.findByText('2 uploads were interrupted.')).toBeVisible();
  expect(
    within(banner()!)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['NorthTowerA', 'SouthPier']);
  await user.click(within(banner()!).getByRole('link', { name: 'SouthPier' }));
  expect(router.state.location).toMatchObject({ pathname: '/inspections/b', state: { continuesUpload: true } });
});

it('continues all at once, on this page, if this browser can still read their files', async () => {
  keep('a', 'b');
  keepFiles('a', 'b');
  const { user, router, uploads } = await showShell({
    a: inspection({ id: 'a', name: 'NorthTowerA', ...left }),
    b: inspection({ id: 'b', name: 'SouthPier', ...left }),
  });
  await user.click(await screen.findByRole('button', { name: 'Continue uploads' }));
  await waitFor(() =>
    expect(uploads.getSnapshot().batches.map(({ inspectionId, files }) => [inspectionId, files[0]?.id])).toEqual([
      ['a', 'f-a'],
      ['b', 'f-b'],
    ]),
  );
  expect(router.state.location.pathname).toBe('/');
});

it('leads to the inspection whose files are not all there', async () => {
  keep('a', 'b');
  keepFiles('a');
  const { user, router, uploads } = await showShell({
    a: inspection({ id: 'a', name: 'NorthTowerA', ...left }),
    b: inspection({ id: 'b', name: 'SouthPier', ...left }),
  });
  await user.click(await screen.findByRole('button', { name: 'Continue uploads' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/inspections/b' }));
  expect(router.state.location.state).toEqual({ continuesUpload: true });
  expect(uploads.getSnapshot().batches.map(({ inspectionId }) => inspectionId)).toEqual(['a']);
});

it('the folder of one can be chosen again all the same', async () => {
  keep('a');
  keepFiles('a');
  await showShell({ a: inspection({ id: 'a', name: 'NorthTowerA', ...left }) });
  expect(await screen.findByRole('link', { name: 'Choose the folder again' })).toHaveAttribute(
    'href',
    '/inspections/a',
  );
  expect(screen.getByRole('button', { name: 'Continue upload' })).toBeVisible();
});

it('"Not now" puts it off', async () => {
  keep('a');
  const { user } = await showShell({ a: inspection({ id: 'a', ...left }) });
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(banner()).toBeUndefined();
  expect(journal.ids()).toEqual(['u-a']);
});

it('forgets uploads that arrived, were sent, or whose inspection is gone or is not theirs', async () => {
  keep('arrived', 'sent', 'gone', 'foreign', 'left');
  await showShell({
    arrived: inspection({ id: 'arrived', imageCount: 40, uploadedImageCount: 40 }),
    sent: inspection({ id: 'sent', status: 'Queued', ...left }),
    gone: StudioError.fromAnswer(404),
    foreign: StudioError.fromAnswer(403),
    left: inspection({ id: 'left', name: 'NorthTowerA', ...left }),
  });
  expect(await screen.findByText(/23 of 40 images/)).toBeVisible();
  await waitFor(() => expect(journal.ids()).toEqual(['u-left']));
});

it('keeps an upload that cannot be read now', async () => {
  keep('a');
  await showShell({ a: StudioError.fromAnswer(500) });
  expect(banner()).toBeUndefined();
  expect(journal.ids()).toEqual(['u-a']);
});
