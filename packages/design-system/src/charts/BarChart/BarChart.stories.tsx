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
import { guide } from './BarChart.guide.js';
import { BarChart } from './index.js';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: { data: findings, label: 'Findings by category', onBarClick: fn() },
  parameters: { guide },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The drawing, the plot area by its axis line, and the columns. */
function boxes(canvasElement: HTMLElement) {
  const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  const axis = canvasElement.querySelector('svg > line')?.getBoundingClientRect() ?? new DOMRect();
  const columns = [...canvasElement.querySelectorAll('[role="button"] > :first-child')].map((each) =>
    each.getBoundingClientRect(),
  );
  return { drawing, axis, columns };
}

export const PlotArea: Story = {
  name: 'margins left 45, top 15, bottom 20',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button');
    await waitFor(async () => {
      const { drawing, axis, columns } = boxes(canvasElement);
      await expect(axis.left - drawing.left).toBeCloseTo(45, 0);
      await expect((columns[0]?.top ?? 0) - drawing.top).toBeCloseTo(15, 0);
      await expect(drawing.bottom - (columns[0]?.bottom ?? 0)).toBeCloseTo(20, 0);
      await expect(drawing.right - axis.right).toBeCloseTo(15, 0);
    });
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('button');
    await waitFor(async () => {
      const { drawing, axis, columns } = boxes(canvasElement);
      await expect(drawing.right - axis.right).toBeCloseTo(45, 0);
      await expect(columns[0]?.left).toBeGreaterThan(columns[1]?.left ?? Infinity);
    });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
  },
};

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

export const ClickAndEnterCallBackWithTheName: Story = {
  name: 'a bar calls back with its name',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Staining/ }));
    await expect(args.onBarClick).toHaveBeenLastCalledWith('Staining');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onBarClick).toHaveBeenLastCalledWith('Vegetation');
  },
};

/** The chart follows its place, down to a phone and back. */
export const FollowsItsWidth: Story = {
  play: async ({ canvas, canvasElement }) => {
    const problems: string[] = [];
    const report = ({ message }: ErrorEvent) => problems.push(message);
    window.addEventListener('error', report);
    const place = canvasElement.querySelector<HTMLElement>('[role="group"]')?.parentElement;
    await canvas.findAllByRole('button');
    for (const width of [640, 320, 500, 321, 640]) {
      if (place) place.style.width = `${width}px`;
      await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveAttribute('viewBox', `0 0 ${width} 280`));
    }
    window.removeEventListener('error', report);
    await expect(problems).toEqual([]);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(28rem, 100%), 1fr))', gap: 32 }}>
      <BarChart label="Eight" data={findings} />
      <BarChart label="With its legend" data={twoFindings} showLegend height={160} />
      <BarChart label="Long names" data={longFindings} showLegend />
      <BarChart label="One" data={oneFinding} />
      <BarChart label="All counts 0" data={zeroFindings} />
      <BarChart label="Fifty" data={manyFindings} />
      <BarChart label="Empty" data={[]} />
      <BarChart label="Focus" data={findings} />
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
