import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { EmptyState } from './index.js';
import { guide } from './EmptyState.guide.js';

const meta = { title: 'Actions, feedback/EmptyState', component: EmptyState, parameters: { guide } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <EmptyState />
      <EmptyState action={<Button variant="primary">Create tag</Button>}>No tags have been created yet.</EmptyState>
    </div>
  ),
};
