import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MapPopup } from '../MapPopup/index.js';
import { guide } from './PopupList.guide.js';
import { PopupList } from './index.js';

const spans = Array.from({ length: 54 }, (_, index) => `Line 4 Span ${118 + index}`);

const meta = {
  title: 'Map/PopupList',
  component: PopupList<string>,
  args: {
    items: spans,
    itemKey: (name) => name,
    renderItem: (name) => (
      <a
        href="#asset"
        style={{ display: 'grid', alignContent: 'center', padding: '8px 12px', overflowWrap: 'anywhere' }}
      >
        <strong>{name}</strong>
        <span>Power Line, 2025-11-14</span>
      </a>
    ),
    header: '54 assets in this cluster',
    onHoverItem: fn(),
  },
  parameters: { guide },
  decorators: [
    (Story) => (
      <MapPopup label="54 assets" onClose={() => {}} onZoomHere={() => {}}>
        <Story />
      </MapPopup>
    ),
  ],
} satisfies Meta<typeof PopupList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const HoveringARowTellsWhichOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(canvas.getByText('Line 4 Span 119'));
    await expect(args.onHoverItem).toHaveBeenLastCalledWith('Line 4 Span 119');
  },
};

export const FocusTellsToo: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onHoverItem).toHaveBeenLastCalledWith('Line 4 Span 119');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PopupList {...args} />
      <PopupList
        {...args}
        items={[
          'Kinnaird Viaduct',
          'Donaudampfschifffahrtsgesellschaftsbrücke bei Niederösterreich',
          'جسر الملك فهد المعلق فوق الخليج',
        ]}
        header={undefined}
      />
    </div>
  ),
};
