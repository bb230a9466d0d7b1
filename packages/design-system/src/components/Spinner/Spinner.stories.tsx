import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { Spinner } from './index.js';
import { guide } from './Spinner.guide.js';

const meta = {
  title: 'Actions, feedback/Spinner',
  component: Spinner,
  parameters: { guide },
  args: { label: 'Loading images' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const sizes = ['small', 'medium', 'large'] as const;

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid corner="Size" columns={sizes}>
      {[{ name: 'Spinner', cells: sizes.map((size) => <Spinner key={size} size={size} />) }]}
    </Grid>
  ),
};
