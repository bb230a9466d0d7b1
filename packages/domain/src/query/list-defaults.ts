import type { SortItem } from './sort.ts';

/** Page sizes (`top`) per list. Pickers load all items without paging. */
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
 * Default order per list: name ascending, or modified descending for
 * documents, inspections and a user's assets.
 */
export const DEFAULT_SORTS = {
  sites: byName,
  assets: byName,
  userAssets: newest,
  inspections: newest,
  documents: newest,
  /** Lists in which users are picked. */
  users: [{ prop: 'firstName', ascending: true }],
  /** The users page. Roles sort by id, Admin first. */
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

/** The options of the sort selector on Home. */
export const HOME_SORTS = {
  'A - Z': byName,
  Newest: newest,
} as const satisfies Record<string, readonly SortItem[]>;
