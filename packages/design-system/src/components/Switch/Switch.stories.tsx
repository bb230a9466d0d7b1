import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { Switch, type SwitchProps } from './index.js';
import { guide } from './Switch.guide.js';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  parameters: { guide },
  args: { children: 'Ground control points', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TurnsBySpace: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Ground control points' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

const states: Record<string, SwitchProps> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Active: { className: 'pseudo-active' },
  Focus: { className: 'pseudo-focus-visible' },
  Disabled: { disabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={['Off', 'On', 'With words']}>
      {Object.entries(states).map(([name, state]) => ({
        name,
        cells: [
          <Switch key="off" aria-label="Off" {...state} />,
          <Switch key="on" aria-label="On" defaultChecked {...state} />,
          <Switch key="words" defaultChecked description="Changes what is drawn at once" {...state}>
            Imperial units
          </Switch>,
        ],
      }))}
    </Grid>
  ),
};
