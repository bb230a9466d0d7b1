import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartTooltip } from './index.js';
import { guide } from './ChartTooltip.guide.js';

const meta = {
  title: 'Charts/ChartTooltip',
  component: ChartTooltip,
  args: { datum: { name: 'Concrete spalling', count: 28, percent: 15.8 } },
  parameters: { guide },
} satisfies Meta<typeof ChartTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const WIDTH = 260;
const points = [
  { x: 130, y: 100 },
  { x: 10, y: 100 },
  { x: 250, y: 100 },
  { x: 130, y: 20 },
];

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      <ChartTooltip
        datum={{ name: 'Spannungsrisskorrosionsverdachtsfläche im Auflagerbereich', count: 1, percent: 0.4 }}
      />
      {points.map((at) => (
        <div key={`${at.x} ${at.y}`} style={{ position: 'relative', width: WIDTH, height: 110, border: '1px solid' }}>
          <ChartTooltip {...args} at={at} chartWidth={WIDTH} />
        </div>
      ))}
    </div>
  ),
};
