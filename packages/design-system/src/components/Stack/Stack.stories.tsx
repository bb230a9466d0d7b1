import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { TextField } from '../TextField/index.js';
import { Stack } from './index.js';
import { guide } from './Stack.guide.js';

const fields = ['Name', 'Site', 'Type'].map((label) => (
  <TextField key={label} aria-label={label} placeholder={label} />
));

const meta = {
  title: 'Layout, text/Stack',
  component: Stack,
  parameters: { guide },
  args: { children: fields },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TwoColumns: Story = { args: { columns: 2 } };

/** A column of facts beside the content. */
export const SideColumn: Story = {
  args: { columns: 'sideStart', gap: 8 },
  render: (args) => (
    <Stack {...args}>
      <Stack frame="sheet" padding={4}>
        Forth Estuary
      </Stack>
      <Stack>{fields}</Stack>
    </Stack>
  ),
};

/** Every alignment, frames with a padding, columns. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={6}>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} frame="line" padding={3} gap={2} align={align}>
          <Button>{align}</Button>
          <Button>Longer than the other</Button>
        </Stack>
      ))}
      {(['line', 'sheet', 'raised'] as const).map((frame) => (
        <Stack key={frame} frame={frame} padding={4} gap={1}>
          <span>{frame}</span>
          <span>North tower, all four faces, after the storm of 9 November</span>
        </Stack>
      ))}
      {([2, 3, 'sideStart', 'sideEnd'] as const).map((columns) => (
        <Stack key={columns} columns={columns}>
          {fields}
        </Stack>
      ))}
    </Stack>
  ),
};
