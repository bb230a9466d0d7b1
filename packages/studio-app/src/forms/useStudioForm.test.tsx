import { Button } from '@inspection-studio/design-system';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { FormTextField } from './FormTextField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { renderForm } from './testing/render-form.tsx';
import { useStudioForm } from './useStudioForm.ts';

const text = z.string().check(z.minLength(1, 'Required'));
const schema = z.object({
  name: text,
  place: z.object({ city: text, street: text, type: text, message: text }),
  files: z.array(text),
});
type Values = z.output<typeof schema>;

const valid: Values = {
  name: 'Pier',
  place: { city: 'Bergen', street: 'Quay 1', type: 'Quay', message: 'Ring' },
  files: [],
};
const onInvalid = vi.fn<(first: string) => void>();
const onSubmit = vi.fn<() => Promise<void>>();

function PierForm({ defaultValues }: { defaultValues: Values }) {
  const form = useStudioForm({ schema, defaultValues, onSubmit, onInvalid });
  return (
    <RecordForm form={form} onCancel={() => undefined} pendingLabel="Sending">
      <FormTextField control={form.control} name="name" label="Name" />
      <FormTextField control={form.control} name="place.city" label="City" />
      <output aria-label="state">{`${form.isDirty ? 'dirty' : 'clean'} ${form.hasUnsavedChanges ? 'unsaved' : 'saved'}`}</output>
      <p>{form.formState.errors.files?.message}</p>
      <Button onClick={() => form.setError('files', { type: 'custom', message: 'Too many files' })}>
        Choose files
      </Button>
    </RecordForm>
  );
}

async function show(values: Partial<Values> = {}) {
  onInvalid.mockReset();
  onSubmit.mockReset().mockResolvedValue(undefined);
  await renderForm(<PierForm defaultValues={{ ...valid, ...values }} />);
  return { user: userEvent.setup(), name: await screen.findByRole('textbox', { name: 'Name' }) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByLabelText('state').textContent;

describe('a form that is not valid', () => {
  it.each<[Partial<Values>, string]>([
    [{ name: '', place: { ...valid.place, city: '', street: '' } }, 'name'],
    [{ place: { ...valid.place, city: '', street: '' } }, 'place.city'],
    [{ place: { ...valid.place, street: '' } }, 'place.street'],
    [{ place: { ...valid.place, type: '' } }, 'place.type'],
    [{ place: { ...valid.place, message: '' } }, 'place.message'],
    [{ files: ['a', ''] }, 'files.1'],
  ])('reports the first wrong field, in the order of the fields: %j', async (values, first) => {
    await show(values);
    await press('Save');
    await waitFor(() => expect(onInvalid.mock.calls.map(([path]) => path)).toEqual([first]));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says nothing about a field before it is left', async () => {
    const { user, name } = await show();
    await user.clear(name);
    expect(screen.queryByText('Required')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Required')).toBeVisible();
  });

  it('is checked again with every change, also where a field was never touched', async () => {
    const { user, name } = await show();
    await press('Choose files');
    expect(await screen.findByText('Too many files')).toBeVisible();
    await user.type(name, 's');
    await waitFor(() => expect(screen.queryByText('Too many files')).toBeNull());
  });
});

describe('unsaved changes', () => {
  it('are what differs from the values that the form started with', async () => {
    const { user, name } = await show();
    expect(state()).toBe('clean saved');
    await user.type(name, 's');
    expect(state()).toBe('dirty unsaved');
    await user.keyboard('{Backspace}');
    expect(state()).toBe('clean saved');
  });

  it('are neither lost nor asked about while they are saved, and gone after it', async () => {
    const { user, name } = await show();
    let finish = (): void => undefined;
    onSubmit.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    await user.type(name, 's');
    await press('Save');
    await waitFor(() => expect(state()).toBe('dirty saved'));
    expect(screen.getByText('Sending')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await act(async () => finish());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(state()).toBe('dirty saved');
  });
});

describe('the first field gets the focus', () => {
  const withDialog = (inner: string) => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.tabIndex = -1;
    dialog.innerHTML = inner;
    document.body.append(dialog);
    return dialog;
  };

  it('when the dialog of the form has it', async () => {
    const dialog = withDialog('');
    dialog.focus();
    const { name } = await show();
    await waitFor(() => expect(name).toHaveFocus());
    dialog.remove();
  });

  it('when the heading of the dialog has it', async () => {
    const dialog = withDialog('<h2 tabindex="-1">New pier</h2>');
    dialog.querySelector('h2')!.focus();
    const { name } = await show();
    await waitFor(() => expect(name).toHaveFocus());
    dialog.remove();
  });

  it('when nothing has it, because the form was still loading when its dialog opened', async () => {
    const dialog = withDialog('');
    const { name } = await show();
    await waitFor(() => expect(name).toHaveFocus());
    dialog.remove();
  });

  it('but not when there is no dialog', async () => {
    const { name } = await show();
    expect(name).not.toHaveFocus();
  });

  it('and not when the user is already in another field of the dialog', async () => {
    const dialog = withDialog('<input aria-label="Search" />');
    dialog.querySelector('input')!.focus();
    const { name } = await show();
    expect(name).not.toHaveFocus();
    expect(screen.getByLabelText('Search')).toHaveFocus();
    dialog.remove();
  });
});
