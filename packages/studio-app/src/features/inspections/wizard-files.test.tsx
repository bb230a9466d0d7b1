import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  choose,
  choosePhotos,
  dropSlowly,
  fieldOf,
  next,
  openConfirmation,
  openData,
  openWizard,
  photo,
  photos,
  save,
  tab,
} from './testing/open-wizard.tsx';
import { factsOf } from './testing/read-screen.ts';

describe('files that are added while a large folder is read', () => {
  it('in the other field stay when the folder is read', async () => {
    const { user } = openWizard();
    await openData(user, '2D Data');
    const finish = dropSlowly('Visual images', ...photos(3));
    await choose(user, [photo('thermal.jpg')], 'Thermal images');
    expect(await within(fieldOf('Thermal images')).findByText('1 file')).toBeVisible();
    finish();
    expect(await within(fieldOf('Visual images')).findByText('3 files')).toBeVisible();
    expect(within(fieldOf('Thermal images')).getByText('1 file')).toBeVisible();
  });

  it('a folder is added although its step was left, and files that were removed meanwhile stay removed', async () => {
    const { user } = openWizard();
    await openData(user, '2D Data');
    await choosePhotos(user, 2);
    const finish = dropSlowly('Visual images', photo('late.jpg'));
    await user.click(next());
    await user.click(tab(/2D Data/));
    await user.click(screen.getByRole('button', { name: 'Remove DJI_0.jpg' }));
    finish();
    expect(await within(fieldOf('Visual images')).findByText('2 files')).toBeVisible();
    expect(screen.getByRole('img', { name: 'late.jpg' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'DJI_0.jpg' })).not.toBeInTheDocument();
  });

  it('Save waits for the folder, says so, and can be stopped', async () => {
    const { user, payloadOf, onCreated } = openWizard();
    await openData(user, '2D Data');
    await choosePhotos(user, 2);
    const finish = dropSlowly('Visual images', photo('late.jpg'));
    await openConfirmation(user);
    await user.click(save());
    expect(await screen.findByText('Reading files')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.queryByText('Reading files')).not.toBeInTheDocument();
    expect(payloadOf(calls.createProject)).toBeUndefined();
    await user.click(save());
    finish();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(payloadOf(calls.updateModules)).toMatchObject({
      two: { rgb: [{ name: 'DJI_0.jpg' }, { name: 'DJI_1.jpg' }, { name: 'late.jpg' }] },
    });
  });
});

describe('files that are added again', () => {
  it('the same files again are announced and not added, unless asked for', async () => {
    const { user } = openWizard();
    await openData(user, '2D Data');
    await choosePhotos(user, 3);
    const field = await choose(user, photos(5));
    expect(await within(field).findByText('3 files were already added')).toBeVisible();
    expect(within(field).getByText('5 files')).toBeVisible();
    await user.click(within(field).getByRole('button', { name: 'Add anyway' }));
    expect(await within(field).findByText('8 files')).toBeVisible();
  });

  it('as thermal images, after they were added as visual ones', async () => {
    const { user } = openWizard();
    await openData(user, '2D Data');
    await choosePhotos(user, 3);
    const field = await choose(user, photos(4), 'Thermal images');
    expect(await within(field).findByText('3 files were already added')).toBeVisible();
    expect(within(field).getByText('1 file')).toBeVisible();
    await user.click(within(field).getByRole('button', { name: 'Add anyway' }));
    expect(await within(field).findByText('4 files')).toBeVisible();
    const visual = await choose(user, [photo('DJI_3.jpg')]);
    expect(await within(visual).findByText('1 file was already added')).toBeVisible();
  });
});

