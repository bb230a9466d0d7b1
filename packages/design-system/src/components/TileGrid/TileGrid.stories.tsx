import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileSkeleton } from '../Tile/index.js';
import { TileGrid } from './index.js';
import { guide } from './TileGrid.guide.js';

const meta = {
  title: 'Collections/TileGrid',
  component: TileGrid,
  parameters: { guide },
  args: { 'aria-label': 'Assets', children: Array.from({ length: 5 }, (_, index) => <TileSkeleton key={index} />) },
} satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** Two columns on small screens, three or four on larger ones; paler while busy. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <TileGrid {...args} />
      <TileGrid {...args} columns={[2, 2, 3]} busy />
    </div>
  ),
};
