import { type Call, calls } from '@inspection-studio/domain/calls';
import type { ModuleFile, ModuleFiles, ProjectDetail, RunningUpload } from '@inspection-studio/domain/inspections';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { EditInspection } from './EditInspection.tsx';
import { lookAgain } from './testing/look-again.ts';
import { inspection, noFiles } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const hannas: RunningUpload = {
  id: 'hannas-tab',
  user: { id: 'hanna-1', name: 'Hanna Lindqvist', thumbnail: null },
  started: '2026-11-20T08:30:00.000Z',
  done: 1,
  total: 3,
};
const file = (id: string, part: Partial<ModuleFile> = {}): ModuleFile => ({
  id,
  name: `${id}.jpg`,
  s3Key: id,
  size: 10,
  isUploaded: true,
  ...part,
});
const arriving = (id: string) => file(id, { isUploaded: false, uploadId: 'hannas-tab', isArriving: true });
const two = (...rgb: ModuleFile[]): ModuleFiles => ({ ...noFiles, two: { rgb, ir: [] } });
/** Another kind of data, so that 2D can be switched off. */
const withReport = (files: ModuleFiles): ModuleFiles => ({ ...files, supplementary: { data: [file('report')] } });

const INTERRUPTS_HANNA = 'This interrupts the upload of Hanna Lindqvist: 1 of 3 uploaded.';
const REFUSAL = StudioError.fromAnswer(409, {
  body: { name: 'Conflict', message: '', issues: [{ path: 'params.id', message: 'Hanna Lindqvist is uploading.' }] },
});

