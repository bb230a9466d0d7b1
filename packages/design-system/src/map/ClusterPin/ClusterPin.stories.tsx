import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { DropIcon } from '@phosphor-icons/react/dist/csr/Drop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from '../MapPin/index.js';
import { ClusterPin } from './index.js';

const meta = {
  title: 'Map/Pins',
  component: ClusterPin,
  args: { count: 12, label: '12 assets', icon: <BridgeIcon size={20} /> },
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

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}>
      <MapPin label="Kinnaird Viaduct" icon={<BridgeIcon size={20} />} />
      <MapPin label="Kinnaird Viaduct, hovered" icon={<BridgeIcon size={20} />} className="pseudo-hover" />
      <MapPin label="Kinnaird Viaduct, focused" icon={<BridgeIcon size={20} />} className="pseudo-focus-visible" />
      <MapPin label="Kinnaird Viaduct, open" icon={<BridgeIcon size={20} />} active />
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 1500].map((count) => (
        <ClusterPin key={count} count={count} label={`${count} assets`} icon={<DropIcon size={20} />} />
      ))}
      <ClusterPin count={54} label="54 assets, open" icon={<BridgeIcon size={20} />} active />
      <ClusterPin count={54} label="54 assets, focused" icon={<BridgeIcon size={20} />} className="pseudo-focus-visible" />
    </div>
  ),
};