it('files of the same name show their folders', async () => {
  const { user } = openWizard();
  await openData(user, '2D Data');
  const inFolder = (folder: string) =>
    Object.defineProperty(photo('DJI_1.jpg'), 'webkitRelativePath', { value: `${folder}/DJI_1.jpg` });
  await choose(user, [inFolder('101MEDIA'), inFolder('102MEDIA'), photo('DJI_2.jpg')]);
  expect(await screen.findByRole('img', { name: '101MEDIA/DJI_1.jpg' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove 102MEDIA/DJI_1.jpg' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'DJI_2.jpg' })).toBeVisible();
});

/** The beginning of a JPEG image: a scan, and compressed data in which each 0xFF is stuffed. */
const CUT = Uint8Array.from({ length: 5_000 }, (_, at) => (at % 50 === 0 ? 0xff : at % 50 === 1 ? 0 : at % 200));
CUT.set([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);

/** An image that was moved after it was added. */
const locked = () =>
  Object.assign(photo('locked.jpg'), {
    slice: () => {
      throw new DOMException('It was moved.', 'NotReadableError');
    },
  });

/** Holds all reads of contents until the returned function is called. */
function holdReads(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const reads = vi.spyOn(Blob.prototype, 'arrayBuffer');
  reads.mockImplementation(async function (this: Blob) {
    await promise;
    reads.mockRestore();
    return this.arrayBuffer();
  });
  return resolve;
}

afterEach(() => void vi.restoreAllMocks());

describe('files that nobody means to add', () => {
  it('11 images and their 11 shadows are 11 images, too few for a 3D Digital Twin', async () => {
    const { user, payloadOf } = openWizard();
    await openData(user, '3D Digital Twin');
    const images = photos(11);
    const field = await choose(user, [
      ...images,
      ...images.map(({ name }) => photo(`._${name}`)),
      photo('desktop.ini'),
    ]);
    expect(await within(field).findByText('11 files')).toBeVisible();
    expect(within(field).getByText('12 files left out: 11 macOS shadow files, 1 system file')).toBeVisible();
    await openConfirmation(user);
    await user.click(save());
    expect(
      await screen.findByText('You must upload at least 20 visual or thermal data for a 3D Digital Twin.'),
    ).toBeVisible();
    expect(payloadOf(calls.createProject)).toBeUndefined();
  });
});

describe('files that cannot be used', () => {
  it('files that cannot be used do not count; the step says why and removes them', async () => {
    const { user, payloadOf } = openWizard();
    await openData(user, '3D Digital Twin');
    await choose(user, [
      ...photos(20),
      photo('empty.jpg', ''),
      photo('text.jpg', 'text'),
      photo('cut.jpg', CUT),
      locked(),
    ]);
    const rows = await screen.findByRole('region', { name: /Files that will not be uploaded/ });
    expect(
      within(rows)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'empty.jpgThe file is empty.Remove',
      'text.jpgThe file is not a JPEG image.Remove',
      'cut.jpgThe file is incomplete: its end is missing.Remove',
      'locked.jpgThe file cannot be read. It was moved, renamed or changed.Remove',
    ]);
    await user.click(tab(/Confirmation/));
    await user.click(save());
    expect(
      await screen.findByText('You must upload at least 20 visual or thermal data for a 3D Digital Twin.'),
    ).toBeVisible();
    expect(payloadOf(calls.createProject)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Remove text.jpg' }));
    expect(screen.getByRole('button', { name: 'Remove cut.jpg' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove these files' }));
    expect(screen.queryByText('Files that will not be uploaded')).not.toBeInTheDocument();
    expect(screen.getByText('20 files')).toBeVisible();
    expect(screen.getByRole('group', { name: '3D Digital Twin' })).toHaveFocus();
  });

  it('are left out: neither registered nor uploaded, which the last step says and can undo', async () => {
    const { user, payloadOf, uploads, onCreated } = openWizard();
    await openData(user, '2D Data');
    await choose(user, [photo('empty.jpg', ''), ...photos(2), photo('text.jpg', 'text')]);
    await screen.findByRole('region', { name: /Files that will not be uploaded/ });
    await openConfirmation(user);
    expect(screen.getByText('2 files will not be uploaded.')).toBeVisible();
    expect(factsOf(screen.getByRole('tabpanel'))).toMatchObject({
      '2D Data': '2 files, 12 B, 2 files will not be uploaded',
    });
    expect(screen.getByText(/uploads its 2 files in the background/)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(payloadOf(calls.updateModules)).toMatchObject({
      two: { rgb: [{ name: 'DJI_0.jpg' }, { name: 'DJI_1.jpg' }], ir: [] },
    });
    expect(uploads.getSnapshot().batches[0]?.files.map(({ name }) => name)).toEqual(['DJI_0.jpg', 'DJI_1.jpg']);
  });

  it('are removed in the last step', async () => {
    const { user } = openWizard();
    await openData(user, '2D Data');
    await choose(user, [photo('empty.jpg', ''), ...photos(2)]);
    await screen.findByRole('region', { name: /Files that will not be uploaded/ });
    await openConfirmation(user);
    await user.click(screen.getByRole('button', { name: 'Remove these files' }));
    expect(screen.queryByText(/will not be uploaded/)).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.click(tab(/2D Data/));
    expect(within(fieldOf('Visual images')).getByText('2 files')).toBeVisible();
  });

  it('that Save finds are shown before anything is saved; saving again leaves them out', async () => {
    const { user, payloadOf, onCreated } = openWizard();
    await openData(user, '2D Data');
    const finish = holdReads();
    await choose(user, [...photos(3), photo('text.jpg', 'text')]);
    await openConfirmation(user);
    await user.click(save());
    expect(await screen.findByText('0 of 4 checked')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Checking files' })).toHaveAttribute('aria-valuemax', '4');
    finish();
    expect(await screen.findByText('1 file will not be uploaded.')).toBeVisible();
    expect(screen.getByText(/Nothing is saved yet. Save again to continue without them./)).toBeVisible();
    expect(payloadOf(calls.createProject)).toBeUndefined();
    await user.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(payloadOf(calls.updateModules)).toMatchObject({ two: { rgb: photos(3).map(({ name }) => ({ name })) } });
  });

  it('that Save finds when there are too few others open their step', async () => {
    const { user, payloadOf } = openWizard();
    await openData(user, '2D Data');
    const finish = holdReads();
    await choose(user, [photo('text.jpg', 'text')]);
    await openConfirmation(user);
    await user.click(save());
    finish();
    expect(
      await screen.findByText('You must upload at least 1 visual or thermal data for a 2D inpsection.'),
    ).toBeVisible();
    expect(screen.getByText('The file is not a JPEG image.')).toBeVisible();
    expect(payloadOf(calls.createProject)).toBeUndefined();
  });
});
