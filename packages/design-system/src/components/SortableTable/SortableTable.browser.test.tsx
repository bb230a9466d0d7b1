import { page } from 'vitest/browser';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { documentColumns, documentKey, sampleDocuments } from '../../testing/sample-documents.js';
import { SortableTable } from './index.js';

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(async () => {
  stage?.clear();
  await page.viewport(1280, 900);
});

/** The region that scrolls: it takes focus as soon as the table has been measured. */
async function measuredRegion() {
  const frame = document.querySelector('table')!.parentElement!;
  await expect.poll(() => frame.tabIndex).toBe(0);
  return frame;
}

/** Widths of the table and of its frame, in a window of that width. */
async function widthsIn(windowWidth: number) {
  await page.viewport(windowWidth, 900);
  stage = setStage(
    <SortableTable label="Documents" columns={documentColumns} rowKey={documentKey} rows={sampleDocuments(3)} />,
  );
  const table = document.querySelector('table')!;
  const frame = table.parentElement!;
  return { table: table.getBoundingClientRect().width, frame: frame.clientWidth, scrolled: frame.scrollWidth };
}

it('on small screens the table is at least 1500 px wide, inside a horizontal scroller', async () => {
  const { table, frame, scrolled } = await widthsIn(800);
  expect(table).toBe(1500);
  expect(frame).toBeLessThan(800);
  expect(scrolled).toBe(1500);
});

it('on larger screens it is as wide as its frame', async () => {
  const { table, frame } = await widthsIn(1280);
  expect(table).toBe(frame);
});

it('on small screens the first column stays in place, at most half as wide as the frame, and covers nothing that has focus', async () => {
  await page.viewport(500, 900);
  stage = setStage(
    <SortableTable label="Documents" columns={documentColumns} rowKey={documentKey} rows={sampleDocuments(3)} />,
  );
  const frame = await measuredRegion();
  const name = document.querySelector('tbody th')!;
  const [size, modified] = [...document.querySelectorAll<HTMLElement>('thead button')].slice(1) as [
    HTMLElement,
    HTMLElement,
  ];
  const { left, right, width } = name.getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(frame.clientWidth / 2);
  modified.focus();
  frame.scrollLeft = 1500;
  expect(name.getBoundingClientRect().left).toBe(left);
  expect(size.getBoundingClientRect().left).toBeLessThan(right);
  size.focus();
  expect(size.getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
});

it('the header covers no row that has focus', async () => {
  stage = setStage(
    <SortableTable
      label="Documents"
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => <a href="#document">{name}</a> }]}
      rowKey={documentKey}
      rows={sampleDocuments(1000)}
      maxHeight="400px"
    />,
  );
  const frame = await measuredRegion();
  frame.scrollTop = 300;
  document.querySelector<HTMLElement>('tbody a')!.focus();
  const header = document.querySelector('thead th')!.getBoundingClientRect();
  expect(document.activeElement!.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
  expect(frame.scrollTop).toBeLessThan(300);
});

it('the outline of the highlighted row, also of the last one, is on every cell', () => {
  const rows = sampleDocuments(3);
  const last = documentKey(rows[2]!);
  stage = setStage(
    <SortableTable
      label="Documents"
      columns={documentColumns}
      rowKey={documentKey}
      rows={rows}
      highlightedRow={last}
    />,
  );
  const cells = [...document.querySelectorAll(`[data-row="${last}"] > *`)].map((cell) => getComputedStyle(cell));
  expect(cells.map(({ borderTopWidth, borderBottomWidth }) => [borderTopWidth, borderBottomWidth])).toEqual(
    documentColumns.map(() => ['2px', '2px']),
  );
  expect([cells[0]?.borderLeftWidth, cells.at(-1)?.borderRightWidth]).toEqual(['2px', '2px']);
});
