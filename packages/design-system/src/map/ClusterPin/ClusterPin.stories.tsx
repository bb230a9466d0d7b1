import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { DropIcon } from '@phosphor-icons/react/dist/csr/Drop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './ClusterPin.guide.js';
import { ClusterPin } from './index.js';

const meta = {
  title: 'Map/ClusterPin',
  component: ClusterPin,
  args: { count: 12, label: '12 assets', icon: <BridgeIcon size={20} />, onClick: fn() },
  parameters: { guide },
  decorators: [
    (Story) => (
      <div style={{ padding: 32, background: 'linear-gradient(135deg, #1f3b23, #20466f)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClusterPin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '12 assets, 9+' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 1500].map((count) => (
        <ClusterPin key={count} count={count} label={`${count} assets`} icon={<DropIcon size={20} />} />
      ))}
      <ClusterPin count={54} label="54 assets, hovered" icon={<BridgeIcon size={20} />} className="pseudo-hover" />
      <ClusterPin count={54} label="54 assets, open" icon={<BridgeIcon size={20} />} active />
      <ClusterPin
        count={54}
        label="54 assets, focused"
        icon={<BridgeIcon size={20} />}
        className="pseudo-focus-visible"
      />
    </div>
  ),
};
