import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatisticList } from './index.js';
import { guide } from './StatisticList.guide.js';

const meta = {
  title: 'Overlays, structure/StatisticList',
  component: StatisticList,
  parameters: { guide },
  args: {
    values: { low: -2.1, high: 41.6, median: 8.4, average: 9 },
    format: (value: number) => `${value.toFixed(1)} °C`,
  },
} satisfies Meta<typeof StatisticList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StatisticList {...args} />
      <StatisticList {...args} values={{ low: null, high: null, median: null, average: null }} />
    </div>
  ),
};
