import { type Call, calls } from '@inspection-studio/domain/calls';
import type { KnownFilesQuestion } from '@inspection-studio/domain/inspections';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FormPlace } from '../../../uploads/index.ts';
import { browserFormJournal } from '../../../uploads/testing/memory-form-journal.ts';
import { choose, fieldOf, openData, openWizard, photo } from '../testing/open-wizard.tsx';
import { viaduct } from '../testing/records.ts';
import { maren } from '../testing/render-screen.tsx';

afterEach(() => void vi.restoreAllMocks());

const PLACE: FormPlace = [maren.id, `create/${viaduct.id}`];

/** A server on which another inspection of the asset has all files. */
const server: [Call, unknown] = [
  calls.findKnownFiles,
  ({ payload: { files } }: { payload: KnownFilesQuestion }) => [
    { id: 'south-1', name: 'SouthPier', status: 'Completed', stored: files.map((_file, place) => place), arriving: [] },
  ],
];

/** A file as it is dropped: the browser can read it again. */
const dropped = (name: string) => Object.assign(photo(name), { handle: { getFile: async () => photo(name) } });

it('files that the user keeps are kept after a reload too, also those that are chosen again', async () => {
  const journal = browserFormJournal();
  const keptFor = async () => {
    const { writer = '' } = (await journal.read(PLACE)) ?? {};
    return (await journal.readFiles(PLACE, writer)).map((file) => file.keptFor);
  };
  const before = openWizard({ replies: [server] });
  await openData(before.user, '2D Data');
  await choose(before.user, [dropped('DJI_1.jpg'), photo('DJI_2.jpg')]);
  await before.user.click(await screen.findByRole('button', { name: 'Keep them' }));
  await waitFor(async () => expect(await keptFor()).toEqual([viaduct.id, viaduct.id]));
  cleanup();

  const { user, asked } = openWizard({ replies: [server] });
  await user.click(await screen.findByRole('tab', { name: /2D Data/ }));
  const zone = await screen.findByRole('group', { name: 'Choose the folder again: 1 file' });
  await user.upload(zone.querySelector<HTMLInputElement>('input[type=file]')!, photo('DJI_2.jpg'));
  expect(await within(fieldOf('Visual images')).findByText('2 files')).toBeVisible();
  await waitFor(() => expect(asked.filter(({ call }) => call === calls.findKnownFiles)).toHaveLength(2));
  await waitFor(async () => expect(await keptFor()).toEqual([viaduct.id, viaduct.id]));
  expect(screen.queryByText(/already in/)).not.toBeInTheDocument();
  // The server still knows them: a file that is added now is one of them.
  await choose(user, [photo('DJI_3.jpg')]);
  expect(await screen.findByText(/1 of 3 files is already in/)).toBeVisible();
});
