import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useSelection } from '../../hooks/useSelection.js';
import { documentColumns, documentKey, sampleDocuments, type SampleDocument } from '../../testing/sample-documents.js';
import { IconButton } from '../IconButton/index.js';
import { Menu, MenuItem } from '../Menu/index.js';
import { Spinner } from '../Spinner/index.js';
import { SortableTable, type SortableTableColumn, type SortableTableProps, type TableSort } from './index.js';
import { guide } from './SortableTable.guide.js';

type TableProps = SortableTableProps<SampleDocument>;

const Documents = SortableTable<SampleDocument>;
const few = sampleDocuments(6);
const many = sampleDocuments(10_000);

const meta = {
  title: 'Collections/SortableTable',
  component: Documents,
  parameters: { guide },
  args: { label: 'Documents', columns: documentColumns, rows: few, rowKey: documentKey, onSortChange: fn() },
} satisfies Meta<TableProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (rows: readonly HTMLElement[]) => rows.map((row) => row.textContent);

/** A header cycles ascending, descending, none. */
export const Basic: Story = {
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Size' });
    canvas.getByRole('button', { name: 'Size' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Size, ascending');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvas.getAllByRole('rowheader'))[0]).toBe('Method statement 6.pdf');
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sorted');
  },
};

function FromServer(args: TableProps) {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <Documents
      {...args}
      sort={sort}
      onSortChange={(next) => {
        args.onSortChange?.(next);
        setSort(next);
      }}
    />
  );
}

/** A header flips between descending and ascending; the server sorts. */
export const FlipsAndIsSortedByTheServer: Story = {
  args: { sortMode: 'flip' },
  render: (args) => <FromServer {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const before = names(canvas.getAllByRole('rowheader'));
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    const name = (direction: TableSort['direction']) => [{ columnId: 'name', direction }];
    await expect(args.onSortChange).toHaveBeenNthCalledWith(1, ...name('descending'));
    await expect(args.onSortChange).toHaveBeenNthCalledWith(2, ...name('ascending'));
    await expect(args.onSortChange).toHaveBeenNthCalledWith(3, ...name('descending'));
    await expect(names(canvas.getAllByRole('rowheader'))).toEqual(before);
  },
};

export const NothingYet: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: "There's nothing here yet." })).toBeVisible();
  },
};

const withMenu: readonly SortableTableColumn<SampleDocument>[] = [
  ...documentColumns,
  {
    id: 'menu',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    minWidthPx: 60,
    cell: ({ name }) => (
      <Menu
        align="end"
        trigger={
          <IconButton
            variant="ghost"
            size="compact"
            label={`Actions of ${name}`}
            icon={<DotsThreeIcon size={18} weight="bold" />}
          />
        }
      >
        <MenuItem>Download</MenuItem>
        <MenuItem>Delete</MenuItem>
      </Menu>
    ),
  },
];

function Selectable(args: TableProps) {
  const selection = useSelection(args.rows.map(args.rowKey));
  return <Documents {...args} selection={selection} columns={withMenu} />;
}

const checked = (boxes: readonly HTMLElement[]) => boxes.filter((box) => (box as HTMLInputElement).checked).length;

/** Boxes, ranges and menus by keyboard alone. */
export const SelectsByKeyboard: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select Method statement 1.pdf' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(checked(canvas.getAllByRole('checkbox', { name: /^Select \w+ .*pdf/ }))).toBe(3);
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Site induction 4.pdf' })).toBeChecked();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(checked(canvas.getAllByRole('checkbox'))).toBe(0);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions of Site induction 4.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions of Site induction 4.pdf' })).toHaveFocus());
  },
};

/** 10,000 rows, of which those in view are drawn. */
export const TenThousandRows: Story = {
  args: { rows: many, maxHeight: '480px' },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    canvas.getByRole('checkbox', { name: 'Select Method statement 1.pdf' }).focus();
    await userEvent.keyboard(' {End}');
    const last = await canvas.findByRole('checkbox', { name: 'Select Risk assessment 10000.pdf' });
    await expect(last).toHaveFocus();
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    const inside = (element: Element, frame: Element) =>
      element.getBoundingClientRect().bottom <= frame.getBoundingClientRect().bottom + 1 &&
      element.getBoundingClientRect().top >= frame.getBoundingClientRect().top;
    const region = canvas.getByRole('region', { name: 'Documents' });
    await waitFor(() => expect(inside(last, region)).toBe(true));
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
    // Upwards past the rows in view: what has focus is never under the header.
    await userEvent.keyboard('{ArrowUp>14/}');
    const focused = document.activeElement as HTMLElement;
    await expect(focused.closest('tr')).toHaveAttribute('aria-rowindex', '9987');
    const headerBottom = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().bottom;
    await waitFor(() => expect(focused.getBoundingClientRect().top).toBeGreaterThanOrEqual(headerBottom));
    region.scrollTop = 0;
    await canvas.findByRole('rowheader', { name: 'Method statement 1.pdf' });
    await expect(focused).toHaveFocus();
  },
};

/** Below md, rows have two lines. */
export const CompactRows: Story = {
  args: {
    renderCompactRow: ({ name, modified, sizeKilobytes }) => (
      <>
        <strong>{name}</strong>
        <br />
        {modified}, {sizeKilobytes ?? 0} KB
      </>
    ),
  },
  render: (args) => <Selectable {...args} />,
};

const spinning: readonly SortableTableColumn<SampleDocument>[] = [
  ...documentColumns,
  {
    id: 'menu',
    header: 'Actions',
    isHeaderHidden: true,
    cell: ({ id }) => id === 'document-2' && <Spinner size="small" label="Deleting" />,
  },
];

const long: SampleDocument = {
  id: 'long',
  name: 'Sicherheitsüberprüfungsbescheinigung_Brückenuntersichtgerät_2025.pdf',
  sizeKilobytes: 12,
  modified: '2025-11-17',
  createdBy: 'شهادة التأمين على المعدات الجوية',
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => {
    const three = few.slice(0, 3);
    const chosen = [{ selectedIds: new Set(['document-1']), previousIndex: 0 }, () => {}] as const;
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Documents
          {...args}
          label="Sorted, selected"
          rows={[...three, long]}
          columns={withMenu}
          selection={chosen}
          defaultSort={{ columnId: 'modified', direction: 'descending' }}
        />
        <Documents
          {...args}
          label="A row pending"
          rows={three}
          columns={spinning}
          isRowPending={({ id }) => id === 'document-2'}
        />
        <Documents {...args} label="Next page on its way" rows={three} busy />
        <Documents {...args} label="First page on its way" rows={[]} busy skeletonRowCount={2} />
        <Documents {...args} label="Nothing yet" rows={[]} />
        <Documents
          {...args}
          label="Low rows"
          rows={three}
          rowHeightPx={40}
          defaultSort={{ columnId: 'name', direction: 'ascending' }}
        />
      </div>
    );
  },
};
