import { type Call, calls } from '@inspection-studio/domain/calls';
import type { MissingFile } from '@inspection-studio/domain/inspections';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import type { Continuation } from '../../uploads/index.ts';
import { browserJournal } from '../../uploads/testing/browser-journal.ts';
import { ContinueDialog } from './ContinueDialog.tsx';
import { ContinueUpload } from './ContinueUpload.tsx';
import { inspection, noFiles, viaduct } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const DAY = '2026-11-20T00:00:00.000Z';
const registered = (id: string) => ({
  id,
  name: `${id}.jpg`,
  s3Key: id,
  size: 3,
  lastModified: DAY,
  isUploaded: false,
  uploadId: 'upload-1',
});
const files = { ...noFiles, two: { rgb: [registered('a'), registered('b')], ir: [] } };
const chosen = (name: string) => new File(['abc'], name, { type: 'image/jpeg', lastModified: Date.parse(DAY) });

function show(getModules: unknown = files, found?: Continuation) {
  const onClose = vi.fn<() => void>();
  const screenOf = renderScreen(
    <ContinueDialog inspection={inspection()} found={found} onClose={onClose} />,
    new Map<Call, unknown>([[calls.getModules, getModules]]),
  );
  return { ...screenOf, onClose, user: userEvent.setup() };
}
async function choose(user: ReturnType<typeof userEvent.setup>, ...chosenFiles: File[]) {
  const zone = await screen.findByRole('group', { name: 'Files of the interrupted upload' });
  await user.upload(zone.querySelector<HTMLInputElement>('input[type=file]')!, chosenFiles);
}

it('says what is sent, and that it looks for the files, and takes no others meanwhile', async () => {
  const { user } = show(() => new Promise(() => undefined));
  expect(await screen.findByRole('dialog', { name: 'Continue upload' })).toHaveAccessibleDescription(
    'Files that have arrived are not sent again, and large ones resume where they stopped.',
  );
  const zone = screen.getByRole('group', { name: 'Files of the interrupted upload' });
  expect(within(zone).getByText('Drop the folder here')).toBeVisible();
  expect(within(zone).getByText('The folder, or all of its files')).toBeVisible();
  await choose(user, chosen('a.jpg'));
  expect(await screen.findByText('Looking for the missing files')).toBeInTheDocument();
  for (const button of within(zone).getAllByRole('button')) expect(button).toBeDisabled();
});

it('sends what was found, and the inspection for processing if that was chosen', async () => {
  const { user, uploads, onClose } = show();
  await choose(user, chosen('a.jpg'), chosen('c.jpg'));
  expect(await screen.findByText('1 of 2 missing files was found.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Send for processing when everything has arrived' }));
  await user.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  await waitFor(() => expect(uploads.getSnapshot().batches).toMatchObject([{ processing: 'Pending' }]));
  expect(onClose).toHaveBeenCalledOnce();
});

it('what is chosen takes the place of what was found before', async () => {
  const [a, b] = (['a', 'b'] as const).map((id): MissingFile => ({ ...registered(id), kind: 'two', list: 'rgb' }));
  const found = new Map([['a', chosen('a.jpg')]]);
  const { user, uploads } = show(files, { found, missing: [a!, b!], absent: [b!], changed: [] });
  expect(await screen.findByText('1 of 2 missing files was found.')).toBeVisible();
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names()).toEqual([expect.stringContaining('b.jpg')]);
  await choose(user, chosen('b.jpg'));
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('a.jpg')]));
  await user.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  await waitFor(() => expect(uploads.getSnapshot().batches).toMatchObject([{ files: [{ name: 'b.jpg' }] }]));
});

it('a file that was changed since says what to do, and Cancel sends nothing', async () => {
  const { user, uploads, onClose } = show();
  await choose(user, chosen('a.jpg'), new File(['changed'], 'b.jpg', { type: 'image/jpeg' }));
  const region = await screen.findByRole('region', { name: /Changed since/ });
  expect(within(region).getByRole('listitem')).toHaveTextContent(
    'b.jpgIt has another size now: add it under Add data3 B',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(uploads.getSnapshot().batches).toEqual([]);
});

it('files that this browser can read are sent once; if that fails, they can be chosen', async () => {
  const journal = browserJournal({ id: 'upload-1', inspectionId: 'north-1', process: true });
  const handle = { getFile: async () => chosen('a.jpg') } as FileSystemFileHandle;
  journal.keepFiles('upload-1', [['a', { file: handle }]]);
  const reply = Promise.withResolvers<unknown>();
  const replies = new Map<Call, unknown>([
    [calls.getModules, files],
    [calls.getProjectAsset, viaduct],
  ]);
  renderScreen(<ContinueUpload inspection={inspection()} />, replies);
  const go = await screen.findByRole('button', { name: 'Continue upload' });
  replies.set(calls.getModules, () => reply.promise);
  await userEvent.click(go);
  await waitFor(() => expect(go).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Choose the folder again' })).toBeDisabled();
  reply.reject(StudioError.fromAnswer(500));
  expect(await screen.findByRole('dialog', { name: 'Continue upload' })).toBeVisible();
});

it('without files that it can read, it says that they are chosen again', async () => {
  renderScreen(
    <ContinueUpload inspection={inspection()} />,
    new Map<Call, unknown>([
      [calls.getModules, files],
      [calls.getProjectAsset, viaduct],
    ]),
  );
  expect(await screen.findByText('Choose the folder again, and only the missing files are sent.')).toBeVisible();
});
