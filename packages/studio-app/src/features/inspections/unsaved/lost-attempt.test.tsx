import { calls } from '@inspection-studio/domain/calls';
import type { NewProjectPayload } from '@inspection-studio/domain/inspections';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../../api/index.ts';
import type { FormPlace } from '../../../uploads/index.ts';
import { browserFormJournal, type memoryFormJournal } from '../../../uploads/testing/memory-form-journal.ts';
import { lockElsewhere } from '../testing/lock-elsewhere.ts';
import { openEdit } from '../testing/open-edit.tsx';
import {
  choose,
  openConfirmation,
  openData,
  openWizard,
  photos,
  save,
  tab,
  type TestUser,
} from '../testing/open-wizard.tsx';
import { type Asked, maren } from '../testing/render-screen.tsx';
import { inspection, noFiles, viaduct } from '../testing/records.ts';

const PLACE: FormPlace = [maren.id, `create/${viaduct.id}`];

/** The server may have done what it was asked, but its reply did not arrive. */
const LOST = StudioError.fromAnswer(504);

let journal: ReturnType<typeof memoryFormJournal>;
beforeEach(() => {
  journal = browserFormJournal();
});

describe('an attempt to save is repeated after a reload if its reply was lost', () => {
  const keysOf = (asked: Asked[]) =>
    asked.flatMap(({ call, payload }) =>
      call === calls.createProject ? (payload as NewProjectPayload).creationKey : [],
    );

  async function fillIn(user: TestUser) {
    await openData(user, '2D Data');
    await choose(user, photos(2));
    await openConfirmation(user);
  }

  /** Saves a wizard whose reply is lost. */
  async function saveInVain() {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const wizard = openWizard({ replies: [[calls.createProject, LOST]] });
    await fillIn(wizard.user);
    await wizard.user.click(save());
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    return wizard;
  }

  /** Opens the wizard that was lost. */
  async function openAgain() {
    const wizard = openWizard({
      replies: [
        [calls.updateProject, inspection()],
        [calls.getModules, noFiles],
      ],
    });
    expect(await screen.findByText('Your unsaved inspection is back')).toBeVisible();
    return wizard;
  }

  it('with the same key, which creates no second inspection', async () => {
    const { asked } = await saveInVain();
    cleanup();
    const later = await openAgain();
    await later.user.click(tab(/2D Data/));
    await choose(later.user, photos(2));
    await openConfirmation(later.user);
    await later.user.click(save());
    await waitFor(() => expect(later.onCreated).toHaveBeenCalledOnce());
    expect(keysOf(asked)).toHaveLength(1);
    expect(keysOf(later.asked)).toEqual(keysOf(asked));
    expect(later.payloadOf(calls.updateProject)).toMatchObject({ name: expect.any(String) });
    await waitFor(async () => expect(await journal.read(PLACE)).toBeUndefined());
  });

  it('but not once its upload has started, although the page still reads lists again', async () => {
    const assets = vi.fn<() => unknown>(() => new Promise(() => undefined)).mockReturnValueOnce([viaduct]);
    const { user, onCreated } = openWizard({ replies: [[calls.listAssets, assets]] });
    await fillIn(user);
    await user.click(save());
    await waitFor(() => expect(assets).toHaveBeenCalledTimes(2));
    await waitFor(async () => expect(await journal.read(PLACE)).toBeUndefined());
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('but not after Discard', async () => {
    const { asked } = await saveInVain();
    cleanup();
    const later = await openAgain();
    await later.user.click(screen.getByRole('button', { name: 'Discard' }));
    await later.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '3D Digital Twin' })).toHaveFocus());
    await fillIn(later.user);
    await waitFor(async () =>
      expect((await journal.read(PLACE))?.content).toMatchObject({ entered: { checklistId: 'annual-1' } }),
    );
    expect((await journal.read(PLACE))?.content).not.toHaveProperty('attempt');
    await later.user.click(save());
    await waitFor(() => expect(later.onCreated).toHaveBeenCalledOnce());
    expect(keysOf(later.asked)).toHaveLength(1);
    expect(keysOf(later.asked)).not.toEqual(keysOf(asked));
    expect(later.payloadOf(calls.updateProject)).toBeUndefined();
  });

  it('but not after the user has left the page during the attempt, which continues', async () => {
    const { user } = openWizard({ replies: [[calls.createProject, () => new Promise(() => undefined)]] });
    await fillIn(user);
    await user.click(save());
    await waitFor(async () => expect((await journal.read(PLACE))?.content).toHaveProperty('attempt'));
    cleanup();
    await waitFor(async () => expect((await journal.read(PLACE))?.content).not.toHaveProperty('attempt'));
  });

  it('but not one of a tab that opened the wizard beside another one, which may be the tab that is reloaded', async () => {
    lockElsewhere(new Promise(() => undefined));
    await saveInVain();
    await waitFor(async () =>
      expect((await journal.read(PLACE))?.content).toMatchObject({ entered: { checklistId: 'annual-1' } }),
    );
    expect((await journal.read(PLACE))?.content).not.toHaveProperty('attempt');
  });
});

it('changes whose reply was lost are saved again with the same upload, which removes files of the lost attempt', async () => {
  const uploadIds = (asked: Asked[]) =>
    asked.flatMap(({ call, query }) => (call === calls.updateModules ? query?.uploadId : []));
  const saveWithFile = async (user: TestUser) => {
    await user.click(tab(/2D Data/));
    await choose(user, photos(1));
    await user.click(tab(/Confirmation/));
    await user.click(save());
  };
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const { asked, user } = openEdit(inspection(), LOST);
  await user.click(await screen.findByRole('checkbox', { name: '2D Data' }));
  await saveWithFile(user);
  expect(await screen.findByText(/Something went wrong/)).toBeVisible();
  cleanup();

  const later = openEdit(inspection(), { two: { rgb: [{ id: 'f1', name: 'DJI_0.jpg', s3Key: 'key' }], ir: [] } });
  expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
  await saveWithFile(later.user);
  await waitFor(() => expect(later.onDone).toHaveBeenCalledOnce());
  expect(uploadIds(asked)).toEqual([expect.any(String)]);
  expect(uploadIds(later.asked)).toEqual(uploadIds(asked));
});
