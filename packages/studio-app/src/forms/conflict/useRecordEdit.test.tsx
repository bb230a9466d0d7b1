import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { StudioError } from '../../api/index.ts';
import { sentence } from '../../widgets/testing/sentence.ts';
import { FormTextField } from '../FormTextField.tsx';
import { RecordForm } from '../RecordForm.tsx';
import { renderForm } from '../testing/render-form.tsx';
import { useStudioForm } from '../useStudioForm.ts';
import type { RecordEdit } from './record-edit.ts';
import type { ConfirmSave, SendEdit } from './useRecordEdit.ts';

const schema = z.object({ name: z.string().check(z.minLength(1)), note: z.string(), place: z.string() });
type Values = z.output<typeof schema>;

const OPENED: Values = { name: 'Pier', note: 'Wet', place: 'North' };
const hanna = { by: { id: 'hanna', name: 'Hanna Lindqvist' }, at: new Date().toISOString() };
const outdated = (changed: unknown = hanna) => StudioError.fromAnswer(412, { body: { changed } });

interface PierFormProps {
  edit?: RecordEdit<Values>;
  confirm?: ConfirmSave<Values>;
  onSubmit: SendEdit<Values>;
}

function PierForm(options: PierFormProps) {
  const form = useStudioForm({ schema, defaultValues: OPENED, ...options });
  return (
    <RecordForm form={form} onCancel={() => undefined}>
      <FormTextField control={form.control} name="name" label="Name" />
      <FormTextField control={form.control} name="note" label="Note" />
      <FormTextField control={form.control} name="place" label="Place" />
      <output aria-label="unsaved">{String(form.hasUnsavedChanges)}</output>
    </RecordForm>
  );
}

/** Shows a form that was filled from the tag "1", while the record is `latest` with the tag "2". */
async function showForm(latest: Partial<Values>, onSubmit: SendEdit<Values>, latestTag = '"2"') {
  const show = (name: keyof Values) => (values: Values) => values[name];
  const edit: RecordEdit<Values> = {
    noun: 'pier',
    etag: '"1"',
    reload: async () => ({
      values: { ...OPENED, ...latest },
      etag: latestTag,
      fields: [
        { name: 'name', label: 'Name', show: show('name') },
        { name: 'note', label: 'Note', show: show('note') },
        { name: 'place', label: 'Place', show: show('place') },
      ],
    }),
  };
  await renderForm(<PierForm edit={edit} onSubmit={onSubmit} />);
  await screen.findByRole('textbox', { name: 'Name' });
}

const textbox = (name: string) => screen.getByRole('textbox', { name });
const enter = async (name: string, value: string) => {
  await userEvent.clear(textbox(name));
  await userEvent.type(textbox(name), value);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (onSubmit: ReturnType<typeof refusedOnce>) => onSubmit.mock.calls.map(([values, etag]) => [values, etag]);
const refusedOnce = (changed?: unknown) =>
  vi.fn<SendEdit<Values>>().mockRejectedValueOnce(outdated(changed)).mockResolvedValue();

it('what only the other person changed is taken over without a question, and said', async () => {
  const onSubmit = refusedOnce();
  await showForm({ note: 'Dry', place: 'South' }, onSubmit);
  await enter('Name', 'Quay');
  await press('Save');
  expect(
    await screen.findByText(sentence('Hanna Lindqvist changed Note and Place. Both changes are saved.')),
  ).toBeVisible();
  expect(screen.getByText('Changes merged')).toBeVisible();
  expect(sent(onSubmit)).toEqual([
    [{ ...OPENED, name: 'Quay' }, '"1"'],
    [{ name: 'Quay', note: 'Dry', place: 'South' }, '"2"'],
  ]);
  expect(textbox('Note')).toHaveValue('Dry');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('what someone unknown changed is taken over as well', async () => {
  await showForm({ note: 'Dry' }, refusedOnce(null));
  await enter('Name', 'Quay');
  await press('Save');
  expect(await screen.findByText('Someone else changed Note. Both changes are saved.')).toBeVisible();
});

it('what differs from the stored record stays unsaved when the save of the merge fails', async () => {
  const onSubmit = vi
    .fn<SendEdit<Values>>()
    .mockRejectedValueOnce(outdated())
    .mockRejectedValueOnce(StudioError.fromAnswer(503));
  await showForm({ note: 'Dry' }, onSubmit);
  await enter('Place', 'West');
  await press('Save');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getByLabelText('unsaved')).toHaveTextContent('true'));
});

it('a change of nothing in the form is saved without a word', async () => {
  const onSubmit = refusedOnce();
  await showForm({}, onSubmit);
  await enter('Name', 'Quay');
  await press('Save');
  expect(sent(onSubmit).at(-1)).toEqual([{ ...OPENED, name: 'Quay' }, '"2"']);
  expect(screen.queryByText('Changes merged')).toBeNull();
});

it('for what both changed the reader chooses field by field', async () => {
  const onSubmit = refusedOnce();
  await showForm({ name: 'Wharf', note: 'Dry', place: 'South' }, onSubmit);
  await enter('Name', 'Quay');
  await enter('Note', 'Frozen');
  await press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Edit conflict' });
  expect(screen.getByRole('button', { name: 'Save', hidden: true })).toBeInTheDocument();
  expect(dialog).toHaveAccessibleDescription(
    'Hanna Lindqvist changed this pier just now. Choose which values to save.',
  );
  expect(within(dialog).getByText('Hanna Lindqvist')).toHaveAttribute('translate', 'no');
  expect(within(dialog).getByRole('table', { name: 'Differences' })).toBeVisible();
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'NameYoursQuayTheirsWharfKeep mineUse theirs',
    'NoteYoursFrozenTheirsDryKeep mineUse theirs',
  ]);
  await userEvent.click(within(rows[1]!).getByRole('radio', { name: 'Use theirs' }));
  await press('Save choices');
  expect(sent(onSubmit).at(-1)).toEqual([{ name: 'Quay', note: 'Dry', place: 'South' }, '"2"']);
});

