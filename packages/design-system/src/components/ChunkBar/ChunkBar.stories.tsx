import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { ChunkBar } from './index.js';
import { guide } from './ChunkBar.guide.js';

const meta = {
  title: 'Actions, feedback/ChunkBar',
  component: ChunkBar,
  parameters: { guide },
  args: { label: 'NorthTowerA', value: 46, max: 80, valueText: '46 of 80 uploaded' },
} satisfies Meta<typeof ChunkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const uploads = [
  { name: 'Upload pending...', value: 0, status: 'pending' },
  { name: 'About 14 minutes remaining', value: 61, status: 'pending' },
  { name: 'Upload paused', value: 43, status: 'paused' },
  { name: 'Upload failed', value: 97, status: 'failed' },
  { name: 'Upload complete', value: 100, status: 'completed' },
  { name: 'Total, on the bezel', value: 61, status: 'bezel' },
] as const;

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid corner="Words" columns={['20 parts', '10 parts']}>
      {uploads.map(({ name, value, status }) => ({
        name,
        cells: [320, 200].map((width) => (
          <div key={width} style={{ width, maxWidth: 'calc(100vw - 32px)' }}>
            <ChunkBar label="NorthTowerA" value={value} status={status} valueText={name} />
          </div>
        )),
      }))}
    </Grid>
  ),
};
