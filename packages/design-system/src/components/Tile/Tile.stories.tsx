import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile, TileSkeleton } from './index.js';
import { guide } from './Tile.guide.js';

const drawing = (
  <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" strokeWidth="1.25">
    <path d="M-40 66h200M6 46h108M6 49h108M40 66V14M44 66V14M76 66V14M80 66V14M40 16 10 46M80 16l30 30" />
  </svg>
);

const meta = {
  title: 'Collections/Tile',
  component: Tile,
  parameters: { guide },
  args: {
    picture: drawing,
    title: <a href="#kinnaird">Kinnaird Viaduct</a>,
    subtitle: 'Forth Estuary',
    rows: [
      { start: 'Bridge', end: '2025-11-18' },
      { start: <strong>NorthTowerA</strong>, end: '4 inspections' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 'min(306px, 100vw - 32px)' }}>{Story()}</div>],
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const LongNamesAreCut: Story = {
  args: { title: <a href="#long">Kinnaird Viaduct northern approach span fourteen</a> },
};

/** Rest, hover, focus, struck and loading in one picture. */
export const Matrix: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div style={{ width: 'min(1000px, 100vw - 32px)' }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))', gap: 24 }}>
      <Tile {...args} />
      <Tile
        {...args}
        title={
          <a href="#hover" className="pseudo-hover">
            Holm Reservoir Tank 2
          </a>
        }
      />
      <Tile
        {...args}
        title={
          <a href="#focus" className="pseudo-focus-visible">
            Line 4 Span 118
          </a>
        }
      />
      <Tile {...args} struck />
      <TileSkeleton />
    </div>
  ),
};
