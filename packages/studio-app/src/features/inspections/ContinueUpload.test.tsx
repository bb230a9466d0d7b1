import { type Call, calls } from '@inspection-studio/domain/calls';
import type { InspectionStatus, ModuleFile } from '@inspection-studio/domain/inspections';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { browserJournal } from '../../uploads/testing/browser-journal.ts';
import { InspectionProfile } from './InspectionProfile.tsx';
import { inspection, noFiles, viaduct } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Registered photos of 3 bytes each, of which these have arrived. */
const photos = (count: number, arrived: readonly number[]): ModuleFile[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    name: `DJI_${index}.jpg`,
    s3Key: `key-${index}`,
    size: 3,
    isUploaded: arrived.includes(index),
    ...(!arrived.includes(index) && { uploadId: 'upload-1' }),
  }));
const chosen = (index: number, content = 'abc') =>
  new File([content], `DJI_${index}.jpg`, { type: 'image/jpeg', lastModified: 1 });

interface Differences {
  rgb?: readonly ModuleFile[];
  supplementary?: readonly ModuleFile[];
  status?: InspectionStatus;
  role?: 'Viewer';
  uploads?: ReturnType<typeof inspection>['uploads'];
  entry?: { pathname: string; state: unknown };
}

function setUp(differences: Differences = {}) {
  const { rgb = photos(5, [0, 3]), supplementary = [], status = 'Draft', role, uploads = [], entry } = differences;
  const replies = new Map<Call, unknown>([
    [calls.getProject, inspection({ status, uploads })],
    [calls.getProjectAsset, viaduct],
    [calls.getModules, { ...noFiles, two: { rgb, ir: [] }, supplementary: { data: supplementary } }],
    [calls.getCaptureData, null],
  ]);
  const screenOf = renderScreen(<InspectionProfile inspectionId="north-1" />, replies, entry ?? '/', {
    ...(role && { person: { roleId: role } }),
  });
  return { ...screenOf, replies, user: userEvent.setup() };
}

type SetUp = ReturnType<typeof setUp>;
async function choose({ user }: SetUp, ...files: File[]) {
  await user.click(await screen.findByRole('button', { name: 'Continue upload' }));
  const zone = screen.getByRole('group', { name: 'Files of the interrupted upload' });
  await user.upload(zone.querySelector<HTMLInputElement>('input[type=file]')!, files);
}

/** The batches that were started: id, whether they are processed, and their files. */
const started = ({ uploads }: SetUp) =>
  uploads
    .getSnapshot()
    .batches.map(({ id, processing, files }) => [id, processing, files.map((file) => `${file.id} ${file.name}`)]);

