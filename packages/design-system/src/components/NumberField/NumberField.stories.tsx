import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/index.js';
import { NumberField, type NumberFieldProps } from './index.js';
import { guide } from './NumberField.guide.js';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { 'aria-label': 'Height', defaultValue: 12.5, min: 0, max: 500, step: 0.5, unit: 'm', onValueChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [(Story) => <div style={{ maxWidth: 208 }}>{Story()}</div>];

export const Basic: Story = { decorators: narrow };

export const StepsByKeysAndButtons: Story = {
  decorators: narrow,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Height' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveValue('13');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }));
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500);
    const { width, height } = canvas.getByRole('button', { name: 'Increase' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const KeepsWhatCannotBeRead: Story = {
  decorators: narrow,
  render: (args) => (
    <Field label="Height">
      <NumberField {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Height' });
    await userEvent.clear(box);
    await userEvent.type(box, 'about 12');
    await userEvent.tab();
    await expect(box).toHaveValue('about 12');
    await expect(canvas.getByText('Enter a number')).toBeVisible();
  },
};

const states: Record<string, NumberFieldProps> = {
  Rest: { unit: 'm' },
  Empty: { defaultValue: null, unit: 'm' },
  Hover: { className: 'pseudo-hover' },
  Focus: { className: 'pseudo-focus-visible', unit: '°C' },
  'At its limit': { max: 12.5 },
  'Without buttons': { steppers: false, unit: 'm³/s' },
  'Read-only': { readOnly: true, unit: 'm' },
  Disabled: { disabled: true, unit: 'm' },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))', gap: 16, maxWidth: 800 }}
    >
      {Object.entries(states).map(([name, state]) => (
        <Field key={name} label={name}>
          <NumberField defaultValue={12.5} {...state} />
        </Field>
      ))}
      <Field label="Above the highest" touched>
        <NumberField defaultValue={120} max={100} unit="m" />
      </Field>
      <Field label="Height" required error="Required" touched>
        <NumberField unit="m" />
      </Field>
      <Field label="A label that is much longer than its field" hint="A hint that is longer than its field, too">
        <NumberField defaultValue={-1234567890.123} unit="Newton" />
      </Field>
    </div>
  ),
};
