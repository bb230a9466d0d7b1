import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormDateField } from './FormDateField.tsx';
import { FormMultiSelect } from './FormMultiSelect.tsx';
import { FormMultiValue } from './FormMultiValue.tsx';
import { FormNumberField } from './FormNumberField.tsx';
import { FormRadioChips } from './FormRadioChips.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormTextArea, FormTextField } from './FormTextField.tsx';
import { FormThumbnail } from './FormThumbnail.tsx';
import { showField } from './testing/show-field.tsx';

interface Values {
  value: unknown;
}
type Framed = { control: Control<Values>; name: 'value'; label: string; hint: string; required: true };
const options = [{ value: 'deck', label: 'Deck' }];

describe('a field has a label, a hint, and the error of the form', () => {
  it.each<[string, unknown, (props: Framed) => ReactNode]>([
    ['a text', '', (props) => <FormTextField {...props} />],
    ['a text of several lines', '', (props) => <FormTextArea {...props} />],
    ['a number', null, (props) => <FormNumberField {...props} />],
    ['a date', '', (props) => <FormDateField {...props} />],
    ['a selection', '', (props) => <FormSelect {...props} options={options} />],
    ['a choice', '', (props) => <FormRadioChips {...props} options={options} />],
    ['several options', [], (props) => <FormMultiSelect {...props} items={options} />],
    ['several texts', [], (props) => <FormMultiValue {...props} />],
  ])('%s', async (_kind, value, field) => {
    const { form } = showField<Values>({ value }, (control) =>
      field({ control, name: 'value', label: 'Part', hint: 'For pilots', required: true }),
    );
    expect(screen.getByText('Part')).toBeVisible();
    expect(screen.getByText('For pilots')).toBeVisible();
    expect(document.querySelector('[required], [aria-required=true]')).not.toBeNull();
    act(() => form().setError('value', { type: 'custom', message: 'A part is needed' }));
    expect(await screen.findByText('A part is needed')).toBeVisible();
  });
});

it.each<[string, unknown, (control: Control<Values>) => ReactNode, Record<string, string>]>([
  [
    'a text',
    '',
    (control) => (
      <FormTextField
        control={control}
        name="value"
        label="x"
        maxLength={9}
        type="email"
        autoComplete="email"
        readOnly
      />
    ),
    { type: 'email', autocomplete: 'email', readonly: '', name: 'value' },
  ],
  [
    'a text of several lines',
    '',
    (control) => <FormTextArea control={control} name="value" label="x" rows={7} />,
    { rows: '7', name: 'value' },
  ],
  ['a number', 3, (control) => <FormNumberField control={control} name="value" label="x" readOnly />, { readonly: '' }],
  ['a box', false, (control) => <FormCheckbox control={control} name="value" label="x" disabled />, { disabled: '' }],
  [
    'a selection',
    '',
    (control) => <FormSelect control={control} name="value" label="x" options={options} disabled />,
    { disabled: '' },
  ],
])('%s passes on what its control can be', (_kind, value, field, attributes) => {
  showField<Values>({ value }, field);
  const control = document.querySelector('input, textarea, [role=checkbox], [role=combobox]')!;
  expect(Object.fromEntries(Object.keys(attributes).map((name) => [name, control.getAttribute(name)]))).toEqual(
    attributes,
  );
});

it('a number says its unit and its limits, a text its length, a box what it is about', async () => {
  const { user } = showField<{ height: null; note: string; isAr: boolean }>(
    { height: null, note: 'Wet', isAr: false },
    (control) => (
      <>
        <FormNumberField control={control} name="height" label="Height" unit="m" min={1} max={9} />
        <FormTextField control={control} name="note" label="Note" maxLength={7} />
        <FormCheckbox control={control} name="isAr" label="AR" description="Needs a marker" />
      </>
    ),
  );
  expect(screen.getByText('m')).toBeVisible();
  expect(screen.getByText(/3\s*\/\s*7/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'AR' })).toHaveAccessibleDescription('Needs a marker');
  await user.type(screen.getByLabelText('Height'), '12');
  await user.tab();
  expect(screen.getByLabelText('Height')).toBeInvalid();
});

it('a selection says that its options load, and a thumbnail can have a label of its own', () => {
  showField<{ part: string; logo: object }>(
    { part: '', logo: { file: null, existing: null, initial: null } },
    (control) => (
      <>
        <FormSelect control={control} name="part" label="Part" options={[]} pending />
        <FormThumbnail control={control} name="logo" label="Logo" />
      </>
    ),
  );
  expect(screen.getByRole('combobox', { name: 'Part' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Logo')).toBeVisible();
});
