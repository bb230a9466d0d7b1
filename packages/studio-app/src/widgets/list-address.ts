import {
  nameContains,
  parseFilter,
  parseSort,
  serializeFilter,
  serializeSort,
  type SortItem,
} from '@inspection-studio/domain';
import type { TableSort } from '@inspection-studio/design-system';
import type { AddressedRequest } from '../data/index.ts';

/** What a list can be ordered by, and how it is unless told otherwise. */
export interface ListOrder {
  defaultSort: readonly SortItem[];
  /** Properties the server sorts by; an address that names another one is shown in the default order. */
  props: readonly string[];
}

/** What of the address changes; everything else in it stays. */
export type ListChange = { term: string } | { sort: TableSort | null } | { skip: number };

/**
 * What an address asks of its list. What cannot be understood counts as not there.
 *
 * @see ROUTE-051..056
 */
export function readListAddress(params: URLSearchParams, { defaultSort, props }: ListOrder): AddressedRequest {
  const filter = params.get('filter') ?? '';
  const orderBy = attempt(() => parseSort(params.get('orderBy') ?? '')) ?? [];
  const skip = params.get('skip') ?? '';
  return {
    filter: attempt(() => parseFilter(filter)) ? filter : '',
    orderBy: orderBy.length > 0 && orderBy.every(({ prop }) => props.includes(prop)) ? orderBy : defaultSort,
    skip: /^\d{1,9}$/.test(skip) ? Number(skip) : 0,
  };
}

/** The address after a change. A new search or order begins at the first page, and what is usual is not written. */
export function writeListAddress(params: URLSearchParams, change: ListChange, order: ListOrder): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  if ('term' in change) {
    const term = change.term.trim();
    write('filter', term && serializeFilter([nameContains(term)]));
  }
  if ('sort' in change) {
    const orderBy = nextOrder(readListAddress(params, order).orderBy, change.sort, order);
    const text = serializeSort(orderBy);
    write('orderBy', text === serializeSort(order.defaultSort) ? '' : text);
  }
  write('skip', 'skip' in change && change.skip > 0 ? String(change.skip) : '');
  return next;
}

/** The words in the search box: those of a filter that is nothing but a search for a name. */
export function searchTerm(filter: string): string {
  const [item, ...others] = attempt(() => parseFilter(filter)) ?? [];
  return item?.prop === 'name' && item.comparison === 'contains' && others.length === 0 ? String(item.value) : '';
}

/** The column an order shows at: that of its first property. */
export function tableSort([first]: readonly SortItem[]): TableSort | null {
  return first ? { columnId: first.prop, direction: first.ascending ? 'ascending' : 'descending' } : null;
}

/**
 * The order a header asks for. None is the default one; where that is shown
 * already, its column turns round. The default's column keeps the further
 * properties of the default.
 */
function nextOrder(
  current: readonly SortItem[],
  sort: TableSort | null,
  { defaultSort }: ListOrder,
): readonly SortItem[] {
  const [first, ...further] = defaultSort;
  if (!first) return [];
  if (!sort) {
    const isDefault = serializeSort(current) === serializeSort(defaultSort);
    return isDefault ? [{ ...first, ascending: !first.ascending }, ...further] : defaultSort;
  }
  const item = { prop: sort.columnId, ascending: sort.direction === 'ascending' };
  return item.prop === first.prop ? [item, ...further] : [item];
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