it('closing the question saves nothing and loses nothing', async () => {
  const onSubmit = vi.fn<SendEdit<Values>>().mockRejectedValue(outdated(null));
  await showForm({ name: 'Wharf' }, onSubmit);
  await enter('Name', 'Quay');
  await press('Save');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Someone else changed this pier.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expect(textbox('Name')).toHaveValue('Quay');
  expect(screen.getByLabelText('unsaved')).toHaveTextContent('true');
  await press('Save');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(sent(onSubmit).map(([, etag]) => etag)).toEqual(['"1"', '"1"']);
});

it('Discard mine shows what the other person saved, and the next save is no conflict', async () => {
  const onSubmit = refusedOnce();
  await showForm({ name: 'Wharf', note: 'Dry' }, onSubmit);
  await enter('Name', 'Quay');
  await enter('Place', 'West');
  await press('Save');
  await screen.findByRole('dialog');
  await press('Discard mine');
  expect([textbox('Name'), textbox('Note'), textbox('Place')].map((box) => (box as HTMLInputElement).value)).toEqual([
    'Wharf',
    'Dry',
    'North',
  ]);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('unsaved')).toHaveTextContent('false');
  await enter('Note', 'Icy');
  expect(screen.getByLabelText('unsaved')).toHaveTextContent('true');
  await press('Save');
  expect(sent(onSubmit).at(-1)).toEqual([{ name: 'Wharf', note: 'Icy', place: 'North' }, '"2"']);
});

it('values that are not valid together are not saved', async () => {
  const onSubmit = refusedOnce();
  await showForm({ name: '' }, onSubmit);
  await enter('Note', 'Icy');
  await press('Save');
  expect(await screen.findByText(/at least 1/)).toBeVisible();
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(''),
  ).not.toMatch(/wrong/);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(textbox('Note')).toHaveValue('Icy');
});

it('a retry after a later step failed starts from what is stored', async () => {
  const onSubmit = vi.fn<SendEdit<Values>>(async (_values, etag, onStored) => {
    onStored('"stored"');
    if (etag === '"1"') throw StudioError.fromAnswer(503);
  });
  await showForm({}, onSubmit);
  await enter('Name', 'Quay');
  await press('Save');
  await press('Save');
  expect(onSubmit.mock.calls.map(([, etag]) => etag)).toEqual(['"1"', '"stored"']);
});

it('an error of reading the record again is shown', async () => {
  const onSubmit = vi.fn<SendEdit<Values>>().mockRejectedValue(StudioError.fromAnswer(404));
  await showForm({}, onSubmit);
  await enter('Name', 'Quay');
  await press('Save');
  expect(await screen.findByText('Unable to find this resource on the server.')).toBeVisible();
});

it('an error of a new record is shown, even a conflict: nobody else can have changed it', async () => {
  const onSubmit = vi.fn<SendEdit<Values>>().mockRejectedValue(outdated());
  await renderForm(<PierForm onSubmit={onSubmit} />);
  await screen.findByRole('textbox', { name: 'Name' });
  await press('Save');
  expect(await screen.findByText('Someone else changed this record after you opened it.')).toBeVisible();
  expect(sent(onSubmit)).toEqual([[OPENED, undefined]]);
});

it('what the reader changed in another window is taken over without a word', async () => {
  const mine = { by: { id: 'maren-1', name: 'Maren Vogt' }, at: new Date().toISOString() };
  const onSubmit = refusedOnce(mine);
  await showForm({ note: 'Dry' }, onSubmit);
  await enter('Name', 'Quay');
  await press('Save');
  await waitFor(() => expect(sent(onSubmit).at(-1)).toEqual([{ ...OPENED, name: 'Quay', note: 'Dry' }, '"2"']));
  expect(screen.queryByText('Changes merged')).toBeNull();
});

it('a refusal of the current tag is an error, not a retry', async () => {
  const onSubmit = vi.fn<SendEdit<Values>>().mockRejectedValue(outdated());
  await showForm({}, onSubmit, '"1"');
  await enter('Name', 'Quay');
  await press('Save');
  expect(await screen.findByText('Someone else changed this record after you opened it.')).toBeVisible();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('a save that is not confirmed is not sent, and stays unsaved', async () => {
  const onSubmit = vi.fn<SendEdit<Values>>().mockResolvedValue();
  const confirm = vi.fn<ConfirmSave<Values>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  await renderForm(<PierForm confirm={confirm} onSubmit={onSubmit} />);
  await screen.findByRole('textbox', { name: 'Name' });
  await enter('Name', 'Quay');
  await press('Save');
  await waitFor(() => expect(screen.getByLabelText('unsaved')).toHaveTextContent('true'));
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Save');
  await waitFor(() => expect(screen.getByLabelText('unsaved')).toHaveTextContent('false'));
  expect(confirm.mock.calls).toEqual([[{ ...OPENED, name: 'Quay' }], [{ ...OPENED, name: 'Quay' }]]);
  expect(sent(onSubmit)).toEqual([[{ ...OPENED, name: 'Quay' }, undefined]]);
});
