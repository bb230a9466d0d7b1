import { type Call, calls } from '@inspection-studio/domain/calls';
import type { KnownFilesQuestion } from '@inspection-studio/domain/inspections';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { studioConnection, StudioError } from '../../../api/index.ts';
import { EditInspection } from '../EditInspection.tsx';
import {
  choose,
  fieldOf,
  next,
  openConfirmation,
  openData,
  openWizard,
  photo,
  photos,
  tab,
} from '../testing/open-wizard.tsx';
import { inspection, noFiles, viaduct } from '../testing/records.ts';
import { renderScreen } from '../testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  // Other files of the worker share the connection.
  studioConnection().confirm();
});

interface Asked {
  params: { id: string };
  payload: KnownFilesQuestion;
}

/** A server whose inspection SouthPier has the files of these names, and in turn others. */
function inspectionsWith(...inspections: [name: string, stored: string[], arriving?: string[]][]) {
  const questions: Asked[] = [];
  const answer = (asked: Asked) => {
    questions.push(asked);
    const placesOf = (names: string[]) =>
      asked.payload.files.flatMap(({ name }, place) => (names.includes(name) ? [place] : []));
    return inspections.map(([name, stored, arriving = []]) => ({
      id: `${name}-1`,
      name,
      status: 'Completed',
      stored: placesOf(stored),
      arriving: placesOf(arriving),
    }));
  };
  const reply: [Call, unknown] = [calls.findKnownFiles, answer];
  return { reply, questions };
}

/** Names of the files in each question. */
const namesIn = (questions: Asked[]) => questions.map(({ payload }) => payload.files.map(({ name }) => name).join(' '));

const names = (count: number) => photos(count).map(({ name }) => name);
const banner = (text: string) =>
  screen.findByText(
    (_text, element) =>
      element?.tagName === 'STRONG' && element.textContent.replaceAll(' (opens in a new tab)', '').trim() === text,
  );

async function addPhotos(count: number, server: ReturnType<typeof inspectionsWith>) {
  const { user, ...rest } = openWizard({ replies: [server.reply] });
  await openData(user, '2D Data');
  await choose(user, photos(count));
  return { user, ...rest };
}

