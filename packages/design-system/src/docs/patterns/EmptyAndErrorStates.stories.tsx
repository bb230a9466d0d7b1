import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button, EmptyState, ErrorPanel, Field, SearchField, Skeleton, Tile, TileGrid } from '../../index.js';

type Answer = 'none yet' | 'loading' | 'failed' | 'some';

const names = ['Kinnaird Viaduct', 'Mill Bridge', 'Penny Dock Mast'];

interface AssetListProps {
  /** What the server has said so far. */
  answer: Answer;
  /** What is being searched for at first. */
  search?: string;
}

/** One frame, four states. A search distinguishes "nothing matches" from "nothing yet". */
function AssetList({ answer: first, search: firstSearch = '' }: AssetListProps) {
  const [answer, setAnswer] = useState(first);
  const [search, setSearch] = useState(firstSearch);
  const found = names.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
  if (answer === 'loading') return <Skeleton role="status" aria-label="Loading assets" style={{ height: 240 }} />;
  if (answer === 'failed') return <ErrorPanel onRetry={() => setAnswer('some')} />;
  if (answer === 'none yet') {
    return (
      <EmptyState action={<Button variant="primary">Create an asset</Button>}>There are no assets yet.</EmptyState>
    );
  }
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="Search">
        <SearchField value={search} onValueChange={setSearch} />
      </Field>
      {found.length === 0 ? (
        <EmptyState action={<Button onClick={() => setSearch('')}>Clear search</Button>}>
          No asset has {search} in its name.
        </EmptyState>
      ) : (
        <TileGrid>
          {found.map((name) => (
            <Tile key={name} picture={null} title={<a href="#asset">{name}</a>} />
          ))}
        </TileGrid>
      )}
    </div>
  );
}

const meta = {
  title: 'Patterns/Empty and error states',
  component: AssetList,
  tags: ['!autodocs'],
  args: { answer: 'some' },
} satisfies Meta<typeof AssetList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const NoneYet: Story = { args: { answer: 'none yet' } };
export const Loading: Story = { args: { answer: 'loading' } };

export const Failed: Story = {
  args: { answer: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Click to retry data fetching.' }));
    await expect(canvas.getByText('Mill Bridge')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  args: { search: 'tunnel' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No asset has tunnel in its name.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('Mill Bridge')).toBeVisible();
  },
};
