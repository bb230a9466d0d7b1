import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { AvatarGroup } from './index.js';
import { guide } from './AvatarGroup.guide.js';

const people = ['Maren Solheim', 'Iain Kinnear', 'Adaeze Okafor', 'Tomasz Wrona', 'Priya Raman'].map((name) => ({
  id: name,
  name,
}));

const meta = {
  title: 'Collections/AvatarGroup',
  component: AvatarGroup,
  parameters: { guide },
  args: { people, 'aria-label': 'Involved people' },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const CountListsTheOtherPeople: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more people' }));
    await expect(await screen.findByText('Priya Raman')).toBeVisible();
  },
};

/** One to five people. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[1, 2, 3, 5].map((count) => (
        <AvatarGroup key={count} people={people.slice(0, count)} aria-label={`${count} people`} />
      ))}
    </div>
  ),
};
