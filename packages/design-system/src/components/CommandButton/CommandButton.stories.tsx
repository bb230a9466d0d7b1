import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { CommandButton, type CommandButtonProps } from './index.js';
import { guide } from './CommandButton.guide.js';

const meta = {
  title: 'Actions, feedback/CommandButton',
  component: CommandButton,
  parameters: { guide },
  args: { children: 'Search or run a command', shortcut: ['Ctrl', 'K'], onClick: fn() },
} satisfies Meta<typeof CommandButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const states: Record<string, CommandButtonProps> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Focus: { className: 'pseudo-focus-visible' },
  Disabled: { disabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={['With keys', 'Without']}>
      {Object.entries(states).map(([name, state]) => ({
        name,
        cells: [['Ctrl', 'K'], []].map((shortcut) => (
          <CommandButton key={shortcut.length} shortcut={shortcut} {...state}>
            Search or run a command
          </CommandButton>
        )),
      }))}
    </Grid>
  ),
};
