import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './MapControls.guide.js';
import { MapControls } from './index.js';

const meta = {
  title: 'Map/MapControls',
  component: MapControls,
  args: { onResetView: fn(), onZoomIn: fn(), onZoomOut: fn() },
  parameters: { guide },
} satisfies Meta<typeof MapControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ByKeyboard: Story = {
  args: { canZoomOut: false },
  play: async ({ userEvent, args }) => {
    for (const press of ['{Enter}', ' ', '{Enter}']) {
      await userEvent.tab();
      await userEvent.keyboard(press);
    }
    await expect(args.onResetView).toHaveBeenCalledTimes(1);
    await expect(args.onZoomIn).toHaveBeenCalledTimes(1);
    await expect(args.onZoomOut).not.toHaveBeenCalled();
  },
};

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
