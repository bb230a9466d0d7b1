export { SkipPagination, type SkipPaginationProps } from './SkipPagination.js';
