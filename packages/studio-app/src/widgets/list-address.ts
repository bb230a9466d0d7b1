import {
  nameContains,
  parseFilter,
  parseSort,
  serializeFilter,
  serializeSort,
  type SortItem,
} from '@inspection-studio/domain/query';
import type { TableSort } from '@inspection-studio/design-system';
import type { AddressedRequest } from '../data/index.ts';

/** How a list uses the search params `filter`, `orderBy` and `skip` of its address. */
export interface ListFormat {
  /** `filter` is a filter expression (`contains(name,'quay')`) or only the name to search for (`quay`). */
  filter: 'expression' | 'name';
  /** Sort order of an address without a valid `orderBy`. */
  defaultSort: readonly SortItem[];
  /** Properties the server can sort by. */
  props: readonly string[];
  /**
   * `push` adds a history entry per page and scrolls to the top. `replace` does
   * neither, for a list that is only one section of its page.
   */
  paging: 'push' | 'replace';
}

/** The list that an address shows. */
export interface ListAddress {
  /** Text of the search box. */
  term: string;
  request: AddressedRequest;
}

/** A change to an address. Search params that it does not mention stay. */
export type ListChange = { term: string } | { sort: TableSort | null } | { skip: number };

/** Reads the list that an address shows. Ignores search params that are not valid. */
export function readListAddress(params: URLSearchParams, format: ListFormat): ListAddress {
  const skip = params.get('skip') ?? '';
  const { term, filter } = readFilter(params.get('filter') ?? '', format);
  return {
    term,
    request: { filter, orderBy: readOrder(params, format), skip: /^\d{1,9}$/.test(skip) ? Number(skip) : 0 },
  };
}

/**
 * Returns the search params after a change. A new search or sort order starts
 * at the first page. Defaults are left out.
 */
export function writeListAddress(params: URLSearchParams, change: ListChange, format: ListFormat): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  if ('term' in change) {
    const term = change.term.trim();
    write('filter', format.filter === 'name' ? term : nameFilter(term));
  }
  if ('sort' in change) {
    const orderBy = nextOrder(readOrder(params, format), change.sort, format);
    const text = serializeSort(orderBy);
    write('orderBy', text === serializeSort(format.defaultSort) ? '' : text);
  }
  write('skip', 'skip' in change && change.skip > 0 ? String(change.skip) : '');
  return next;
}

/** The column to mark as sorted: that of the first property. */
export function tableSort([first]: readonly SortItem[]): TableSort | null {
  return first ? { columnId: first.prop, direction: first.ascending ? 'ascending' : 'descending' } : null;
}

const nameFilter = (term: string): string => (term === '' ? '' : serializeFilter([nameContains(term)]));

/** The filter expression for the server, and its text in the search box, which only shows a search for a name. */
function readFilter(text: string, format: ListFormat): { term: string; filter: string } {
  if (format.filter === 'name') return { term: text, filter: nameFilter(text.trim()) };
  const items = attempt(() => parseFilter(text));
  const [item, ...others] = items ?? [];
  const isName = item?.prop === 'name' && item.comparison === 'contains' && others.length === 0;
  return { term: isName ? String(item.value) : '', filter: items ? text : '' };
}

function readOrder(params: URLSearchParams, { defaultSort, props }: ListFormat): readonly SortItem[] {
  const orderBy = attempt(() => parseSort(params.get('orderBy') ?? '')) ?? [];
  return orderBy.length > 0 && orderBy.every(({ prop }) => props.includes(prop)) ? orderBy : defaultSort;
}

/**
 * The sort order after a header is clicked. `null` restores the default order,
 * or flips its first property if the list already has the default order. Sorting
 * by the first property of the default order keeps its further properties.
 */
function nextOrder(
  current: readonly SortItem[],
  sort: TableSort | null,
  { defaultSort }: ListFormat,
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
