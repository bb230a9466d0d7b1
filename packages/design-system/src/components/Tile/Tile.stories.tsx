import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreateTile, Tile, TileSkeleton } from './index.js';

const drawing = (
  <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" strokeWidth="1.25">
    <path d="M-40 66h200M6 46h108M6 49h108M40 66V14M44 66V14M76 66V14M80 66V14M40 16 10 46M80 16l30 30" />
  </svg>
);

const meta = {
  title: 'Collections/Tile',
  component: Tile,
  args: {
    picture: drawing,
    title: <a href="#kinnaird">Kinnaird Viaduct</a>,
    subtitle: 'Forth Estuary',
    rows: [
      { start: 'Bridge', end: '2025-11-18' },
      { start: <strong>NorthTowerA</strong>, end: '4 inspections' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 306 }}>{Story()}</div>],
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const LongNamesAreCut: Story = {
  args: { title: <a href="#long">Kinnaird Viaduct northern approach span fourteen</a> },
};

/** Rest, hover, focus, struck, loading and create in one picture. */
export const Matrix: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div style={{ width: 1000 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 }}>
      <Tile {...args} />
      <Tile {...args} title={<a href="#hover" className="pseudo-hover">Holm Reservoir Tank 2</a>} />
      <Tile {...args} title={<a href="#focus" className="pseudo-focus-visible">Line 4 Span 118</a>} />
      <Tile {...args} struck />
      <TileSkeleton />
      <CreateTile href="#create">Create Asset</CreateTile>
    </div>
  ),
};
