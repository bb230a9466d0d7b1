import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitleBlock } from './index.js';
import { guide } from './TitleBlock.guide.js';

const items = [
  { label: 'Site', value: 'Forth Estuary' },
  { label: 'Type', value: 'Bridge' },
  { label: 'Modified', value: '2025-11-18' },
  { label: 'Created by', value: 'Maren Solheim' },
  { label: 'Location', value: null },
  { label: 'Description', value: 'North tower, all four faces, after the storm of 9 November.', wide: true },
];

const meta = {
  title: 'Collections/TitleBlock',
  component: TitleBlock,
  parameters: { guide },
  args: { items },
} satisfies Meta<typeof TitleBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** One to four columns, values that do not exist, a wide cell. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {([1, 2, 3, 4] as const).map((columns) => (
        <TitleBlock key={columns} items={items} columns={columns} />
      ))}
    </div>
  ),
};
