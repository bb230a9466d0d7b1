import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect } from 'storybook/test';
import { bulkSelectionReducer } from '../../hooks/bulk-selection.js';
import { useBulkSelection } from '../../hooks/useBulkSelection.js';
import { useSelection } from '../../hooks/useSelection.js';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { SelectAll, type SelectAllProps } from './index.js';
import { guide } from './SelectAll.guide.js';

const IDS = Array.from({ length: 24 }, (_, index) => `image-${index + 1}`);
const still: SelectAllProps['selection'] = [{ selectedIds: new Set(), previousIndex: null }, () => {}];

const meta = {
  title: 'Collections/SelectAll',
  component: SelectAll,
  parameters: { guide },
  args: { selection: still, ids: IDS },
} satisfies Meta<typeof SelectAll>;
export default meta;
type Story = StoryObj<typeof meta>;

function OfList() {
  return <SelectAll selection={useSelection(IDS)} ids={IDS} />;
}

function OfPages() {
  return <SelectAll selection={useBulkSelection()} ids={IDS} total={12_431} />;
}

export const Basic: Story = {
  render: () => <OfList />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '24 of 24 selected' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('checkbox', { name: '0 of 24 selected' })).not.toBeChecked();
  },
};

/** The page first, then by the button everything. */
export const BeyondThePage: Story = {
  render: () => <OfPages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '24 of 12,431 selected' })).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: '12,431 of 12,431 selected' })).toHaveFocus();
  },
};

/** A selection that holds so much from the start. */
function Holding({ selected, bulk = false, ...rest }: Partial<SelectAllProps> & { selected: number; bulk?: boolean }) {
  const chosen = new Set(IDS.slice(0, selected));
  const ofPages = useReducer(bulkSelectionReducer, { all: false, touchedIds: chosen });
  const selection: SelectAllProps['selection'] = bulk
    ? ofPages
    : [{ selectedIds: chosen, previousIndex: null }, () => {}];
  return <SelectAll ids={IDS} {...rest} selection={selection} />;
}

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={['List', 'Pages']}>
      {[
        {
          name: 'None',
          cells: [<Holding key="list" selected={0} />, <Holding key="pages" bulk selected={0} total={12_431} />],
        },
        {
          name: 'Some',
          cells: [<Holding key="list" selected={2} />, <Holding key="pages" bulk selected={2} total={12_431} />],
        },
        {
          name: 'Page',
          cells: [<Holding key="list" selected={24} />, <Holding key="pages" bulk selected={24} total={12_431} />],
        },
        { name: 'Nothing there', cells: [<Holding key="list" selected={0} ids={[]} />, ''] },
        {
          name: 'Long text',
          cells: [
            '',
            <div key="pages" style={{ width: 200 }}>
              <Holding
                bulk
                selected={24}
                total={12_431}
                label={(selected, total) => `${selected} von ${total} Inspektionsaufnahmen ausgewählt`}
                selectAllLabel={(total) => `Alle ${total} Aufnahmen auswählen`}
              />
            </div>,
          ],
        },
      ]}
    </Grid>
  ),
};