describe('an interrupted upload is continued with files that are chosen again', () => {
  it('only the missing ones are sent, to the places registered for them, without a question', async () => {
    const view = setUp();
    expect(await screen.findByText('3 of 5 files have not arrived.')).toBeVisible();
    await choose(view, ...[0, 1, 2, 3, 4].map((index) => chosen(index)));
    await waitFor(() =>
      expect(started(view)).toEqual([['upload-1', 'Skipped', ['i1 DJI_1.jpg', 'i2 DJI_2.jpg', 'i4 DJI_4.jpg']]]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view.asked.map(({ call }) => call)).not.toContain(calls.updateModules);
    expect(screen.queryByText('3 of 5 files have not arrived.')).toBeNull();
  });

  it('files that are not there, or were changed, are named first', async () => {
    const view = setUp();
    await choose(view, chosen(1), chosen(4, 'changed '.repeat(200)));
    const dialog = screen.getByRole('dialog', { name: 'Continue upload' });
    expect(await within(dialog).findByText('1 of 3 missing files was found.')).toBeVisible();
    const namesUnder = (title: string) =>
      within(
        within(dialog)
          .getByRole('heading', { name: new RegExp(title) })
          .closest('section')!,
      )
        .getAllByText(/^DJI_\d\.jpg$/)
        .map(({ textContent }) => textContent);
    expect(namesUnder('Not among the chosen files')).toEqual(['DJI_2.jpg']);
    expect(namesUnder('Changed since')).toEqual(['DJI_4.jpg']);
    expect(started(view)).toEqual([]);
    await view.user.click(within(dialog).getByRole('button', { name: 'Upload 1 file' }));
    expect(started(view)).toEqual([['upload-1', 'Skipped', ['i1 DJI_1.jpg']]]);
  });

  it('nothing starts with other files', async () => {
    const view = setUp();
    await choose(view, chosen(7));
    expect(await screen.findByText('None of the 3 missing files is among the chosen ones.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Upload / })).toBeNull();
  });

  it('the choice to send for processing has survived', async () => {
    browserJournal({ id: 'upload-1', inspectionId: 'north-1', process: true });
    const view = setUp();
    await view.user.click(await screen.findByRole('button', { name: 'Continue upload' }));
    expect(screen.getByRole('checkbox', { name: 'Send for processing when everything has arrived' })).toBeChecked();
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    await choose(view, ...[1, 2, 4].map((index) => chosen(index)));
    await waitFor(() => expect(started(view).map(([, processing]) => processing)).toEqual(['Pending']));
  });

  it('nothing is sent if everything has arrived meanwhile', async () => {
    const view = setUp();
    await screen.findByRole('button', { name: 'Continue upload' });
    view.replies.set(calls.getModules, { ...noFiles, two: { rgb: photos(5, [0, 1, 2, 3, 4]), ir: [] } });
    await choose(view, chosen(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Continue upload' })).toBeNull();
    expect(started(view)).toEqual([]);
  });

  it('the bar of another page opens the dialog, and only once', async () => {
    const view = setUp({ entry: { pathname: '/', state: { continuesUpload: true } } });
    await view.user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view.router.state.location.state).toBeNull();
  });

  it('a failure is said, and choosing again tries again', async () => {
    const view = setUp();
    await screen.findByRole('button', { name: 'Continue upload' });
    const files = view.replies.get(calls.getModules);
    view.replies.set(calls.getModules, StudioError.fromAnswer(500));
    await choose(view, chosen(1));
    expect(await screen.findByText('500 Something went wrong.')).toBeVisible();
    view.replies.set(calls.getModules, files);
    const zone = screen.getByRole('group', { name: 'Files of the interrupted upload' });
    await view.user.upload(zone.querySelector<HTMLInputElement>('input[type=file]')!, chosen(1));
    expect(await screen.findByText('1 of 3 missing files was found.')).toBeVisible();
  });
});

/** Photos of 3 bytes that this browser can read again, all of the day with which they are registered. */
const DAY = '2026-11-20T00:00:00.000Z';
function keepFiles(...indexes: number[]) {
  const handles = indexes.map((index) => {
    const file = new File(['abc'], `DJI_${index}.jpg`, { type: 'image/jpeg', lastModified: Date.parse(DAY) });
    return [`i${index}`, { file: { getFile: async () => file } as FileSystemFileHandle }] as const;
  });
  const journal = browserJournal({ id: 'upload-1', inspectionId: 'north-1', process: true });
  journal.keepFiles('upload-1', handles);
  return journal.readFiles;
}
const dated = (arrived: readonly number[]) => photos(5, arrived).map((file) => ({ ...file, lastModified: DAY }));

describe('files that this browser can still read need not be chosen again', () => {
  it('one click sends those that are missing, and the inspection for processing as was chosen', async () => {
    const read = keepFiles(0, 1, 2, 3, 4);
    const view = setUp({ rgb: dated([0, 3]) });
    expect(await screen.findByText('They are still on this computer, and only they are sent.')).toBeVisible();
    expect(read).toHaveBeenCalledWith('upload-1');
    await view.user.click(screen.getByRole('button', { name: 'Continue upload' }));
    await waitFor(() =>
      expect(started(view)).toEqual([['upload-1', 'Pending', ['i1 DJI_1.jpg', 'i2 DJI_2.jpg', 'i4 DJI_4.jpg']]]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('if some are gone, the others are offered, and the folder can be chosen', async () => {
    keepFiles(1, 4);
    const view = setUp({ rgb: dated([0, 3]) });
    await view.user.click(await screen.findByRole('button', { name: 'Continue upload' }));
    expect(await screen.findByText('2 of 3 missing files were found.')).toBeVisible();
    expect(started(view)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Upload 2 files' }));
    expect(started(view)).toEqual([['upload-1', 'Pending', ['i1 DJI_1.jpg', 'i4 DJI_4.jpg']]]);
  });

  it('the folder can be chosen again all the same', async () => {
    keepFiles(0, 1, 2, 3, 4);
    const view = setUp({ rgb: dated([0, 3]) });
    await view.user.click(await screen.findByRole('button', { name: 'Choose the folder again' }));
    const zone = screen.getByRole('group', { name: 'Files of the interrupted upload' });
    await view.user.upload(zone.querySelector<HTMLInputElement>('input[type=file]')!, chosen(1));
    expect(await screen.findByText('1 of 3 missing files was found.')).toBeVisible();
  });

  it('without access to the storage of the browser, they are chosen again', async () => {
    keepFiles(1).mockRejectedValue(new DOMException('No.', 'SecurityError'));
    const view = setUp({ rgb: dated([0, 3]) });
    await view.user.click(await screen.findByRole('button', { name: 'Continue upload' }));
    expect(screen.getByRole('dialog', { name: 'Continue upload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose the folder again' })).toBeNull();
  });
});

describe('after Draft, supplementary files can still be continued', () => {
  const plan = { ...photos(1, [])[0]!, id: 'p0', name: 'plan.pdf' };
  const pdf = new File(['abc'], 'plan.pdf', { type: 'application/pdf', lastModified: 1 });

  it('only they are counted and sent, and the inspection is not sent for processing again', async () => {
    browserJournal({ id: 'upload-1', inspectionId: 'north-1', process: true });
    const view = setUp({ status: 'Completed', supplementary: [plan] });
    expect(await screen.findByText('1 of 6 files has not arrived.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Continue upload' }));
    expect(within(screen.getByRole('dialog')).queryByRole('checkbox')).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    await choose(view, pdf);
    await waitFor(() => expect(started(view)).toEqual([['upload-1', 'Skipped', ['p0 plan.pdf']]]));
  });

  it('at once, if this browser can still read them', async () => {
    const journal = browserJournal({ id: 'upload-1', inspectionId: 'north-1', process: true });
    journal.keepFiles('upload-1', [['p0', { file: { getFile: async () => pdf } as FileSystemFileHandle }]]);
    const view = setUp({
      status: 'Completed',
      supplementary: [{ ...plan, lastModified: '1970-01-01T00:00:00.001Z' }],
    });
    expect(await screen.findByText('They are still on this computer, and only they are sent.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Continue upload' }));
    await waitFor(() => expect(started(view)).toEqual([['upload-1', 'Skipped', ['p0 plan.pdf']]]));
  });
});

describe('it is offered only where it is possible', () => {
  const upload = {
    id: 'upload-1',
    user: { id: 'ines', name: 'Ines Carvalho', thumbnail: null },
    done: 2,
    total: 5,
    started: '2026-01-01T00:00:00Z',
  };
  it.each<[string, Differences]>([
    ['everything has arrived', { rgb: photos(5, [0, 1, 2, 3, 4]) }],
    ['the inspection was sent', { status: 'Queued' }],
    ['an upload is running', { uploads: [upload] }],
    ['a viewer', { role: 'Viewer' }],
  ])('not: %s', async (_case, differences) => {
    setUp(differences);
    expect(await screen.findByRole('heading', { name: 'Data' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue upload' })).toBeNull();
  });
});
