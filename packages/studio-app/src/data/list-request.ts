import {
  type FilterItem,
  nameContains,
  serializeFilter,
  serializeSort,
  type SortItem,
} from '@inspection-studio/domain';

/** What every list may be asked for. */
export interface ListRequest {
  /** Part of the name; blank asks for all. */
  search?: string;
  /** Left out, the list has its own order. */
  orderBy?: readonly SortItem[];
}

/** A list that comes in pages; `skip` is the index of the first item. @default skip 0 */
export interface PagedRequest extends ListRequest {
  skip?: number;
}

/** A condition that holds only when its value is known. */
export const equals = (prop: string, value: string | boolean | undefined): FilterItem[] =>
  value === undefined ? [] : [{ prop, comparison: 'eq', value }];

/**
 * Query of a list: all conditions must hold.
 *
 * @param conditions beside the search for a name
 */
export function toListQuery({ search = '', orderBy = [] }: ListRequest, conditions: readonly FilterItem[] = []) {
  const term = search.trim();
  const all = [...conditions, ...(term ? [nameContains(term)] : [])];
  const filter = serializeFilter(all.map((item, index) => (index > 0 ? { ...item, logical: 'and' } : item)));
  return { filter: filter || undefined, orderBy: serializeSort(orderBy) || undefined };
}

/** A page of a list as its address says it: a whole filter, an order, where it begins. @see ROUTE-051..056 */
export interface AddressedRequest {
  /** As the call carries it; '' asks for all. */
  filter: string;
  orderBy: readonly SortItem[];
  skip: number;
}

/** Query of a list whose filter is a text already. */
export const addressedQuery = ({ filter, orderBy }: AddressedRequest) => ({
  filter: filter || undefined,
  orderBy: serializeSort(orderBy) || undefined,
});
