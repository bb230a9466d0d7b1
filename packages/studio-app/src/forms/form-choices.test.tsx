import { act, screen } from '@testing-library/react';
import type { Control, RegisterOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FormIconPicker } from './FormIconPicker.tsx';
import { FormMultiValue } from './FormMultiValue.tsx';
import { FormRadioChips } from './FormRadioChips.tsx';
import { FormRowText } from './FormRowText.tsx';
import { FormTextArea, FormTextField } from './FormTextField.tsx';
import { showField as show } from './testing/show-field.tsx';

it('a choice of a few options is that of the form, and changes it', async () => {
  const options = [
    { value: 'deck', label: 'Deck' },
    { value: 'pier', label: 'Pier' },
  ];
  const { user, values } = show({ part: 'pier' }, (control) => (
    <FormRadioChips control={control} name="part" label="Part" options={options} />
  ));
  expect(screen.getByRole('radiogroup', { name: 'Part' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Pier' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Deck' }));
  expect(values()).toEqual({ part: 'deck' });
});

it('a choice of an icon is kept as its place in the list', async () => {
  const icons = ['Bridge', 'Tank', 'Tower'].map((name) => ({ name, icon: <svg /> }));
  const { user, values } = show({ icon: 1 }, (control) => (
    <FormIconPicker control={control} name="icon" label="Icon of term 3" icons={icons} />
  ));
  expect(screen.getByRole('radiogroup', { name: 'Icon of term 3' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Tank' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Tower' }));
  expect(values()).toEqual({ icon: 2 });
});

it('several texts are added one after another', async () => {
  const { user, values } = show({ team: ['Ada'] }, (control) => (
    <FormMultiValue control={control} name="team" label="Team" />
  ));
  expect(screen.getByText('Ada')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Team' }), 'Mia{Enter}');
  expect(values()).toEqual({ team: ['Ada', 'Mia'] });
});

describe.each([
  ['a line', FormTextField],
  ['several lines', FormTextArea],
])('a text of %s', (_kind, Text) => {
  it('is that of the form, and changes it', async () => {
    const { user, values } = show({ note: 'Wet' }, (control) => <Text control={control} name="note" label="Note" />);
    const field = screen.getByRole('textbox', { name: 'Note' });
    expect(field).toHaveValue('Wet');
    await user.type(field, ' deck');
    expect(values()).toEqual({ note: 'Wet deck' });
  });

  it('has a label, a hint and an error', async () => {
    const { form } = show({ note: '' }, (control) => (
      <Text control={control} name="note" label="Note" hint="For pilots" required />
    ));
    const field = screen.getByRole('textbox', { name: 'Note' });
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('For pilots');
    act(() => form().setError('note', { type: 'custom', message: 'Required' }));
    expect(await screen.findByText('Required')).toBeVisible();
    expect(field).toBeInvalid();
  });
});

describe('a text of a row', () => {
  const text = (props: { required?: boolean }) => (control: Control<{ from: string }>) => (
    <FormRowText control={control} name="from" label="Term 3" placeholder="Name" {...props} />
  );

  it('has a name of its own instead of a label, and no counter', async () => {
    const { user, values } = show({ from: 'Deck' }, text({}));
    const field = screen.getByRole('textbox', { name: 'Term 3' });
    expect(field).toHaveAttribute('placeholder', 'Name');
    expect(screen.queryByText(/\/ \d+/)).toBeNull();
    await user.type(field, ' 2');
    expect(values()).toEqual({ from: 'Deck 2' });
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('is announced as required when it is: %s', (required, isAnnounced) => {
    show({ from: '' }, text(required === undefined ? {} : { required }));
    expect(screen.getByRole('textbox').hasAttribute('aria-required')).toBe(isAnnounced);
  });

  it('says what is wrong below it, and is valid before', async () => {
    const { form } = show({ from: '' }, text({}));
    const field = screen.getByRole('textbox');
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
    act(() => form().setError('from', { type: 'custom', message: 'Required' }));
    await screen.findByText('Required');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Required');
  });

  it('without a message, an error is marked but says nothing', () => {
    const { form } = show({ from: '' }, text({}));
    act(() => form().setError('from', { type: 'custom' }));
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('');
  });

  it('is validated together with the fields that depend on it', async () => {
    const sameAs: RegisterOptions<{ from: string; to: string }, 'to'> = {
      validate: (to, { from }) => to === from || 'Not the same',
    };
    const { user, form } = show<{ from: string; to: string }>({ from: 'a', to: 'a' }, (control) => (
      <FormRowText control={control} name="from" label="From" deps={['to']} />
    ));
    form().register('to', sameAs);
    await user.type(screen.getByRole('textbox', { name: 'From' }), 'b');
    await user.tab();
    expect(form().getFieldState('to').error?.message).toBe('Not the same');
  });
});
