import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { findings, longFindings } from '../../testing/chart-samples.js';
import { guide } from './Chart.guide.js';
import { Chart } from './index.js';

const meta = {
  title: 'Charts/Chart',
  component: Chart,
  args: { data: findings, label: 'Findings by category', onTypeChange: fn(), onBarClick: fn(), onSliceClick: fn() },
  parameters: { guide },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const SwitchesByKeys: Story = {
  name: 'one slice, then one bar per datum',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button').map(({ firstElementChild }) => firstElementChild?.tagName)).toEqual(
      findings.map(() => 'path'),
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTypeChange).toHaveBeenCalledWith('bar');
    await expect(canvas.getAllByRole('button').map(({ lastElementChild }) => lastElementChild?.tagName)).toEqual(
      findings.map(() => 'rect'),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBarClick).toHaveBeenCalledWith('Steel corrosion');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(36rem, 100%), 1fr))', gap: 32 }}>
      <Chart label="As a donut" data={findings} />
      <Chart label="As bars" data={findings} defaultType="bar" />
      <Chart label="Long names" data={longFindings} defaultType="bar" />
      <Chart label="Empty" data={[]} />
    </div>
  ),
};
