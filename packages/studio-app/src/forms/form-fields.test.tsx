import { thumbnailFormValue } from '@inspection-studio/domain/shared';
import { act, screen, waitFor } from '@testing-library/react';
import type { Control } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormDateField } from './FormDateField.tsx';
import { FormNumberField } from './FormNumberField.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormThumbnail } from './FormThumbnail.tsx';
import { showField as show } from './testing/show-field.tsx';

describe('a number', () => {
  const feet = { shown: (metres: number) => metres * 2, kept: (shown: number) => shown / 2 };
  const number = (conversion?: typeof feet) => (control: Control<{ height: number | null }>) => (
    <FormNumberField control={control} name="height" label="Height" conversion={conversion} />
  );

  it('is shown in its unit on the screen, and kept in that of the form', async () => {
    const { user, values } = show<{ height: number | null }>({ height: 4 }, number(feet));
    const field = screen.getByLabelText('Height');
    expect(field).toHaveValue('8');
    await user.clear(field);
    await user.type(field, '20');
    await user.tab();
    expect(values()).toEqual({ height: 10 });
  });

  it('without a conversion, is kept as it is shown', async () => {
    const { user, values } = show<{ height: number | null }>({ height: 4 }, number());
    const field = screen.getByLabelText('Height');
    expect(field).toHaveValue('4');
    await user.clear(field);
    await user.type(field, '20');
    await user.tab();
    expect(values()).toEqual({ height: 20 });
  });

  it.each([undefined, feet])('is null when the field is empty', async (conversion) => {
    const { user, values } = show<{ height: number | null }>({ height: null }, number(conversion));
    const field = screen.getByLabelText('Height');
    expect(field).toHaveValue('');
    await user.type(field, '3');
    await user.clear(field);
    await user.tab();
    expect(values()).toEqual({ height: null });
  });

  it('that cannot be read says so itself, instead of what the form says about an empty field', async () => {
    const { user, form } = show<{ height: number | null }>({ height: 4 }, number());
    const field = screen.getByLabelText('Height');
    await user.clear(field);
    await user.type(field, 'tall');
    await user.tab();
    act(() => form().setError('height', { type: 'custom', message: 'Required' }));
    await screen.findByText(/number/i);
    expect(screen.queryByText('Required')).toBeNull();
    await user.clear(field);
    act(() => form().setError('height', { type: 'custom', message: 'Required' }));
    expect(await screen.findByText('Required')).toBeVisible();
  });
});

it('an unreadable number says so only when the field is left', async () => {
  const { user } = show<{ height: null }>({ height: null }, (control) => (
    <FormNumberField control={control} name="height" label="Height" />
  ));
  await user.type(screen.getByLabelText('Height'), 'tall');
  expect(screen.queryByText(/number/i)).toBeNull();
  await user.tab();
  expect(await screen.findByText(/number/i)).toBeVisible();
});

it('an incomplete date says so only when the field is left', async () => {
  const { user, form } = show({ taken: '' }, (control) => (
    <FormDateField control={control} name="taken" label="Taken" />
  ));
  await user.click(screen.getByRole('spinbutton', { name: 'Year' }));
  // The fourth digit moves the focus to the month.
  await user.keyboard('2026');
  expect(screen.queryByText('Invalid date')).toBeNull();
  expect(form().getFieldState('taken').isTouched).toBe(false);
  await user.click(document.body);
  expect(await screen.findByText('Invalid date')).toBeVisible();
  expect(form().getFieldState('taken').isTouched).toBe(true);
});

it('an incomplete date says so itself, instead of what the form says about an empty field', async () => {
  const { user, form } = show({ taken: '' }, (control) => (
    <FormDateField control={control} name="taken" label="Taken" />
  ));
  await user.click(screen.getByRole('spinbutton', { name: 'Year' }));
  await user.keyboard('2026');
  await user.click(document.body);
  act(() => form().setError('taken', { type: 'custom', message: 'Required' }));
  expect(await screen.findByText('Invalid date')).toBeVisible();
  expect(screen.queryByText('Required')).toBeNull();
});

it('a number and a date that were never touched show what the form says about them', async () => {
  const { form } = show<{ height: null; taken: string }>({ height: null, taken: '' }, (control) => (
    <>
      <FormNumberField control={control} name="height" label="Height" />
      <FormDateField control={control} name="taken" label="Taken" />
    </>
  ));
  act(() => form().setError('height', { type: 'custom', message: 'A height is needed' }));
  act(() => form().setError('taken', { type: 'custom', message: 'A date is needed' }));
  expect(await screen.findByText('A height is needed')).toBeVisible();
  expect(screen.getByText('A date is needed')).toBeVisible();
});

