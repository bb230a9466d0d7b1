/* oxlint-disable max-lines -- split by subject already */
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBulkSelection } from '../../hooks/useBulkSelection.js';
import { useSelection } from '../../hooks/useSelection.js';
import { media } from '../../theme/media.js';
import { documentColumns, documentKey, sampleDocuments, type SampleDocument } from '../../testing/sample-documents.js';
import { SortableTable, type SortableTableProps } from './index.js';

type Props = Partial<SortableTableProps<SampleDocument>>;

const rows = sampleDocuments(8);
const needed = { label: 'Documents', columns: documentColumns, rowKey: documentKey };
const Plain = (props: Props) => <SortableTable {...needed} rows={rows} {...props} />;

function Selectable(props: Props) {
  const all = props.rows ?? rows;
  return <SortableTable {...needed} rows={all} selection={useSelection(all.map(documentKey))} {...props} />;
}

function Pages(props: Props) {
  return <SortableTable {...needed} rows={rows} selection={useBulkSelection()} {...props} />;
}

const header = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sizes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /\.pdf$/ })
    .filter(({ checked }) => checked)
    .map((each) => each.closest('tr')?.dataset['row']?.replace('document-', ''))
    .join(' ');

it('points out the highlighted row and scrolls it into view', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Plain highlightedRow={documentKey(rows[2]!)} />);
  const current = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
  expect(current.map((row) => row.dataset['row'])).toEqual([documentKey(rows[2]!)]);
  expect(scrolled.mock.contexts).toEqual(current);
  scrolled.mockRestore();
});

