export type { PaginationLabels } from './PageButtons.js';
export { SkipPagination, type SkipPaginationProps } from './SkipPagination.js';
