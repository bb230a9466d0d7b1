import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { findings, longFindings, zeroFindings } from '../../testing/chart-samples.js';
import { guide } from './ChartLegend.guide.js';
import { ChartLegend } from './index.js';

const meta = {
  title: 'Charts/ChartLegend',
  component: ChartLegend,
  args: { data: findings, caption: 'Findings by category', onActiveIdChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof ChartLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const PointingTellsTheRow: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('row', { name: /Staining/ });
    await userEvent.hover(row);
    await expect(args.onActiveIdChange).toHaveBeenLastCalledWith('staining');
    await userEvent.unhover(row);
    await expect(args.onActiveIdChange).toHaveBeenLastCalledWith(null);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 320 }}>
      <ChartLegend caption="A row marked" data={findings} activeId="staining" />
      <ChartLegend caption="Long names" data={longFindings} />
      <ChartLegend caption="All counts 0" data={zeroFindings} />
    </div>
  ),
};
