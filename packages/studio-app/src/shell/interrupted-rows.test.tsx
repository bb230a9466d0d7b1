import { calls } from '@inspection-studio/domain/calls';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const DAY = '2026-11-20T00:00:00.000Z';
/** Registered files of an inspection, of which one has not arrived. */
const oneMissing = (id: string) => ({
  ...noFiles,
  two: {
    rgb: [
      {
        id: `f-${id}`,
        name: 'DJI_1.jpg',
        s3Key: `key-${id}`,
        size: 3,
        lastModified: DAY,
        isUploaded: false,
        uploadId: `u-${id}`,
      },
    ],
    ir: [],
  },
});

/** The frame of the studio after uploads to these inspections were interrupted. The browser can read the files of `readable`. */
async function showShell(
  names: readonly string[],
  { readable = [] as readonly string[], entry = '/', counts = {} as Partial<ProjectDetail> } = {},
) {
  const journal = browserJournal(
    ...names.map((id, index) => ({ id: `u-${id}`, inspectionId: id, begunMs: Date.now() + index })),
  );
  const file = new File(['abc'], 'DJI_1.jpg', { type: 'image/jpeg', lastModified: Date.parse(DAY) });
  const opening = Promise.withResolvers<File>();
  const handle = { getFile: () => opening.promise } as FileSystemFileHandle;
  for (const id of readable) journal.keepFiles(`u-${id}`, [[`f-${id}`, { file: handle }]]);
  const getProject = ({ params: { id } }: { params: { id: string } }): ProjectDetail =>
    inspection({ id, name: id, imageCount: 40, uploadedImageCount: 17, ...counts });
  const { router } = renderScreen(
    <ShellLayout />,
    new Map<never, unknown>([
      [calls.getProject as never, getProject],
      [calls.getModules as never, ({ params }: { params: { id: string } }) => oneMissing(params.id)],
    ]),
    entry,
    { person: { roleId: 'Manager' }, hasUploads: true },
  );
  await screen.findByRole('main');
  await act(() => import('./Banners.tsx'));
  await act(() => import('./ResumeBanner.tsx'));
  return { router, user: userEvent.setup(), open: () => opening.resolve(file) };
}

const tray = () => screen.queryByRole('region', { name: 'Uploads' });
const findTray = () => screen.findByRole('region', { name: 'Uploads' });
const rows = () => within(tray()!).getAllByRole('listitem');
const banner = () =>
  screen.queryByText(/still on this computer|were interrupted\./)?.closest<HTMLElement>('[role=status]');

describe('the tray has a row for each interrupted upload', () => {
  it('with what is left of it, and a link to its inspection', async () => {
    await showShell(['North', 'South']);
    expect(await findTray()).toHaveTextContent('2 uploads were interrupted');
    expect(rows()[0]).toHaveTextContent(/^NorthKinnaird Viaduct.*23 of 40 leftUpload interrupted/);
    expect(within(rows()[1]!).getByRole('link', { name: 'South' })).toHaveAttribute('href', '/inspections/South');
    expect(within(rows()[1]!).getByRole('progressbar', { name: 'Upload of South' })).toHaveAttribute(
      'aria-valuetext',
      '23 of 40 left',
    );
  });

  it('also if only a PDF is missing', async () => {
    await showShell(['North'], { counts: { uploadedImageCount: 40, fileCount: 44, missingFileCount: 1 } });
    await findTray();
    expect(rows()[0]).toHaveTextContent(/1 of 44 leftUpload interrupted/);
    const bar = within(rows()[0]!).getByRole('progressbar', { name: 'Upload of North' });
    expect(['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => bar.getAttribute(name))).toEqual([
      '43',
      '44',
      '1 of 44 left',
    ]);
  });

  it('that continues it, if this browser can still read its files', async () => {
    const { user, open } = await showShell(['North', 'South'], { readable: ['North', 'South'] });
    await findTray();
    await user.click(await screen.findByRole('button', { name: 'Continue upload South' }));
    expect(screen.getByRole('button', { name: 'Continue upload North' })).toBeDisabled();
    expect(within(banner()!).getByRole('button', { name: 'Continue uploads' })).toBeDisabled();
    open();
    await waitFor(() =>
      expect(rows().map(({ textContent }) => /0 of 1 uploaded|left/.exec(textContent)?.[0])).toEqual([
        '0 of 1 uploaded',
        'left',
      ]),
    );
    expect(within(rows()[0]!).getByRole('link', { name: 'South' })).toBeVisible();
    await waitFor(() => expect(tray()).toHaveFocus());
    expect(await screen.findByText(/23 of 40 images are still on this computer/)).toBeVisible();
  });

  it('until it is continued, also when it was the only one', async () => {
    const { user, open } = await showShell(['North'], { readable: ['North'] });
    open();
    await user.click(await screen.findByRole('button', { name: 'Continue upload North' }));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('0 of 1 uploaded'));
    expect(rows()).toHaveLength(1);
    expect(banner()).toBeUndefined();
  });

  it('that leads to the dialog of its inspection, if they must be chosen again', async () => {
    const { user, router } = await showShell(['North', 'South'], { readable: ['South'] });
    await findTray();
    expect(await screen.findByRole('link', { name: 'Choose the folder again South' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue upload North' }));
    expect(router.state.location).toMatchObject({ pathname: '/inspections/North', state: { continuesUpload: true } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('South');
  });

  it('not on the page of its inspection, which offers the same', async () => {
    await showShell(['North', 'South'], { entry: '/inspections/North' });
    await findTray();
    expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^South/)]);
  });
});

describe('"Not now" puts an upload off in the tray and in the banner', () => {
  it('one, from its row', async () => {
    const { user } = await showShell(['North', 'South']);
    await findTray();
    await user.click(screen.getByRole('button', { name: 'Not now North' }));
    expect(rows()).toHaveLength(1);
    expect(tray()).toHaveFocus();
    expect(banner()).toHaveTextContent(/^South/);
    await user.click(screen.getByRole('button', { name: 'Not now South' }));
    expect(tray()).not.toBeInTheDocument();
    expect(banner()).toBeUndefined();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('all of them, from the banner', async () => {
    const { user } = await showShell(['North', 'South']);
    await findTray();
    await user.click(within(banner()!).getByRole('button', { name: 'Not now' }));
    expect(tray()).not.toBeInTheDocument();
    expect(banner()).toBeUndefined();
  });
});
