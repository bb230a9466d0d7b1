import { useLocation, useSearchParams } from 'react-router';
import { type LibraryAddress, libraryAddress } from './library-address.ts';

/** What a library list shows, and how to change it; the address remembers. */
export interface LibraryListState extends LibraryAddress {
  searchFor: (term: string) => void;
  skipTo: (skip: number) => void;
  /** Address of a dialog over the list, which stays as it is behind it. */
  over: (pathname: string) => { pathname: string; search: string };
}

/** Search (`filter`) and page (`skip`) of a library list, kept in the address; a new search begins at the first page. @see LIB-001..005 */
export function useLibraryList(): LibraryListState {
  const [params, setParams] = useSearchParams();
  const { search: query } = useLocation();
  const change = (values: { filter?: string; skip: number }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, String(value));
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...libraryAddress(params),
    searchFor: (term) => change({ filter: term.trim(), skip: 0 }),
    skipTo: (skip) => change({ skip }),
    over: (pathname) => ({ pathname, search: query }),
  };
}
