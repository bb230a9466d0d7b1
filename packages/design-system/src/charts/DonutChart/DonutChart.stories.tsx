import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  findings,
  longFindings,
  manyFindings,
  oneFinding,
  twoFindings,
  zeroFindings,
} from '../../testing/chart-samples.js';
import { guide } from './DonutChart.guide.js';
import { DonutChart } from './index.js';

const meta = {
  title: 'Charts/DonutChart',
  component: DonutChart,
  args: { data: findings, label: 'Findings by category', onSliceClick: fn() },
  parameters: { guide },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const HoverTellsAndEscapeDismisses: Story = {
  name: 'hover tells name, count and share',
  args: { data: twoFindings },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /^Rust/ }));
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Rust');
    await expect(tooltip).toHaveTextContent('Counts: 3 (37.5%)');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const ClickAndEnterCallBackWithTheId: Story = {
  name: 'a slice calls back with its id',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bearing defect/ }));
    await expect(args.onSliceClick).toHaveBeenLastCalledWith('bearing-defect');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onSliceClick).toHaveBeenLastCalledWith('steel-corrosion');
  },
};

/** Black or white, whichever has more contrast: on #757575 white, on #767676 black. */
export const LabelsReadOnAnyFill: Story = {
  args: {
    data: [
      { id: 'a', name: 'Dark', count: 1, fill: '#757575' },
      { id: 'b', name: 'Light', count: 1, fill: '#767676' },
      { id: 'c', name: 'Red', count: 1, fill: 'hsl(0 100% 45%)' },
    ],
  },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('svg text')].map((label) => getComputedStyle(label).fill);
    const [white, black] = ['color(xyz-d65 0.9505 1 1.089)', 'color(xyz-d65 0 0 0)'];
    await expect(fills).toEqual([white, black, white]);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(34rem, 100%), 1fr))', gap: 32 }}>
      <DonutChart label="Eight" data={findings} />
      <DonutChart label="Long names" data={longFindings} />
      <DonutChart label="One" data={oneFinding} size={200} />
      <DonutChart label="All counts 0" data={zeroFindings} size={200} />
      <DonutChart label="Without its legend" data={twoFindings} size={200} showLegend={false} />
      <DonutChart label="Empty" data={[]} />
      <DonutChart label="Focus" data={findings} />
      <DonutChart label="Fifty" data={manyFindings} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Focus' });
    await userEvent.tab();
    group.querySelector<SVGElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // The tooltip of a mark that was passed shows until the debounced one replaces it.
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Counts: 28 (15.8%)'));
  },
};
