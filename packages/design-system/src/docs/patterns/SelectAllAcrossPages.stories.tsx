import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button, Checkbox, SelectAll, SkipPagination, isBulkSelected, useBulkSelection } from '../../index.js';

const TOTAL = 57;
const TOP = 10;
const idAt = (index: number) => `image-${index + 1}`;

/** What a call needs to know: the ids, or that it is everything but some. */
const payloadOf = ({ all, touchedIds }: { all: boolean; touchedIds: ReadonlySet<string> }) =>
  all ? { all: true, excludedIds: [...touchedIds] } : { ids: [...touchedIds] };

function Images() {
  const [skip, setSkip] = useState(0);
  const selection = useBulkSelection();
  const [state, dispatch] = selection;
  const [sent, setSent] = useState('');
  const ids = Array.from({ length: Math.min(TOP, TOTAL - skip) }, (_, index) => idAt(skip + index));
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: '40rem' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'space-between' }}>
        <SelectAll selection={selection} ids={ids} total={TOTAL} />
        <Button onClick={() => setSent(JSON.stringify(payloadOf(state)))}>Restore</Button>
      </div>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Checkbox checked={isBulkSelected(state, id)} onCheckedChange={() => dispatch({ type: 'toggle', id })}>
              {id}
            </Checkbox>
          </li>
        ))}
      </ul>
      <SkipPagination skip={skip} top={TOP} count={TOTAL} onSkipChange={setSkip} />
      <output>{sent}</output>
    </div>
  );
}

const meta = { title: 'Patterns/Select all across pages', component: Images, tags: ['!autodocs'] } satisfies Meta<
  typeof Images
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const EverythingButOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '0 of 57 selected' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 57' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'image-3' }));
    await expect(canvas.getByRole('checkbox', { name: '56 of 57 selected' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByText('{"all":true,"excludedIds":["image-3"]}')).toBeVisible();
  },
};
