import { assetReads, projectReads, siteReads, userReads } from '@inspection-studio/domain/calls';
import {
  DEFAULT_SORTS,
  type FilterItem,
  nameContains,
  searchKey,
  serializeFilter,
  serializeSort,
  type SortItem,
} from '@inspection-studio/domain/query';
import type { Send } from '../api/index.ts';

/** Records that a search reads of each kind, without counting the rest. */
const SEARCH_TOP = 10;
/** Longer terms are cut: no name is that long. */
const TERM_MAX = 100;

const cut = (term: string) => term.trim().slice(0, TERM_MAX);

/** The filter for names that contain every word of a term. @param more matches too */
export function searchFilter(term: string, ...more: FilterItem[]): string {
  const words = cut(term).split(/\s+/);
  const named = words.map((word, index): FilterItem => ({
    ...nameContains(word),
    ...(index > 0 && { logical: 'and' }),
  }));
  return serializeFilter([...named, ...more]);
}

/** The filter for texts that begin with a term, whatever their case and accents. */
export function beginsWith(prop: string, term: string, logical?: 'or'): FilterItem[] {
  // In the order of texts, the key is before all its variants, and U+FFFF after every other character. A number at the end
  // may have more digits, which make it a larger number.
  const key = searchKey(cut(term));
  const stem = key.replace(/\p{Nd}+$/u, '');
  return [
    { prop, comparison: 'ge', value: key, ...(logical && { logical }) },
    { prop, comparison: 'lt', value: `${stem}\uFFFF`, logical: 'and' },
    ...(stem === key ? [] : [{ prop, comparison: 'contains', value: key, logical: 'and' } as const]),
  ];
}

/** Which records of a list are sought. */
interface Sought {
  /** The usual order of the list. */
  orderBy: readonly SortItem[];
  /** Filter for records that contain the term. */
  containing: string;
  /** Filter for records that begin with it. */
  beginning: readonly FilterItem[];
}

type List<Item> = (query: { filter: string; orderBy: string; top: number }) => Promise<readonly Item[]>;

/**
 * Reads records that contain a term. When there may be more of them than it reads, those that begin with the term come
 * first, in a second call: an exact name is always found.
 */
async function find<Item extends { id: string }>(
  list: List<Item>,
  { orderBy, containing, beginning }: Sought,
): Promise<Item[]> {
  const found = await list({ filter: containing, orderBy: serializeSort(orderBy), top: SEARCH_TOP });
  if (found.length < SEARCH_TOP) return [...found];
  const first = await list({ filter: serializeFilter(beginning), orderBy: 'name', top: SEARCH_TOP });
  return [...new Map([...first, ...found].map((item) => [item.id, item])).values()];
}

const { sites, assets, inspections, users } = DEFAULT_SORTS;
const byName = (term: string, orderBy: readonly SortItem[]): Sought => ({
  orderBy,
  containing: searchFilter(term),
  beginning: beginsWith('name', term),
});
/** People are found by e-mail address too: invited ones have no name yet. */
const byNameOrAddress = (term: string): Sought => ({
  orderBy: users,
  containing: searchFilter(term, { prop: 'email', comparison: 'contains', value: cut(term), logical: 'or' }),
  beginning: [...beginsWith('name', term), ...beginsWith('email', term, 'or')],
});

/** Finds records by name, each kind by one call, or two when the first one is full. */
export const recordSearch = {
  sites: (send: Send, term: string, signal: AbortSignal) =>
    find((query) => send(siteReads.listSites, { query, signal }), byName(term, sites)),
  assets: (send: Send, term: string, signal: AbortSignal) =>
    find((query) => send(assetReads.listAssets, { query, signal }), byName(term, assets)),
  inspections: (send: Send, term: string, signal: AbortSignal) =>
    find((query) => send(projectReads.listProjects, { query, signal }), byName(term, inspections)),
  people: (send: Send, term: string, signal: AbortSignal) =>
    find((query) => send(userReads.listUsers, { query, signal }), byNameOrAddress(term)),
};
