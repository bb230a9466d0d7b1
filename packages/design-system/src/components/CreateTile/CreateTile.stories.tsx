import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tile } from '../Tile/index.js';
import { TileGrid } from '../TileGrid/index.js';
import { guide } from './CreateTile.guide.js';
import { CreateTile } from './index.js';

const picture = (
  <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" strokeWidth="1.25">
    <path d="M-40 66h200M6 46h108M6 49h108M40 66V14M44 66V14M76 66V14M80 66V14M40 16 10 46M80 16l30 30" />
  </svg>
);

const narrow: Decorator = (Story) => <div style={{ maxWidth: 306 }}>{Story()}</div>;

const meta = {
  title: 'Collections/CreateTile',
  component: CreateTile,
  parameters: { guide },
  args: { children: 'Create Asset', href: '#create' },
} satisfies Meta<typeof CreateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { decorators: [narrow] };

export const AsButton: Story = {
  decorators: [narrow],
  args: { href: undefined, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create Asset' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** As high as the tiles next to it. */
export const InAGrid: Story = {
  render: (args) => (
    <TileGrid aria-label="Assets">
      <CreateTile {...args} />
      <Tile
        picture={picture}
        title={<a href="#one">Kinnaird Viaduct</a>}
        subtitle="Forth Estuary"
        rows={[{ start: 'Bridge' }, { start: '4 inspections' }]}
      />
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((item) => item.firstElementChild!.getBoundingClientRect());
    const [create, tile] = boxes;
    const areBeside = create!.top === tile!.top;
    await expect(areBeside ? create!.height : tile!.height).toBe(tile!.height);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 24 }}>
      <CreateTile {...args} />
      <CreateTile {...args} className="pseudo-hover" />
      <CreateTile {...args} className="pseudo-active" />
      <CreateTile {...args} className="pseudo-focus-visible" />
      <CreateTile href="#long">Bewehrungskorrosionsprüfungskategorie für Brückenbauwerke anlegen</CreateTile>
      <CreateTile>إنشاء أصل جديد في هذا الموقع</CreateTile>
    </div>
  ),
};
