import type { TableSort } from '@inspection-studio/design-system';
import { useSearchParams } from 'react-router';
import {
  type ListAddress,
  type ListChange,
  type ListFormat,
  readListAddress,
  tableSort,
  writeListAddress,
} from './list-address.ts';
import type { GoToPage } from './usePageQuery.ts';

/** The list that the current address shows, and functions that change the address. */
export interface ListAddressControl extends ListAddress {
  sort: TableSort | null;
  search: (term: string) => void;
  sortBy: (sort: TableSort | null) => void;
  goTo: GoToPage;
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
    goTo: (skip, { replace } = { replace: isInPlace }) => change({ skip }, { replace, preventScrollReset: replace }),
  };
}
