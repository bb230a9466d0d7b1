import '@inspection-studio/design-system/styles.css';
import { SortableTable, type SortableTableColumn, useSelection } from '@inspection-studio/design-system';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

interface Part {
  id: string;
  name: string;
  length: number;
}

declare global {
  interface Window {
    table: Record<'mount' | 'toggle' | 'selectAll' | 'sort' | 'scroll', () => Promise<number>>;
  }
}

const ROWS = 10_000;
const drawAllUpTo = location.search === '?all' ? ROWS : 200;
const rows = Array.from({ length: ROWS }, (_, index): Part => ({
  id: `part-${index}`,
  name: `Part ${index}`,
  length: (index * 733) % 9973,
}));
const ids = rows.map(({ id }) => id);
const columns: readonly SortableTableColumn<Part>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'length',
    header: 'Length',
    cell: ({ length }) => `${length} m`,
    sortValue: ({ length }) => length,
    align: 'end',
  },
  { id: 'link', header: 'Link', cell: ({ name }) => <a href="#part">{name}</a> },
];
const rowKey = ({ id }: Part) => id;

const Table = () => (
  <SortableTable
    label="Parts"
    columns={columns}
    rows={rows}
    rowKey={rowKey}
    selection={useSelection(ids)}
    drawAllUpTo={drawAllUpTo}
    maxHeight="700px"
  />
);

const root = createRoot(document.getElementById('root') as HTMLElement);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** From the call to the end of the frame that shows it. */
async function took(step: () => void): Promise<number> {
  const start = performance.now();
  step();
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return performance.now() - start;
}

window.table = {
  mount: () => took(() => flushSync(() => root.render(<Table />))),
  toggle: () => took(() => find('tbody tr:nth-child(3) input').click()),
  selectAll: () => took(() => find('thead input').click()),
  sort: () => took(() => find('thead th:nth-of-type(2) button').click()),
  /** The longest of 60 frames while the rows pass by, a window at a time. */
  async scroll() {
    const region = find('[role="region"]');
    let longestMs = 0;
    for (let frame = 0; frame < 60; frame += 1) {
      longestMs = Math.max(longestMs, await took(() => region.scrollBy(0, 700)));
    }
    return longestMs;
  },
};
