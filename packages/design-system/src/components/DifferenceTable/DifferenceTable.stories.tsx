import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DifferenceTable } from './index.js';
import { guide } from './DifferenceTable.guide.js';

const members = (...names: string[]) => (
  <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

const meta = {
  title: 'Collections/DifferenceTable',
  component: DifferenceTable,
  parameters: { guide },
  args: {
    'aria-label': 'Differences',
    differences: [
      { id: 'name', label: 'Name', mine: 'Kinnaird Viaduct', theirs: 'Kinnaird Viaduct (north)' },
      { id: 'members', label: 'Members', mine: 'None', theirs: members('Callum Baird', 'Isla Munro') },
    ],
  },
} satisfies Meta<typeof DifferenceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Use theirs' })[1]!);
    await expect(canvas.getAllByRole('radio', { name: 'Use theirs' })[1]).toBeChecked();
    await expect(canvas.getAllByRole('radio', { name: 'Keep mine' })[0]).toBeChecked();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  args: {
    defaultValue: { members: 'theirs' },
    differences: [
      ...meta.args.differences,
      {
        id: 'description',
        label: 'Description',
        mine: 'Access from the south abutment only, the northern road is closed until the bearings are replaced.',
        theirs: '',
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 592 }}>
      <DifferenceTable {...args} />
    </div>
  ),
};
