import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/index.js';
import { MultiSelectField, type MultiSelectItem } from './index.js';
import { guide } from './MultiSelectField.guide.js';

const categories: MultiSelectItem[] = [
  { value: 'corrosion', label: 'Steel corrosion', swatch: '#8a3b12' },
  { value: 'leakage', label: 'Joint leakage', swatch: '#56bde8' },
  { value: 'crack', label: 'Concrete crack', swatch: '#d62828' },
  { value: 'spalling', label: 'Concrete spalling', swatch: '#8a9030' },
  { value: 'staining', label: 'Staining', swatch: '#ec7c0e' },
];
const graffiti: MultiSelectItem = { value: 'graffiti', label: 'Graffiti', swatch: '#444844', archived: true };

const meta = {
  title: 'Fields/MultiSelectField',
  component: MultiSelectField,
  parameters: { guide },
  args: { 'aria-label': 'Categories', items: categories, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof MultiSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { args: { defaultValue: categories.slice(0, 2) } };

export const BackspaceMovesToTheLastChipThenRemovesIt: Story = {
  args: { defaultValue: categories.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Joint leakage' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Steel corrosion' })).toHaveFocus();
    await expect(canvas.getByText('Joint leakage removed')).toBeInTheDocument();
  },
};

export const ShowsAnArchivedChoice: Story = { args: { defaultValue: [graffiti] } };

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Field label="Categories" hint="At most 80">
        <MultiSelectField items={categories} />
      </Field>
      <Field label="Categories" required>
        <MultiSelectField items={categories} defaultValue={[...categories, graffiti]} />
      </Field>
      <Field label="Members">
        <MultiSelectField
          items={[]}
          defaultValue={[{ value: 'long', label: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Senior' }]}
        />
      </Field>
      <Field label="Categories" required error="Required" touched>
        <MultiSelectField items={categories} />
      </Field>
      <Field label="Categories">
        <MultiSelectField items={categories} defaultValue={categories.slice(0, 2)} disabled />
      </Field>
    </div>
  ),
};
