import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { Stack } from '../Stack/index.js';
import { StatusBadge } from '../StatusBadge/index.js';
import { Text } from '../Text/index.js';
import { Inline } from './index.js';
import { guide } from './Inline.guide.js';

const parts = [
  <Text key="name" weight="semibold" truncate>
    NorthTowerA
  </Text>,
  <StatusBadge key="status" kind="completed">
    Completed
  </StatusBadge>,
  <Button key="open">Open</Button>,
];

const meta = {
  title: 'Layout, text/Inline',
  component: Inline,
  parameters: { guide },
  args: { children: parts },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Between: Story = { args: { justify: 'between' } };

/** Every alignment and justification, and a line that wraps. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={6}>
      {(['center', 'start', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline key={align} align={align} wrap>
          {parts}
        </Inline>
      ))}
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify} wrap>
          {parts}
        </Inline>
      ))}
      <Stack style={{ maxWidth: 240 }}>
        <Inline wrap gap={4} rowGap={1}>
          {parts}
        </Inline>
      </Stack>
    </Stack>
  ),
};
