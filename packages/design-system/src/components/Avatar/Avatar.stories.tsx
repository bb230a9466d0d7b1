import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './index.js';
import { guide } from './Avatar.guide.js';

const meta = {
  title: 'Collections/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'Maren Solheim' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ABrokenPictureShowsInitials: Story = { args: { src: 'data:image/png;base64,AAAA' } };

const people = ['Maren Solheim', 'Iain Kinnear', 'Adaeze Okafor', 'Tomasz Wrona', 'Priya Raman', 'Yui Tanaka'];

/** Sizes and colours. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['small', 'default', 'large', 'xlarge'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {people.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
