import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { StudioError } from '../api/index.ts';
import { FormTextField } from './FormTextField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { renderForm } from './testing/render-form.tsx';
import { useRecordForm } from './useRecordForm.ts';

const schema = z.object({ name: z.string() });
type Save = (values: { name: string }, etag: string | undefined) => Promise<{ name: string; id: string }>;

const onSaved = vi.fn<(record: object) => void>();
const onSavedForAnother = vi.fn<() => void>();

function TagForm({ save, offersAnother }: { save: Save; offersAnother: boolean }) {
  const form = useRecordForm({
    schema,
    defaultValues: { name: '' },
    save,
    savedTitle: 'Tag created',
    onSaved,
    ...(offersAnother && { onSavedForAnother }),
  });
  return (
    <RecordForm form={form} onCancel={() => undefined}>
      <FormTextField control={form.control} name="name" label="Name" />
    </RecordForm>
  );
}

async function show(offersAnother: boolean, save = vi.fn<Save>(async ({ name }) => ({ id: 't-1', name: `${name}!` }))) {
  onSaved.mockReset();
  onSavedForAnother.mockReset();
  await renderForm(<TagForm save={save} offersAnother={offersAnother} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Wind');
  return save;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a form of a record', () => {
  it('shows the saved record in a toast and passes it on', async () => {
    const save = await show(false);
    await press('Save');
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Wind' }, undefined);
    expect(await screen.findByText('Tag created')).toBeVisible();
    expect(screen.getByText('Wind!')).toBeVisible();
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ id: 't-1', name: 'Wind!' });
  });

  it('shows no toast when the save fails', async () => {
    await show(true, vi.fn<Save>().mockRejectedValue(StudioError.fromAnswer(409)));
    await press('Save');
    expect(await screen.findByText('This action did not pass validation.')).toBeVisible();
    expect(screen.queryByText('Tag created')).toBeNull();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('offers Save and add another only where another can follow', async () => {
    await show(false);
    expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
  });

  it('starts another after Save and add another, but not after the next plain save', async () => {
    const save = await show(true);
    await press('Save and add another');
    await waitFor(() => expect(onSavedForAnother).toHaveBeenCalledOnce());
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 's');
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSavedForAnother).toHaveBeenCalledOnce();
    expect(save).toHaveBeenCalledTimes(2);
  });
});
