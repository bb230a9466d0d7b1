import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './MapPopup.guide.js';
import { MapPopup } from './index.js';

const GERMAN = 'Donaudampfschifffahrtsgesellschaftsbrücke bei Niederösterreich, Fahrbahnübergangskonstruktion';
const ARABIC = 'جسر الملك فهد المعلق فوق الخليج، الجزء الشمالي من الممر البحري';

const row = (name: string, type: string) => (
  <a href="#asset" style={{ display: 'grid', padding: '8px 12px', overflowWrap: 'anywhere' }}>
    <strong>{name}</strong>
    <span>{type}, 2025-11-18</span>
  </a>
);

const meta = {
  title: 'Map/MapPopup',
  component: MapPopup,
  args: { label: 'Kinnaird Viaduct', onClose: fn(), onZoomHere: fn(), children: row('Kinnaird Viaduct', 'Bridge') },
  parameters: { guide },
} satisfies Meta<typeof MapPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onZoomHere).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 24 }}>
      <MapPopup {...args} />
      <MapPopup {...args} label="As near as the map goes" onZoomHere={undefined} />
      <MapPopup {...args} label="Long German words">
        {row(GERMAN, 'Bridge')}
      </MapPopup>
      <MapPopup {...args} label="Arabic" zoomHereLabel="تكبير هنا" dir="rtl">
        {row(ARABIC, 'جسر')}
      </MapPopup>
    </div>
  ),
};
