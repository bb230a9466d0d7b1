export { SortableTable } from './SortableTable.js';
export type { SortableTableColumn, SortMode, SortValue, TableSort } from './columns.js';
export type { SortableTableTexts } from './texts.js';
export type { SortableTableProps } from './types.js';
