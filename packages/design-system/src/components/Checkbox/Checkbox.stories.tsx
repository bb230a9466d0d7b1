import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { Checkbox, type CheckboxProps, type CheckedState } from './index.js';
import { guide } from './Checkbox.guide.js';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { children: 'Ground control points', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithDescription: Story = { args: { description: 'Needed for an orthomosaic to scale' } };

export const PressingMixedRequestsTrue: Story = {
  args: { checked: 'indeterminate', children: '12 of 48 selected' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: '12 of 48 selected' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

const states: Record<string, CheckboxProps> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Active: { className: 'pseudo-active' },
  Focus: { className: 'pseudo-focus-visible' },
  Invalid: { 'aria-invalid': true },
  Disabled: { disabled: true },
};
const values: Record<string, CheckedState> = { Off: false, On: true, Mixed: 'indeterminate' };

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={[...Object.keys(values), 'With words']}>
      {Object.entries(states).map(([name, state]) => ({
        name,
        cells: [
          ...Object.entries(values).map(([key, value]) => (
            <Checkbox key={key} aria-label={key} defaultChecked={value} {...state} />
          )),
          <Checkbox key="words" defaultChecked description="Needed for an orthomosaic to scale" {...state}>
            Ground control points
          </Checkbox>,
        ],
      }))}
    </Grid>
  ),
};
