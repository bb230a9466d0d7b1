import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { StudioError } from '../api/index.ts';
import { FormTextField } from './FormTextField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { renderForm } from './testing/render-form.tsx';
import { useStudioForm } from './useStudioForm.ts';

const schema = z.object({ name: z.string() });
const ENDED = 'Your session has expired. Please log in again.';

function TagForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const form = useStudioForm({ schema, defaultValues: { name: '' }, onSubmit });
  const navigate = useNavigate();
  return (
    <RecordForm form={form} onCancel={() => void navigate('/tags')}>
      <FormTextField control={form.control} name="name" label="Name" />
    </RecordForm>
  );
}

/** Renders the form of a signed-in person, and returns a function that ends the session. */
async function showForm(onSubmit: () => Promise<void>, entry = 'North quay') {
  const session = await renderForm(<TagForm onSubmit={onSubmit} />, { path: '/tags', element: <h1>Tags</h1> });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  if (entry) await userEvent.type(name, entry);
  return { session, endSession: async () => act(async () => session.tokenRefused(await session.renewToken())) };
}

/** Status of the fields; the row of buttons has its own status. */
const statusText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it("a failed save shows its error in the form's status and keeps the input; the next save clears it", async () => {
  const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(StudioError.fromAnswer(409)).mockResolvedValue();
  await showForm(onSubmit);
  expect(statusText()).toBe('');
  await save();
  expect(statusText()).toBe('This action did not pass validation.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North quay');
  await save();
  expect(statusText()).toBe('');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('a form that is saved is not sent by the browser, and says that it is saving', async () => {
  await showForm(() => new Promise(() => undefined));
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(fireEvent.submit(form!)).toBe(false);
  expect(await screen.findByText('Saving')).toBeInTheDocument();
});

it('the error of the last save is gone as soon as the next one starts', async () => {
  const onSubmit = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(StudioError.fromAnswer(409))
    .mockReturnValue(new Promise(() => undefined));
  await showForm(onSubmit);
  await save();
  expect(await screen.findByText('This action did not pass validation.')).toBeVisible();
  await save();
  expect(screen.queryByText('This action did not pass validation.')).toBeNull();
});

it.each([
  ['that the session has expired is not said once it is back', 401, ENDED, ''],
  [
    'another error remains after it',
    409,
    'This action did not pass validation.',
    'This action did not pass validation.',
  ],
])('%s', async (_case, code, before, after) => {
  const { session, endSession } = await showForm(async () => Promise.reject(StudioError.fromAnswer(code)));
  await endSession();
  await save();
  expect(statusText()).toBe(before);
  await act(session.signInAgain);
  expect(statusText()).toBe(after);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North quay');
  await endSession();
  await save();
  expect(statusText()).toBe(before);
});

it.each([
  [409, " 'Crack' and 'Split' have the same model."],
  [400, ''],
])('a failed save with status %i says what exactly conflicts: %s', async (status, reason) => {
  const issues = [{ path: 'payload.categories', message: "'Crack' and 'Split' have the same model." }];
  const refused = StudioError.fromAnswer(status, { body: { name: 'Refused', message: 'No.', issues } });
  await showForm(() => Promise.reject(refused));
  await save();
  await vi.waitFor(() => expect(statusText()).toBe(`${StudioError.fromAnswer(status).message}${reason}`));
});

it('leaving asks after a failed save, but not after a successful one', async () => {
  const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(StudioError.fromAnswer(409)).mockResolvedValue();
  await showForm(onSubmit);
  await save();
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North quay');
  await save();
  await leave();
  expect(await screen.findByRole('heading', { name: 'Tags' })).toBeVisible();
});

it('leaving an untouched form does not ask', async () => {
  await showForm(async () => undefined, '');
  await leave();
  expect(await screen.findByRole('heading', { name: 'Tags' })).toBeVisible();
});
