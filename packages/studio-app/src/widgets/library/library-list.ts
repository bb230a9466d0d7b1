import type { ListFormat } from '../list-address.ts';

/** Library lists are searched by name and have a fixed order. */
export const LIBRARY_LIST: ListFormat = { filter: 'name', defaultSort: [], props: [], paging: 'replace' };
