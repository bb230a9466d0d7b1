import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './MapPin.guide.js';
import { MapPin } from './index.js';

const icon = <BridgeIcon size={20} />;

const meta = {
  title: 'Map/MapPin',
  component: MapPin,
  args: { label: 'Kinnaird Viaduct, Bridge', icon, onClick: fn() },
  parameters: { guide },
  decorators: [
    (Story) => (
      <div style={{ padding: 32, background: 'linear-gradient(135deg, #1f3b23, #20466f)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MapPin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kinnaird Viaduct, Bridge' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}>
      {[
        { name: 'with an icon', shown: icon },
        { name: 'without an icon', shown: undefined },
      ].flatMap(({ name, shown }) => [
        <MapPin key={`rest ${name}`} label={`Rest, ${name}`} icon={shown} />,
        <MapPin key={`hover ${name}`} label={`Hover, ${name}`} icon={shown} className="pseudo-hover" />,
        <MapPin key={`focus ${name}`} label={`Focus, ${name}`} icon={shown} className="pseudo-focus-visible" />,
        <MapPin key={`open ${name}`} label={`Open, ${name}`} icon={shown} active />,
        <MapPin
          key={`both ${name}`}
          label={`Open and focus, ${name}`}
          icon={shown}
          active
          className="pseudo-focus-visible"
        />,
      ])}
    </div>
  ),
};
