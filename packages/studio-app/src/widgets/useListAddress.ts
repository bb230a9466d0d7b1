import type { TableSort } from '@inspection-studio/design-system';
import { type Pagination, pageOf, skipOf } from '@inspection-studio/domain/query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import {
  type ListAddress,
  type ListChange,
  type ListFormat,
  readListAddress,
  tableSort,
  writeListAddress,
} from './list-address.ts';

/** The list that the current address shows, and functions that change the address. */
export interface ListAddressControl extends ListAddress {
  sort: TableSort | null;
  search: (term: string) => void;
  sortBy: (sort: TableSort | null) => void;
  goTo: (skip: number) => void;
}

/**
 * Keeps the search, sort order and page of a list in the address, so that Back,
 * links and reloads restore them.
 */
export function useListAddress(format: ListFormat): ListAddressControl {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params, format);
  const change = (what: ListChange, options: { replace: boolean; preventScrollReset: boolean }) =>
    setParams((current) => writeListAddress(current, what, format), options);
  const isInPlace = format.paging === 'replace';
  return {
    ...address,
    sort: tableSort(address.request.orderBy),
    search: (term) => change({ term }, { replace: true, preventScrollReset: true }),
    sortBy: (sort) => change({ sort }, { replace: false, preventScrollReset: true }),
    goTo: (skip) => change({ skip }, { replace: isInPlace, preventScrollReset: isInPlace }),
  };
}

/** Goes to the last page when the address points beyond it, for example after the last item of a page is deleted. */
export function useLastPage(pagination: Pagination | undefined, goTo: (skip: number) => void): void {
  const { count = 0, skip = 0, top = 1 } = pagination ?? {};
  const isBeyond = count > 0 && skip >= count;
  useEffect(() => {
    if (isBeyond) goTo(skipOf(pageOf(count - 1, top), top));
  });
}