async function setUp(files: ModuleFiles, uploads: RunningUpload[] = [hannas]) {
  const onDone = vi.fn<() => void>();
  const project: ProjectDetail = inspection({ uploads });
  const replies = new Map<Call, unknown>([
    [calls.getProject, project],
    [calls.updateProject, project],
    [calls.getModules, files],
    [calls.updateModules, {}],
    [calls.processProject, undefined],
    [calls.listChecklists, []],
  ]);
  const { asked } = renderScreen(<EditInspection inspectionId={project.id} onDone={onDone} />, replies);
  const user = userEvent.setup();
  const openTab = async (name: RegExp) => user.click(await screen.findByRole('tab', { name }));
  const save = async ({ send = false } = {}) => {
    await openTab(/Confirmation/);
    if (send) await user.click(screen.getByRole('checkbox', { name: 'Send for processing' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  const sent = (call: Call) => asked.filter((request) => request.call === call);
  await screen.findByRole('tab', { name: /Details/ });
  return { user, replies, openTab, save, sent, onDone };
}

describe('files that someone else is uploading', () => {
  it('are arriving, say who uploads them, and cannot be removed one by one', async () => {
    const { openTab } = await setUp(two(arriving('a'), file('b')));
    await openTab(/2D Data/);
    expect(screen.getByText('Arriving. Hanna Lindqvist is uploading.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove a.jpg' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove b.jpg' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Missing/ })).not.toBeInTheDocument();
  });

  it('are left out by Remove all', async () => {
    const { user, openTab } = await setUp(two(arriving('a'), file('b'), file('c')));
    await openTab(/2D Data/);
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.getAllByText('Saving removes it')).toHaveLength(2);
    expect(screen.getByText('Arriving. Hanna Lindqvist is uploading.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep all' }));
    expect(screen.queryByText('Saving removes it')).not.toBeInTheDocument();
  });

  it('without other files, there is no Remove all', async () => {
    const { openTab } = await setUp(two(arriving('a')));
    await openTab(/2D Data/);
    expect(screen.queryByRole('button', { name: 'Remove all' })).not.toBeInTheDocument();
  });

  it('are not added again without a question', async () => {
    const { user, openTab } = await setUp(two({ ...arriving('a'), size: 3 }));
    await openTab(/2D Data/);
    const field = screen.getByRole('group', { name: 'Visual images' });
    const again = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'a.jpg', { type: 'image/jpeg' });
    await user.upload(field.querySelector<HTMLInputElement>('input[type=file]')!, again);
    expect(await screen.findByText('1 file was already added')).toBeVisible();
  });

  it('are removed with their kind only after a question that names the person', async () => {
    const { user, openTab, save, sent, onDone } = await setUp(withReport(two(arriving('a'), file('b'))));
    await openTab(/Data Types/);
    await user.click(screen.getByRole('checkbox', { name: '2D Data' }));
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'Interrupt uploads?' });
    expect(question).toHaveTextContent(`${INTERRUPTS_HANNA} Files that have not arrived are removed.`);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(sent(calls.updateProject)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Interrupt and save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent(calls.updateModules)[0]).toMatchObject({
      payload: { two: { remove: ['a', 'b'] } },
      query: { interruptUploads: true },
    });
  });
});

describe('sending for processing during an upload', () => {
  it('asks first, naming the person, and interrupts only then', async () => {
    const { user, save, sent, onDone } = await setUp(two(file('b')));
    await save({ send: true });
    const question = await screen.findByRole('alertdialog', { name: 'Interrupt uploads?' });
    expect(question).toHaveTextContent(`${INTERRUPTS_HANNA} Files that have not arrived are left out for good.`);
    await user.click(within(question).getByRole('button', { name: 'Interrupt and save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent(calls.processProject).map(({ query }) => query)).toEqual([{ interruptUploads: true }]);
  });

  it('without an upload, nothing is asked', async () => {
    const { save, sent, onDone } = await setUp(two(file('b')), []);
    await save({ send: true });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent(calls.processProject).map(({ query }) => query)).toEqual([undefined]);
  });

  it('what is wrong with the input comes before the question', async () => {
    const { save } = await setUp(noFiles);
    await save({ send: true });
    expect(await screen.findByText('You must select at least one data type.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('an upload that has started since is refused with its person, and asked about the next time', async () => {
    const { user, replies, save, sent, onDone } = await setUp(two(file('b')), []);
    replies.set(calls.processProject, REFUSAL);
    replies.set(calls.getProject, inspection({ uploads: [hannas] }));
    await save({ send: true });
    expect(await screen.findByText(/Hanna Lindqvist is uploading\./)).toBeVisible();
    replies.set(calls.processProject, undefined);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Interrupt and save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent(calls.processProject).map(({ query }) => query)).toEqual([undefined, { interruptUploads: true }]);
  });
});

describe('what others change while the wizard is open', () => {
  it('a kind that got its first files is on, and stays when the description is saved', async () => {
    const { user, replies, openTab, save, sent, onDone } = await setUp(noFiles, []);
    await openTab(/Details/);
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Clear sky.');
    replies.set(calls.getModules, { ...noFiles, three: { rgb: [file('a')], ir: [] } });
    await lookAgain();
    await openTab(/Data Types/);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '3D Digital Twin' })).toBeChecked());
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent(calls.updateProject)[0]?.payload).toMatchObject({ description: expect.stringContaining('Clear sky.') });
    expect(sent(calls.updateModules)).toEqual([]);
  });

  it('a file that has arrived is uploaded, and can be removed', async () => {
    const { replies, openTab } = await setUp(two(arriving('a')));
    await openTab(/2D Data/);
    replies.set(calls.getProject, inspection({ uploads: [] }));
    replies.set(calls.getModules, two(file('a')));
    await lookAgain();
    expect(await screen.findByText('Uploaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove a.jpg' })).toBeVisible();
  });

  it('files that arrive in a kind after it was switched off stay', async () => {
    const { user, replies, openTab, save, sent, onDone } = await setUp(withReport(two(file('b'))), []);
    await openTab(/Data Types/);
    await user.click(screen.getByRole('checkbox', { name: '2D Data' }));
    expect(screen.getByText('Saving removes its 1 stored file.')).toBeVisible();
    replies.set(calls.getModules, withReport(two(file('b'), file('theirs'))));
    await lookAgain();
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent(calls.updateModules)[0]).toMatchObject({ payload: { two: { remove: ['b'] } } });
  });
});
