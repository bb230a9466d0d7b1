import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/index.js';
import { guide } from './ColourField.guide.js';
import { ColourField, type ColourSwatch } from './index.js';

const swatches: ColourSwatch[] = [
  { value: '#ce2a29', name: 'Marking red' },
  { value: '#833f1d', name: 'Oxide' },
  { value: '#ec7c0e', name: 'Safety orange' },
  { value: '#f8c829', name: 'Lane yellow' },
  { value: '#8b9030', name: 'Lichen' },
  { value: '#1c884e', name: 'Guide green' },
  { value: '#37a9a3', name: 'Verdigris' },
  { value: '#59c5e8', name: 'Sky' },
  { value: '#8048b6', name: 'Heather' },
  { value: '#ef60a8', name: 'Survey pink' },
  { value: '#434a44', name: 'Graphite' },
];
const tooSimilar = 'Colour is too similar to system colour';
const validate = (value: string) => (value === '#0a63c2' ? tooSimilar : null);

const meta = {
  title: 'Fields/ColourField',
  component: ColourField,
  parameters: { guide },
  args: { 'aria-label': 'Colour', swatches, validate, onValueChange: fn() },
} satisfies Meta<typeof ColourField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { args: { defaultValue: '#ec7c0e' } };

export const ArrowsMoveInRowsAndColumns: Story = {
  args: { defaultValue: '#ce2a29' },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const isTouch = matchMedia('(pointer: coarse)').matches;
    await expect(canvas.getByRole('radio', { name: isTouch ? 'Guide green' : 'Verdigris' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Oxide' })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('#833F1D');
  },
};

export const ChoosingASwatchSetsItsHexCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Safety orange' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('#ec7c0e');
    await expect(canvas.getByRole('textbox')).toHaveValue('#EC7C0E');
  },
};

export const ValidatesWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '#0a63c2');
    await expect(canvas.getByText(tooSimilar)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(tooSimilar);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 560 }}>
      <Field label="Chosen" required>
        <ColourField swatches={swatches} defaultValue="#ec7c0e" />
      </Field>
      <Field label="None" hint="Any colour but the system blue">
        <ColourField swatches={swatches} />
      </Field>
      <ColourField aria-label="Too similar" swatches={swatches} defaultValue="#0a63c2" validate={validate} />
      <Field label="Invalid" error="Required" touched>
        <ColourField swatches={swatches} />
      </Field>
      <Field label="Disabled">
        <ColourField swatches={swatches} defaultValue="#1c884e" disabled />
      </Field>
      <div style={{ maxWidth: 260 }}>
        <Field label="Bewehrungskorrosionskategoriefarbe" hint="لون">
          <ColourField swatches={swatches} defaultValue="#000000" />
        </Field>
      </div>
      <Field label="Without swatches">
        <ColourField defaultValue="#ffffff" />
      </Field>
    </div>
  ),
};
