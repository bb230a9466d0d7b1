import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { SearchField, type SearchFieldProps } from './index.js';
import { guide } from './SearchField.guide.js';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  parameters: { guide },
  args: { 'aria-label': 'Search', placeholder: 'Search', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const AsksOnceWhenTypingPauses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tower');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('tower'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const ClearingAsksAtOnce: Story = {
  args: { defaultValue: 'tower' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

const states: Record<string, SearchFieldProps> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Focus: { className: 'pseudo-focus-visible' },
  Pending: { pending: true },
  Disabled: { disabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={['Empty', 'Filled']}>
      {Object.entries(states).map(([name, state]) => ({
        name,
        cells: ['', 'tower'].map((term) => (
          <div key={term} style={{ width: 232 }}>
            <SearchField aria-label="Search" placeholder="Search" defaultValue={term} {...state} />
          </div>
        )),
      }))}
    </Grid>
  ),
};
