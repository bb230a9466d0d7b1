import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../../theme/text.css.js';
import { Skeleton } from './index.js';
import { guide } from './Skeleton.guide.js';

const meta = {
  title: 'Actions, feedback/Skeleton',
  component: Skeleton,
  parameters: { guide },
  args: { width: 240 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 8, width: 240 }}>
      <Skeleton shape="block" height={160} />
      <p className={text.title}>
        <Skeleton width="70%" />
      </p>
      <p className={text.body}>
        <Skeleton width="50%" />
      </p>
    </div>
  ),
};
