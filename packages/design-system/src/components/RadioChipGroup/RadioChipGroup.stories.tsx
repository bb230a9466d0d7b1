import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/index.js';
import { RadioChipGroup } from './index.js';
import { guide } from './RadioChipGroup.guide.js';

const themes = [
  { value: 'system', label: 'System preference' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

const meta = {
  title: 'Fields/RadioChipGroup',
  component: RadioChipGroup,
  parameters: { guide },
  args: { 'aria-label': 'Theme', options: themes, defaultValue: 'system', onValueChange: fn() },
} satisfies Meta<typeof RadioChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ArrowKeysMove: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <RadioChipGroup aria-label="Chosen" options={themes} defaultValue="system" />
      <RadioChipGroup aria-label="None chosen" options={themes} value={null} />
      <RadioChipGroup
        aria-label="One disabled"
        options={themes.map((theme) => ({ ...theme, disabled: theme.value === 'dark' }))}
        defaultValue="light"
      />
      <RadioChipGroup aria-label="Disabled" options={themes} defaultValue="system" disabled />
      <Field label="Theme" required error="Required" touched>
        <RadioChipGroup options={themes} />
      </Field>
      <div style={{ width: 180 }}>
        <RadioChipGroup aria-label="Narrow" options={themes} defaultValue="dark" />
      </div>
    </div>
  ),
};
