import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { ProgressBar } from './index.js';
import { guide } from './ProgressBar.guide.js';

const meta = {
  title: 'Actions, feedback/ProgressBar',
  component: ProgressBar,
  parameters: { guide },
  args: { label: 'Reading images', value: 412, max: 1000, valueText: '412 of 1,000' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const UnknownEnd: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid corner="Value" columns={['Bar']}>
      {[0, 1, 41, 100, null].map((value) => ({
        name: value === null ? 'unknown' : `${value} of 100`,
        cells: [
          <div key="bar" style={{ width: 320, maxWidth: 'calc(100vw - 32px)' }}>
            <ProgressBar label="Reading images" value={value} />
          </div>,
        ],
      }))}
    </Grid>
  ),
};
