export { PagePagination, type PagePaginationProps } from './PagePagination.js';
