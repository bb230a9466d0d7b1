import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { StatusSign } from './index.js';
import { signShapes, type SignKind } from './sign-shapes.js';
import { guide } from './StatusSign.guide.js';

const meta = {
  title: 'Actions, feedback/StatusSign',
  component: StatusSign,
  parameters: { guide },
  args: { kind: 'processing', label: 'Processing' },
} satisfies Meta<typeof StatusSign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const sizes = ['small', 'medium', 'large'] as const;

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid corner="Kind" columns={sizes}>
      {(Object.keys(signShapes) as SignKind[]).map((kind) => ({
        name: kind,
        cells: sizes.map((size) => <StatusSign key={size} kind={kind} size={size} label={kind} />),
      }))}
    </Grid>
  ),
};
