import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipPagination } from '../SkipPagination/index.js';
import { BottomBar } from './index.js';
import { guide } from './BottomBar.guide.js';

const noop = () => {};
const pages = <SkipPagination skip={0} top={12} count={86} onSkipChange={noop} />;

const meta = {
  title: 'Overlays, structure/BottomBar',
  component: BottomBar,
  parameters: { guide },
  args: { children: [<span key="count">86 assets, 12 per page</span>, <div key="pages">{pages}</div>] },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const StaysInViewUnderALongPage: Story = {
  render: (args) => (
    <div>
      <div style={{ height: 3000 }} />
      <BottomBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('86 assets, 12 per page').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Matrix: Story = { tags: ['visual'] };
