import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverflowList } from './index.js';
import { guide } from './OverflowList.guide.js';

const names = [
  'Ardlay Unit B',
  'Granton Flare',
  'Hollin Fuel Bay 3',
  'Port Marrow Tank 11',
  'Saltcroft Stack',
  'Unit 6 Cracker',
];

const meta = {
  title: 'Overlays, structure/OverflowList',
  component: OverflowList<string>,
  parameters: { guide },
  args: { items: names, max: 5, renderItem: (name: string) => name, getKey: (name: string) => name },
} satisfies Meta<typeof OverflowList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <OverflowList {...args} />
      <OverflowList {...args} items={names.slice(0, 2)} />
    </div>
  ),
};
