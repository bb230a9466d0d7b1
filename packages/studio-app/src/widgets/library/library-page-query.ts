import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Page } from '../../api/index.ts';

/** Returns the query of one page of search results, like the page queries of the data layer. */
export type LibraryPageQuery<Item, Key extends QueryKey> = (request: {
  /** Part of a name. Blank finds all. */
  search: string;
  /** Number of records before the page. */
  skip: number;
}) => UseQueryOptions<Page<Item[]>, Error, Page<Item[]>, Key>;
