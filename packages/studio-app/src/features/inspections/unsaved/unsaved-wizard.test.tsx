import { calls } from '@inspection-studio/domain/calls';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormPlace } from '../../../uploads/index.ts';
import type { KeptForm } from '../../../uploads/journal-db.ts';
import { browserFormJournal, type memoryFormJournal } from '../../../uploads/testing/memory-form-journal.ts';
import { lockElsewhere } from '../testing/lock-elsewhere.ts';
import {
  choose,
  fieldOf,
  openConfirmation,
  openData,
  openWizard,
  photo,
  photos,
  save,
  tab,
} from '../testing/open-wizard.tsx';
import { maren } from '../testing/render-screen.tsx';
import { viaduct } from '../testing/records.ts';

const PLACE: FormPlace = [maren.id, `create/${viaduct.id}`];
const TITLE = 'Your unsaved inspection is back';

let journal: ReturnType<typeof memoryFormJournal>;
beforeEach(() => void (journal = browserFormJournal()));

const banner = () => screen.findByText(TITLE);
const keptNames = async () => {
  const { writer = '' } = (await journal.read(PLACE)) ?? {};
  return (await journal.readFiles(PLACE, writer)).map(({ name }) => name);
};

/** Fills in the wizard up to the details, waits until it is kept, and loses the page. @param leave what the page still does */
async function lose(files: File[], leave: () => void = () => window.dispatchEvent(new Event('pagehide'))) {
  const { user } = openWizard();
  await openData(user, '2D Data');
  if (files.length > 0) await choose(user, files);
  await user.click(tab(/Details/));
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'In fog');
  leave();
  await waitFor(async () => {
    const entered = { description: 'In fog', two: true };
    expect((await journal.read(PLACE))?.content).toMatchObject({ step: 6, entered });
    expect(await keptNames()).toEqual(files.map(({ name }) => name));
  });
  cleanup();
}

/** What is kept of a wizard that was lost without files: recorded once, by the first test that needs it. */
let recorded: KeptForm | undefined;

/** Leaves behind what {@link lose} does without files. @param change what differs in the record */
async function loseAgain(place = PLACE, change: Partial<KeptForm> = {}) {
  if (!recorded) {
    await lose([]);
    recorded = (await journal.read(PLACE))!;
    await journal.remove(PLACE);
  }
  await journal.write(place, { ...recorded, ...change });
}

/** A file as it is dropped: the browser can read it again, with this permission. */
function dropped(name: string, permission: PermissionState) {
  const requestPermission = vi.fn(async () => 'granted');
  const handle = { queryPermission: async () => permission, requestPermission, getFile: async () => photo(name) };
  return Object.assign(photo(name), { handle });
}

