import type { SortItem } from './sort.ts';

/** Items of one page (`top`), per list; pickers ask for all of them, without paging (N108). @see CONST-001..008 */
export const PAGE_SIZES = {
  sites: 12,
  assets: 12,
  inspections: 24,
  images: 24,
  users: 12,
  documents: 50,
  tags: 100,
  /** Categories, presets, severity scales, checklists, layouts and layers. */
  libraries: 40,
} as const;

const byName: readonly SortItem[] = [{ prop: 'name', ascending: true }];
const newest: readonly SortItem[] = [{ prop: 'modified', ascending: false }];

/**
 * Order of a list nobody has sorted: name ascending, or modified descending
 * for documents, inspections and a user's assets (N106).
 *
 * @see CALL-015..018
 */
export const DEFAULT_SORTS = {
  sites: byName,
  assets: byName,
  userAssets: newest,
  inspections: newest,
  documents: newest,
  /** Wherever people are picked. */
  users: [{ prop: 'firstName', ascending: true }],
  /** The users page; roles sort by their identifier, Admin first. */
  usersPage: [
    { prop: 'role', ascending: true },
    { prop: 'firstName', ascending: true },
  ],
  categories: [
    { prop: 'model', ascending: false },
    { prop: 'name', ascending: true },
  ],
  tags: byName,
  libraries: byName,
} as const satisfies Record<string, readonly SortItem[]>;

/** The two choices of the home page's sort selector. @see HOME-005..006 */
export const HOME_SORTS = {
  'A - Z': byName,
  Newest: newest,
} as const satisfies Record<string, readonly SortItem[]>;