describe('SortableTable sorts', () => {
  it('In one sortable table a header click cycles ascending, descending, none.', async () => {
    render(<Plain />);
    const seen = [header('Size').getAttribute('aria-sort')];
    for (let click = 0; click < 4; click += 1) {
      await sortBy('Size');
      seen.push(header('Size').getAttribute('aria-sort'));
    }
    expect(seen).toEqual(['none', 'ascending', 'descending', 'none', 'ascending']);
  });

  it('In the other sortable table a header click flips, starting descending on each column.', async () => {
    render(<Plain sortMode="flip" />);
    const seen: (string | null)[] = [];
    for (let click = 0; click < 4; click += 1) {
      await sortBy('Name');
      seen.push(header('Name').getAttribute('aria-sort'));
    }
    expect(seen).toEqual(['descending', 'ascending', 'descending', 'ascending']);
    await sortBy('Size');
    expect(header('Size')).toHaveAttribute('aria-sort', 'descending');
    expect(header('Name')).toHaveAttribute('aria-sort', 'none');
  });

  it('by the values of a column, empty ones last in both directions', async () => {
    render(<Plain />);
    const before = sizes();
    await sortBy('Size');
    expect(sizes()).toEqual(['12 KB', '745 KB', '1143 KB', '1478 KB', '2211 KB', '2944 KB', '3677 KB', 'Not recorded']);
    await sortBy('Size');
    expect(sizes().slice(0, 2)).toEqual(['3677 KB', '2944 KB']);
    expect(sizes().at(-1)).toBe('Not recorded');
    await sortBy('Size');
    expect(sizes()).toEqual(before);
  });

  it('from an initial order, and continues from there', async () => {
    const onSortChange = vi.fn();
    render(<Plain defaultSort={{ columnId: 'size', direction: 'descending' }} onSortChange={onSortChange} />);
    expect(sizes()[0]).toBe('3677 KB');
    await sortBy('Size');
    expect(onSortChange).toHaveBeenCalledWith(null);
  });

  it('not itself, where the parent keeps the order', async () => {
    const onSortChange = vi.fn();
    const before = rows.map(({ sizeKilobytes }) => (sizeKilobytes === null ? 'Not recorded' : `${sizeKilobytes} KB`));
    render(<Plain sort={{ columnId: 'size', direction: 'ascending' }} onSortChange={onSortChange} />);
    expect(sizes()).toEqual(before);
    await sortBy('Size');
    expect(onSortChange).toHaveBeenCalledWith({ columnId: 'size', direction: 'descending' });
    expect(header('Size')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('by a header that is a button in its cell, and by none where a column cannot', () => {
    render(<Plain />);
    expect(within(header('Name')).getByRole('button')).not.toHaveAttribute('aria-sort');
    expect(within(header('Created by')).queryByRole('button')).toBeNull();
    expect(header('Created by')).not.toHaveAttribute('aria-sort');
  });

  it('and announces it, but not before it first changes', async () => {
    render(<Plain defaultSort={{ columnId: 'name', direction: 'ascending' }} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await sortBy('Name');
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by Name, descending');
    await sortBy('Name');
    expect(screen.getByRole('status')).toHaveTextContent('Not sorted');
  });
});

describe('SortableTable without rows', () => {
  it('The empty table text is "There\'s nothing here yet."', () => {
    render(<Plain rows={[]} />);
    expect(screen.getByRole('cell', { name: "There's nothing here yet." })).toBeVisible();
  });

  it('says nothing of the kind while they are on their way', () => {
    render(<Plain rows={[]} busy skeletonRowCount={3} />);
    expect(screen.queryByText("There's nothing here yet.")).toBeNull();
    expect(screen.getByRole('table', { name: 'Documents', busy: true })).toBeVisible();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4);
  });
});

describe('SortableTable selects', () => {
  it('a row by its box, which is named by the row', async () => {
    render(<Selectable />);
    await userEvent.click(box('Flight permit 2.pdf'));
    expect(box('Flight permit 2.pdf')).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  });

  it.each([
    ['kept by useSelection', Selectable],
    ['kept by useBulkSelection', Pages],
  ])('ranges in the order in which they are shown, %s', async (_case, Table) => {
    render(<Table defaultSort={{ columnId: 'size', direction: 'ascending' }} />);
    box('Method statement 1.pdf').focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    // 12, 745 and 1143 KB
    expect(chosen()).toBe('1 2 8');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    expect(chosen()).toBe('1 2 8 3');
  });

  it('all rows and none by the box in the header, by Ctrl+A and Escape', async () => {
    render(<Selectable />);
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.click(all);
    expect(chosen()).toBe('1 2 3 4 5 6 7 8');
    await userEvent.click(all);
    expect(chosen()).toBe('');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(all).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(all).not.toBeChecked();
  });

  it('nothing without a selection', () => {
    render(<Plain />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('SortableTable of more than 200 rows', () => {
  it('renders rows in view and exposes their positions', () => {
    render(<Plain rows={sampleDocuments(201)} />);
    const table = screen.getByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '202');
    const drawn = within(table).getAllByRole('row');
    expect(drawn.length).toBeLessThan(50);
    expect(drawn.map((row) => row.getAttribute('aria-rowindex')).slice(0, 3)).toEqual(['1', '2', '3']);
  });

  it.each([
    ['200 rows', 200, undefined, 201],
    ['more when configured', 300, 300, 301],
  ])('draws all of %s', (_case, count, drawAllUpTo, expected) => {
    render(<Plain rows={sampleDocuments(count)} drawAllUpTo={drawAllUpTo} />);
    expect(screen.getAllByRole('row')).toHaveLength(expected);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });

  it('draws the first of them, in their order, on a server', () => {
    const html = renderToString(
      <Selectable rows={sampleDocuments(400)} defaultSort={{ columnId: 'name', direction: 'descending' }} />,
    );
    expect(html.match(/<tr[^>]+data-row="document-\d+"/g)?.length).toBeLessThan(50);
    expect(/data-row="([^"]+)"/.exec(html)?.[1]).toBe('document-399');
  });

  it('moves focus to a row that was not drawn, and selects up to it', async () => {
    render(<Selectable rows={sampleDocuments(400)} />);
    box('Method statement 1.pdf').focus();
    await userEvent.keyboard('{End}');
    expect(box('Risk assessment 400.pdf')).toHaveFocus();
    await userEvent.keyboard(' {Home}{Shift>} {/Shift}');
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
  });
});

describe('SortableTable below md (768 px)', () => {
  const original = window.matchMedia;
  afterEach(() => vi.stubGlobal('matchMedia', original));
  const narrow = () =>
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === media.belowMd, media: query }),
    );

  it('is a list of rows of two lines, where they are given, that selects alike', async () => {
    narrow();
    render(<Selectable renderCompactRow={({ name }) => name} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')).toHaveLength(8);
    box('Flight permit 2.pdf').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(box('Flight permit 2.pdf')).toBeChecked();
    expect(box('Insurance certificate 3.pdf')).toBeChecked();
  });

  it('shows the empty text too, and silent placeholders while loading', () => {
    narrow();
    const { rerender } = render(<Plain rows={[]} renderCompactRow={({ name }) => name} />);
    expect(screen.getByText("There's nothing here yet.")).toBeVisible();
    rerender(<Plain rows={[]} busy skeletonRowCount={3} renderCompactRow={({ name }) => name} />);
    expect(screen.getByRole('list', { name: 'Documents', busy: true }).children).toHaveLength(3);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('stays a table where they are not given', () => {
    narrow();
    render(<Plain />);
    expect(screen.getByRole('table')).toBeVisible();
  });
});

describe('SortableTable that scrolls', () => {
  const onResize: (() => void)[] = [];
  const original = globalThis.ResizeObserver;
  afterEach(() => vi.stubGlobal('ResizeObserver', original));

  it('is a region of its own that takes focus; one that does not scroll is none', () => {
    class Observer extends original {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        onResize.push(() => callback([], this));
      }
    }
    vi.stubGlobal('ResizeObserver', Observer);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1500);
    render(<Plain />);
    expect(screen.queryByRole('region')).toBeNull();
    act(() => onResize.forEach((resize) => resize()));
    expect(screen.getByRole('region', { name: 'Documents' })).toHaveAttribute('tabindex', '0');
    vi.restoreAllMocks();
  });
});
