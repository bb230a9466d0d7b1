import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { StatusBadge } from './index.js';
import { guide } from './StatusBadge.guide.js';

const meta = {
  title: 'Actions, feedback/StatusBadge',
  component: StatusBadge,
  parameters: { guide },
  args: { kind: 'processing', children: 'Processing' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const badges = [
  { kind: 'draft', children: 'Draft' },
  { kind: 'processing', children: 'Processing' },
  { kind: 'completed', children: 'Completed' },
  { kind: 'failed', children: 'Failed' },
  { kind: 'warning', children: 'Warning' },
  { kind: 'info', children: 'Queued' },
  { kind: 'active', children: 'Activated' },
  { kind: 'pending', children: 'Pending' },
  { kind: 'off', children: 'Deactivated' },
  { kind: 'off', tone: 'failed', children: 'Deleted' },
] as const;

const photo = { display: 'inline-flex', padding: 4, background: 'linear-gradient(90deg, #9a8572, #574b41)' };

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid corner="Status" columns={['On a sheet', 'On an image', 'In a row']}>
      {badges.map((badge) => ({
        name: badge.children,
        cells: [
          <StatusBadge key="tinted" {...badge} />,
          <span key="plate" style={photo}>
            <StatusBadge {...badge} variant="plate" />
          </span>,
          <StatusBadge key="text" {...badge} variant="text" />,
        ],
      }))}
    </Grid>
  ),
};
