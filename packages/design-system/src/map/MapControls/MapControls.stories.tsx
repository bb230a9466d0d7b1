import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MapControls } from './index.js';

const meta = {
  title: 'Map/MapControls',
  component: MapControls,
  args: { onResetView: fn(), onZoomIn: fn(), onZoomOut: fn() },
} satisfies Meta<typeof MapControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <MapControls {...args} />
      <MapControls {...args} canZoomIn={false} />
      <MapControls {...args} canZoomOut={false} />
    </div>
  ),
};
