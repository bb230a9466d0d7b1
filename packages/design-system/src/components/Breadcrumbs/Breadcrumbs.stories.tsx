import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb, Breadcrumbs } from './index.js';
import { guide } from './Breadcrumbs.guide.js';

const meta = {
  title: 'Overlays, structure/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: {
    children: [
      <Breadcrumb key="home" asChild>
        <a href="#home">Home</a>
      </Breadcrumb>,
      <Breadcrumb key="site" href="#site">
        Forth Estuary
      </Breadcrumb>,
      <Breadcrumb key="asset" href="#asset">
        Kinnaird Viaduct northern approach
      </Breadcrumb>,
      <Breadcrumb key="inspection" current>
        NorthTowerA
      </Breadcrumb>,
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TruncatesTheMiddleFirst: Story = {
  decorators: [(Story) => <div style={{ display: 'flex', maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const isCut = (name: string) => {
      const words = canvas.getByText(name);
      return words.scrollWidth > words.clientWidth;
    };
    await expect(isCut('Kinnaird Viaduct northern approach')).toBe(true);
    await expect(isCut('Home')).toBe(false);
    await expect(isCut('NorthTowerA')).toBe(false);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <Breadcrumbs {...args} />
      <div style={{ display: 'flex', maxWidth: 320 }}>
        <Breadcrumbs {...args} label="Narrow" />
      </div>
      <div dir="rtl">
        <Breadcrumbs {...args} label="Right to left" />
      </div>
      <Breadcrumbs label="One page">
        <Breadcrumb current>Home</Breadcrumb>
      </Breadcrumbs>
    </div>
  ),
};