it('a number is validated together with the fields that depend on it', async () => {
  const { user, form } = show<{ from: number; to: number }>({ from: 1, to: 2 }, (control) => (
    <FormNumberField control={control} name="from" label="From" deps={['to']} />
  ));
  form().register('to', { validate: (to, { from }) => to > from || 'Must be above' });
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '3');
  await user.tab();
  expect(form().getFieldState('to').error?.message).toBe('Must be above');
});

describe('a date', () => {
  const date = (control: Control<{ taken: string }>) => <FormDateField control={control} name="taken" label="Taken" />;

  const texts = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);

  it('is kept as yyyy-MM-dd', async () => {
    const { user, values } = show({ taken: '2026-11-24' }, date);
    expect(texts()).toEqual(['2026', '11', '24']);
    await user.click(screen.getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('25{Tab}');
    expect(values()).toEqual({ taken: '2026-11-25' });
  });

  it('is an empty text when the field is empty', async () => {
    const { user, values } = show({ taken: '' }, date);
    expect(texts()).toEqual(['', '', '']);
    await user.click(screen.getByRole('spinbutton', { name: 'Year' }));
    await user.keyboard('20261124');
    expect(values()).toEqual({ taken: '2026-11-24' });
    for (const name of ['Day', 'Month', 'Year']) await user.clear(screen.getByRole('spinbutton', { name }));
    await user.tab();
    expect(values()).toEqual({ taken: '' });
  });
});

it('a box is checked as the form says, and changes it', async () => {
  const { user, values } = show({ isAr: false }, (control) => (
    <FormCheckbox control={control} name="isAr" label="Augmented reality" />
  ));
  const box = screen.getByRole('checkbox', { name: 'Augmented reality' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(box).toBeChecked();
  expect(values()).toEqual({ isAr: true });
});

describe('a selection', () => {
  const options = [
    { value: 'deck', label: 'Deck' },
    { value: 'pier', label: 'Pier' },
  ];
  it('is that of the form', () => {
    show({ part: 'pier' }, (control) => <FormSelect control={control} name="part" label="Part" options={options} />);
    expect(screen.getByRole('combobox', { name: 'Part' })).toHaveTextContent('Pier');
  });

  it.each<['' | null | undefined, '' | null]>([
    [undefined, ''],
    ['', ''],
    [null, null],
  ])('that is cleared is kept as the empty value (%j)', async (emptyValue, kept) => {
    const { user, values } = show<{ part: string | null }>({ part: 'pier' }, (control) => (
      <FormSelect
        control={control}
        name="part"
        label="Part"
        options={options}
        clearable
        {...(emptyValue !== undefined && { emptyValue })}
      />
    ));
    await user.click(screen.getByRole('button', { name: /Clear/ }));
    expect(values()).toEqual({ part: kept });
  });
});

describe('a thumbnail', () => {
  const picture = (control: Control<{ thumbnail: ReturnType<typeof thumbnailFormValue> }>) => (
    <FormThumbnail control={control} name="thumbnail" />
  );

  it('that is chosen is kept beside the present one', async () => {
    const { user, values } = show({ thumbnail: thumbnailFormValue('/pier.webp') }, picture);
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const file = new File(['image'], 'deck.png', { type: 'image/png' });
    await user.upload(input, file);
    await waitFor(() => expect(values().thumbnail).toEqual({ file, existing: '/pier.webp', initial: '/pier.webp' }));
  });

  it('that is empty is left out, with its name', async () => {
    const { user, values } = show({ thumbnail: thumbnailFormValue('/pier.webp') }, picture);
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File([], 'deck.png', { type: 'image/png' }));
    expect(await screen.findByText('1 file left out: 1 empty file (deck.png)')).toBeVisible();
    expect(values().thumbnail).toEqual({ file: null, existing: '/pier.webp', initial: '/pier.webp' });
  });

  it('that is removed leaves none', async () => {
    const { user, values } = show({ thumbnail: thumbnailFormValue('/pier.webp') }, picture);
    await user.click(screen.getByRole('button', { name: /Remove/ }));
    expect(values().thumbnail).toEqual({ file: null, existing: null, initial: '/pier.webp' });
  });

  it('that is refused says why', async () => {
    const { form } = show({ thumbnail: thumbnailFormValue() }, picture);
    expect(screen.getByText('Thumbnail Image')).toBeVisible();
    const error = { type: 'custom', file: { message: 'The file is too large.' } };
    act(() => form().setError('thumbnail', error));
    expect(await screen.findByText('The file is too large.')).toBeVisible();
  });
});
