import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Page } from '../../api/index.ts';

/** Reads a page of what the search finds, as the page queries of the data layer do. */
export type LibraryPageQuery<Item, Key extends QueryKey> = (request: {
  /** Part of a name; blank for all. */
  search: string;
  /** Records before the page. */
  skip: number;
}) => UseQueryOptions<Page<Item[]>, Error, Page<Item[]>, Key>;
