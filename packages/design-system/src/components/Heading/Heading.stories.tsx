import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.js';
import { Heading } from './index.js';
import { guide } from './Heading.guide.js';

const meta = {
  title: 'Layout, text/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 2, children: 'Inspections' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithCount: Story = { args: { count: 12 } };

/** Every size with and without a count, and a long word. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {(['titleLg', 'title', 'titleSm', 'label'] as const).map((size) => (
        <Stack key={size} gap={1}>
          <Heading level={2} size={size}>
            Inspections of Forth Estuary
          </Heading>
          <Heading level={2} size={size} count={12}>
            Inspections
          </Heading>
        </Stack>
      ))}
      <Heading level={1} style={{ maxWidth: 200 }}>
        NorthTowerAllFourFaces
      </Heading>
    </Stack>
  ),
};
