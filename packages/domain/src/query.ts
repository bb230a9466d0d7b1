export {
  FILTER_COMPARISONS,
  FILTER_LOGICALS,
  filterItemSchema,
  filterListSchema,
  nameContains,
} from './query/filter-item.ts';
export type { FilterComparison, FilterItem, FilterLogical, FilterValue } from './query/filter-item.ts';
export { InvalidQueryError } from './query/invalid-query-error.ts';
export { DEFAULT_SORTS, HOME_SORTS, PAGE_SIZES } from './query/list-defaults.ts';
export {
  PAGINATION_HEADER,
  makePagination,
  pageOf,
  paginationSchema,
  parsePagination,
  serializePagination,
  skipOf,
} from './query/paging.ts';
export type { Pagination } from './query/paging.ts';
export { FILTER_DEPTH_MAX, isFilterGroup, parseFilter, parseFilterExpression } from './query/parse-filter.ts';
export type { FilterCondition, FilterExpression, FilterGroup } from './query/parse-filter.ts';
export { buildListQuery, buildQuery } from './query/query-string.ts';
export type { ListQueryParams, QueryValue } from './query/query-string.ts';
export { searchKey } from './query/search-key.ts';
export { serializeFilter } from './query/serialize-filter.ts';
export { parseSort, serializeSort, sortItemSchema } from './query/sort.ts';
export type { SortItem } from './query/sort.ts';
