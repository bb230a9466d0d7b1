import { describe, expect, it } from 'vitest';
import { compareSortValues, isSortable, rowHeaderOf, type SortableTableColumn } from './columns.js';

const column = (id: string, rest: Partial<SortableTableColumn<object>> = {}): SortableTableColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  ...rest,
});

describe('values in ascending order', () => {
  it.each([
    ['numbers', [10, 9, -1], [-1, 9, 10]],
    ['days', [new Date(2), new Date(1)], [new Date(1), new Date(2)]],
    ['words, whatever their case', ['beam', 'Arch', 'Cable'], ['Arch', 'beam', 'Cable']],
    ['words by letter, then by accent and case', ['Pièr', 'Pier', 'pier'], ['pier', 'Pier', 'Pièr']],
    ['numbers in words by value', ['Tower 10', 'Tower 2'], ['Tower 2', 'Tower 10']],
  ])('%s', (_case, values, expected) => {
    expect(values.toSorted(compareSortValues)).toEqual(expected);
  });
});

it.each([
  ['by what it is sorted by', column('a', { sortValue: () => 1 }), true],
  ['because it says so', column('a', { isSortable: true }), true],
  ['not, because it says so', column('a', { sortValue: () => 1, isSortable: false }), false],
  ['not', column('a'), false],
])('a column is sortable %s', (_case, given, expected) => expect(isSortable(given)).toBe(expected));

it.each([
  ['the first column', [column('a'), column('b')], 'a'],
  ['the one that says so', [column('a'), column('b', { isRowHeader: true })], 'b'],
  ['none without columns', [], undefined],
])('a row is named by %s', (_case, columns, expected) => expect(rowHeaderOf(columns)?.id).toBe(expected));