describe('a wizard that was not saved', () => {
  it('is back with its texts and choices, at the step that was open', async () => {
    // A page that crashes does nothing more: what is kept is what was written while the user typed.
    await lose([], () => undefined);
    const { user } = openWizard();
    expect(await banner()).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('In fog');
    await user.click(tab(/Data Types/));
    expect(screen.getByRole('checkbox', { name: '2D Data' })).toBeChecked();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  it('asks for the files that the browser cannot read, and recognises them by name, size and date', async () => {
    await lose(photos(3));
    const { user, payloadOf, onCreated } = openWizard();
    expect(await screen.findByText(/3 files must be chosen again, in the steps that say so\./)).toBeVisible();
    await user.click(tab(/2D Data/));
    const zone = await screen.findByRole('group', { name: 'Choose the folder again: 3 files' });
    expect(screen.getByText('They are recognised by name, folder, size and date.')).toBeVisible();
    expect(within(zone).getByText('Drop the folder here')).toBeVisible();
    expect(within(zone).getByText('The folder, or all of its files')).toBeVisible();
    const input = zone.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, [photo('other.jpg'), photo('another.jpg'), photo('DJI_1.jpg', 'changed'), ...photos(1)]);
    expect(await screen.findByText('Choose the folder again: 2 files')).toBeVisible();
    expect(screen.getByText('1 of 3 missing files was found.')).toBeVisible();
    expect(within(fieldOf('Visual images')).getByText('1 file')).toBeVisible();
    // Files that are added where files are always added count too.
    await choose(user, photos(3).slice(1));
    await waitFor(() => expect(screen.queryByText(/Choose the folder again/)).not.toBeInTheDocument());
    await openConfirmation(user);
    await user.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(payloadOf(calls.updateModules)).toMatchObject({ two: { rgb: photos(3).map(({ name }) => ({ name })) } });
    await waitFor(async () => expect(await journal.read(PLACE)).toBeUndefined());
    expect(await keptNames()).toEqual([]);
  });

  it('says how many of the missing files of all steps were found', async () => {
    const before = openWizard();
    await openData(before.user, '3D Digital Twin', '2D Data');
    await choose(before.user, [photo('tower.jpg')]);
    await before.user.click(tab(/2D Data/));
    await choose(before.user, photos(2));
    await waitFor(async () => expect(await keptNames()).toHaveLength(3));
    cleanup();
    const { user } = openWizard();
    const zone = await screen.findByRole('group', { name: 'Choose the folder again: 2 files' });
    await user.upload(zone.querySelector<HTMLInputElement>('input[type=file]')!, photos(1));
    expect(await screen.findByText('1 of 3 missing files was found.')).toBeVisible();
  });

  it('has the focus on its step once all of them are found there', async () => {
    await lose(photos(2));
    const { user } = openWizard();
    await user.click(await screen.findByRole('tab', { name: /2D Data/ }));
    const zone = await screen.findByRole('group', { name: 'Choose the folder again: 2 files' });
    const input = zone.querySelector<HTMLInputElement>('input[type=file]')!;
    input.focus();
    await user.upload(input, photos(2));
    await waitFor(() => expect(screen.getByRole('group', { name: '2D Data' })).toHaveFocus());
    expect(screen.queryByText(/Choose the folder again/)).not.toBeInTheDocument();
  });

  it('has its files at once where the browser may read them', async () => {
    await lose([dropped('DJI_1.jpg', 'granted'), dropped('DJI_2.jpg', 'granted')]);
    const { user } = openWizard();
    expect(await screen.findByText(/2 files are back too\./)).toBeVisible();
    await user.click(tab(/2D Data/));
    expect(await within(fieldOf('Visual images')).findByText('2 files')).toBeVisible();
  });

  it('asks for the permission to read its files once', async () => {
    const files = [dropped('DJI_1.jpg', 'prompt'), dropped('DJI_2.jpg', 'granted')];
    await lose(files);
    const permitted = Promise.withResolvers<string>();
    files[0]?.handle.requestPermission.mockReturnValue(permitted.promise);
    const { user } = openWizard();
    expect(await screen.findByText(/The browser needs your permission to read 2 files again\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reopen files' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reopen files' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
    permitted.resolve('granted');
    expect(await screen.findByText(/2 files are back too\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeEnabled();
    expect(files.map(({ handle }) => handle.requestPermission.mock.calls.length)).toEqual([1, 0]);
  });

  it('does not ask to choose files that it can read once it may', async () => {
    await lose([dropped('DJI_1.jpg', 'prompt')]);
    const { user } = openWizard();
    await screen.findByRole('button', { name: 'Reopen files' });
    await user.click(tab(/2D Data/));
    expect(screen.getByRole('button', { name: 'Reopen files' })).toBeVisible();
    expect(screen.queryByText(/Choose the folder again/)).not.toBeInTheDocument();
  });

  it('is saved with its files, although Save is pressed while they are read', async () => {
    const file = dropped('DJI_1.jpg', 'granted');
    await lose([file]);
    const { promise, resolve } = Promise.withResolvers<File>();
    file.handle.getFile = () => promise;
    const { user, payloadOf } = openWizard();
    expect(await screen.findByText(/Reading its files…/)).toBeVisible();
    await openConfirmation(user);
    await user.click(save());
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    resolve(photo('DJI_1.jpg'));
    await waitFor(() =>
      expect(payloadOf(calls.updateModules)).toMatchObject({ two: { rgb: [{ name: 'DJI_1.jpg' }] } }),
    );
  });

  it('files can be left out', async () => {
    await lose(photos(3));
    const { user } = openWizard();
    await user.click(await screen.findByRole('tab', { name: /2D Data/ }));
    await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
    expect(screen.queryByText(/Choose the folder again/)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: '2D Data' })).toHaveFocus();
    await waitFor(async () => expect(await keptNames()).toEqual([]));
  });
});

describe('nothing is restored', () => {
  it('after Discard, which begins again', async () => {
    await lose([dropped('DJI_1.jpg', 'granted')]);
    const { user } = openWizard();
    await screen.findByText(/1 file is back too\./);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText(TITLE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('checkbox', { name: '2D Data' })).not.toBeChecked();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '3D Digital Twin' })).toHaveFocus());
    await waitFor(async () => expect(await journal.read(PLACE)).toBeUndefined());
    expect(await keptNames()).toEqual([]);
  });

  it('after the user has left without it', async () => {
    await loseAgain();
    const { user, router } = openWizard();
    await banner();
    void router.navigate('/elsewhere');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await journal.read(PLACE)).toBeUndefined());
  });

  it.each<[string, FormPlace, number]>([
    ['of another person', ['priya-1', PLACE[1]], 0],
    ['that is 14 days old', PLACE, 14 * 24 * 60 * 60_000 + 1],
    ['of another asset', [maren.id, 'create/weir-1'], 0],
  ])('%s', async (what, place, ageMs) => {
    await loseAgain(place, { writer: 'tab-1', writtenMs: Date.now() - ageMs });
    openWizard();
    expect(await screen.findByRole('checkbox', { name: '2D Data' })).not.toBeChecked();
    expect((await journal.read(place)) !== undefined).toBe(what === 'of another asset');
  });

  it('while another tab has the same wizard open, and again when that tab is closed', async () => {
    await loseAgain();
    const otherTab = Promise.withResolvers<void>();
    lockElsewhere(otherTab.promise);
    openWizard();
    expect(await screen.findByRole('checkbox', { name: '2D Data' })).not.toBeChecked();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(await journal.read(PLACE)).toMatchObject({ content: { entered: { description: 'In fog' } } });
    cleanup();
    otherTab.resolve();
    openWizard();
    expect(await banner()).toBeVisible();
  });

  it('when another version of the studio has kept it', async () => {
    await journal.write(PLACE, { content: { pages: 1 }, writer: 'tab-1', writtenMs: Date.now() });
    openWizard();
    expect(await screen.findByRole('checkbox', { name: '2D Data' })).not.toBeChecked();
  });
});
