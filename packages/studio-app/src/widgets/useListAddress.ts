import type { TableSort } from '@inspection-studio/design-system';
import { type Pagination, pageOf, skipOf } from '@inspection-studio/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { AddressedRequest } from '../data/index.ts';
import {
  type ListChange,
  type ListOrder,
  readListAddress,
  searchTerm,
  tableSort,
  writeListAddress,
} from './list-address.ts';

/** A list whose search, order and page are in the address, so that Back, links and reloads keep them. */
export interface ListAddress {
  request: AddressedRequest;
  term: string;
  sort: TableSort | null;
  search: (term: string) => void;
  sortBy: (sort: TableSort | null) => void;
  goTo: (skip: number) => void;
}

/** @see ROUTE-051..056, S11 */
export function useListAddress(order: ListOrder): ListAddress {
  const [params, setParams] = useSearchParams();
  const request = readListAddress(params, order);
  const change = (what: ListChange, replace: boolean) =>
    setParams((current) => writeListAddress(current, what, order), { replace, preventScrollReset: !('skip' in what) });
  return {
    request,
    term: searchTerm(request.filter),
    sort: tableSort(request.orderBy),
    search: (term) => change({ term }, true),
    sortBy: (sort) => change({ sort }, false),
    goTo: (skip) => change({ skip }, false),
  };
}

/** An address beyond the last page, or one whose last item is gone, leads to the last page. */
export function useLastPage(pagination: Pagination | undefined, goTo: (skip: number) => void): void {
  const { count = 0, skip = 0, top = 1 } = pagination ?? {};
  const isBeyond = count > 0 && skip >= count;
  useEffect(() => {
    if (isBeyond) goTo(skipOf(pageOf(count - 1, top), top));
  });
}
