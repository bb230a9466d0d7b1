import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar';
import { ChartPieSliceIcon } from '@phosphor-icons/react/dist/csr/ChartPieSlice';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/csr/MapTrifold';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './index.js';
import { guide } from './SegmentedControl.guide.js';

const layouts = [
  {
    value: 'grid',
    label: 'Grid',
    icon: <SquaresFourIcon size={18} />,
    selectedIcon: <SquaresFourIcon size={18} weight="fill" />,
  },
  {
    value: 'map',
    label: 'Map',
    icon: <MapTrifoldIcon size={18} />,
    selectedIcon: <MapTrifoldIcon size={18} weight="fill" />,
  },
];
const charts = [
  {
    value: 'pie',
    label: 'Pie',
    icon: <ChartPieSliceIcon size={18} />,
    selectedIcon: <ChartPieSliceIcon size={18} weight="fill" />,
  },
  {
    value: 'bar',
    label: 'Bar',
    icon: <ChartBarIcon size={18} />,
    selectedIcon: <ChartBarIcon size={18} weight="fill" />,
  },
];

const meta = {
  title: 'Fields/SegmentedControl',
  component: SegmentedControl,
  parameters: { guide },
  args: { 'aria-label': 'Layout', options: layouts, onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const IconOnly: Story = { args: { iconOnly: true } };

export const ArrowKeysMove: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('map');
    await expect(canvas.getByRole('radio', { name: 'Map' })).toBeChecked();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <SegmentedControl aria-label="Layout" options={layouts} />
      <SegmentedControl aria-label="Chart" options={charts} defaultValue="bar" />
      <SegmentedControl aria-label="Icons" options={layouts} defaultValue="map" iconOnly />
      <SegmentedControl
        aria-label="Words"
        options={['Day', 'Week', 'Month'].map((label) => ({ value: label, label }))}
        defaultValue="Week"
      />
      <SegmentedControl
        aria-label="One disabled"
        options={layouts.map((layout) => ({ ...layout, disabled: layout.value === 'map' }))}
      />
      <SegmentedControl aria-label="Disabled" options={layouts} disabled />
    </div>
  ),
};