describe('files that another inspection of the asset has', () => {
  it('are counted in the step, with a link to the inspection', async () => {
    const server = inspectionsWith(['SouthPier', names(2)]);
    await addPhotos(5, server);
    await banner('2 of 5 files are already in SouthPier');
    const link = screen.getByRole('link', { name: /^SouthPier\b/ });
    expect(link).toHaveAttribute('href', '/inspections/SouthPier-1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(server.questions).toEqual([
      expect.objectContaining({
        params: { id: viaduct.id },
        payload: {
          files: photos(5).map(({ name, size }) => ({
            name,
            sizeBytes: size,
            lastModified: '1970-01-01T00:00:01.000Z',
          })),
        },
      }),
    ]);
  });

  it('are removed with Leave them out only, and the step has the focus', async () => {
    const { user } = await addPhotos(3, inspectionsWith(['SouthPier', names(2)]));
    await banner('2 of 3 files are already in SouthPier');
    expect(within(fieldOf('Visual images')).getByText('3 files')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave them out' }));
    expect(await within(fieldOf('Visual images')).findByText('1 file')).toBeVisible();
    expect(screen.getByRole('img', { name: 'DJI_2.jpg' })).toBeVisible();
    expect(screen.queryByText(/already in/)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: '2D Data' })).toHaveFocus();
  });

  it('stay with Keep them, and only files that are added later are asked about again', async () => {
    const server = inspectionsWith(['SouthPier', names(3)]);
    const { user } = await addPhotos(2, server);
    await banner('2 of 2 files are already in SouthPier');
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(screen.queryByText(/already in/)).not.toBeInTheDocument();
    expect(within(fieldOf('Visual images')).getByText('2 files')).toBeVisible();
    expect(screen.getByRole('group', { name: '2D Data' })).toHaveFocus();
    await choose(user, [photo('DJI_2.jpg'), photo('new.jpg')], 'Thermal images');
    await banner('1 of 4 files is already in SouthPier');
    expect(namesIn(server.questions)).toEqual(['DJI_0.jpg DJI_1.jpg', 'DJI_2.jpg new.jpg']);
  });

  it('of several inspections are counted once, with links to all of them', async () => {
    const server = inspectionsWith(['NorthTowerA', ['DJI_0.jpg']], ['SouthPier', names(3)], ['Weir', ['DJI_1.jpg']]);
    await addPhotos(4, server);
    await banner('3 of 4 files are already in SouthPier and 2 others');
    expect(screen.getByText(/Also in/).parentElement).toHaveTextContent(/Also in NorthTowerA.*, Weir/);
    expect(
      screen.getAllByRole('link', { name: /opens in a new tab/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['/inspections/SouthPier-1', '/inspections/NorthTowerA-1', '/inspections/Weir-1']);
  });

  it('that are not there yet are said to be uploading', async () => {
    await addPhotos(4, inspectionsWith(['SouthPier', ['DJI_0.jpg'], ['DJI_1.jpg', 'DJI_2.jpg']]));
    await banner('3 of 4 files are already in SouthPier');
    expect(screen.getByText('2 of them are still uploading.')).toBeVisible();
  });

  it('are looked for when the asset is chosen later, and the last step can leave them out', async () => {
    const server = inspectionsWith(['SouthPier', ['DJI_0.jpg', 'scan.jpg']]);
    const { user } = openWizard({ assetId: 'unknown', replies: [server.reply] });
    await openData(user, '3D Digital Twin', '2D Data');
    await choose(user, photos(2));
    await user.click(next());
    await choose(user, [photo('scan.jpg')]);
    await within(fieldOf('Visual images')).findByText('1 file');
    expect(server.questions).toEqual([]);
    await user.click(tab(/Details/));
    await user.click(screen.getByRole('combobox', { name: /Asset/ }));
    await user.click(screen.getByRole('option', { name: new RegExp(viaduct.name) }));
    await openConfirmation(user);
    await banner('2 of 3 files are already in SouthPier');
    await user.click(screen.getByRole('button', { name: 'Leave them out' }));
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.click(tab(/3D Digital Twin/));
    expect(await within(fieldOf('Visual images')).findByText('1 file')).toBeVisible();
    await user.click(tab(/2D Data/));
    expect(within(fieldOf('Visual images')).queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('nothing is said', () => {
  it('of new files', async () => {
    const server = inspectionsWith();
    await addPhotos(2, server);
    await waitFor(() => expect(server.questions).toHaveLength(1));
    expect(screen.queryByText(/already in/)).not.toBeInTheDocument();
  });

  /** Adds two photos while the server does not answer. @returns what ends that */
  async function addPhotosOffline(server: ReturnType<typeof inspectionsWith>) {
    const failing = vi.fn(() => {
      throw new StudioError('No network.');
    });
    let reply: (asked: Asked) => unknown = failing;
    const { user } = openWizard({ replies: [[calls.findKnownFiles, (asked: Asked) => reply(asked)]] });
    await openData(user, '2D Data');
    await choose(user, photos(2));
    await waitFor(() => expect(failing).toHaveBeenCalledOnce());
    expect(screen.queryByText(/already in/)).not.toBeInTheDocument();
    const answer = () => {
      reply = server.reply[1] as typeof reply;
    };
    return { user, answer };
  }

  it('when the server does not answer; the next files that are added are asked about with the others', async () => {
    const server = inspectionsWith(['SouthPier', names(1)]);
    const { user, answer } = await addPhotosOffline(server);
    answer();
    await choose(user, [photo('late.jpg')]);
    await banner('1 of 3 files is already in SouthPier');
    expect(namesIn(server.questions)).toEqual(['DJI_0.jpg DJI_1.jpg late.jpg']);
  });

  it('until the server responds again', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const server = inspectionsWith(['SouthPier', names(1)]);
    const { answer } = await addPhotosOffline(server);
    await act(() => studioConnection().doubt());
    answer();
    act(() => studioConnection().confirm());
    await banner('1 of 2 files is already in SouthPier');
    expect(namesIn(server.questions)).toEqual(['DJI_0.jpg DJI_1.jpg']);
  });
});

it('an inspection that is edited is not one of the others', async () => {
  const server = inspectionsWith(['SouthPier', names(1)]);
  renderScreen(
    <EditInspection inspectionId="north-1" onDone={() => undefined} />,
    new Map<Call, unknown>([[calls.getProject, inspection()], [calls.getModules, noFiles], server.reply]),
  );
  const user = userEvent.setup();
  await openData(user, '2D Data');
  await choose(user, photos(2));
  await banner('1 of 2 files is already in SouthPier');
  expect(server.questions).toMatchObject([{ params: { id: viaduct.id }, payload: { exceptProjectId: 'north-1' } }]);
});
