import {
  type FilterItem,
  nameContains,
  serializeFilter,
  serializeSort,
  type SortItem,
} from '@inspection-studio/domain/query';

/** Options of every list request. */
export interface ListRequest {
  /** Search in the name; blank returns all. */
  search?: string;
  /** Sort order; defaults to the order of the list. */
  orderBy?: readonly SortItem[];
}

/** Request of one page from index `skip`. @default skip 0 */
export interface PagedRequest extends ListRequest {
  skip?: number;
}

/** Creates an equality condition, or none for an undefined value. */
export const equals = (prop: string, value: string | boolean | undefined): FilterItem[] =>
  value === undefined ? [] : [{ prop, comparison: 'eq', value }];

/**
 * Builds the query of a list. All conditions are combined with `and`.
 *
 * @param conditions in addition to the search in the name
 */
export function toListQuery({ search = '', orderBy = [] }: ListRequest, conditions: readonly FilterItem[] = []) {
  const term = search.trim();
  const all = [...conditions, ...(term ? [nameContains(term)] : [])];
  const filter = serializeFilter(all.map((item, index) => (index > 0 ? { ...item, logical: 'and' } : item)));
  return { filter: filter || undefined, orderBy: serializeSort(orderBy) || undefined };
}

/** A page of a list from its URL: filter expression, order and start. */
export interface AddressedRequest {
  /** Filter expression in wire format; empty returns all. */
  filter: string;
  orderBy: readonly SortItem[];
  skip: number;
}

/** Builds the query of a list whose filter is already an expression. */
export const addressedQuery = ({ filter, orderBy }: AddressedRequest) => ({
  filter: filter || undefined,
  orderBy: serializeSort(orderBy) || undefined,
});
