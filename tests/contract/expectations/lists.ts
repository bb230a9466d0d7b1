/** One collection: its page, its order and what it can be filtered and sorted by. */
export interface ListExpectation {
  path: string;
  pageSize: number;
  defaultSort: string;
  /** Properties with an order; every one sorts both ways. */
  sortable: readonly string[];
  /** Its property for the date that filters compare. @default modified */
  date?: string;
}

export const LISTS: readonly ListExpectation[] = [
  {
    path: 'users',
    pageSize: 12,
    defaultSort: 'firstName',
    sortable: ['firstName', 'lastName', 'name', 'email', 'role', 'roleId', 'status', 'created', 'modified'],
  },
  { path: 'sites', pageSize: 12, defaultSort: 'name', sortable: ['name', 'created', 'modified'] },
  { path: 'assets', pageSize: 12, defaultSort: 'name', sortable: ['name', 'type', 'created', 'modified'] },
  {
    path: 'projects',
    pageSize: 24,
    defaultSort: 'modified desc',
    sortable: ['name', 'status', 'created', 'modified'],
  },
  {
    path: 'images',
    pageSize: 24,
    defaultSort: 'name',
    sortable: ['name', 'isFlagged', 'hasProblem', 'hasPosition', 'captured', 'modified'],
  },
  {
    path: 'categories',
    pageSize: 40,
    defaultSort: 'model desc, name',
    sortable: ['name', 'model', 'isArchived', 'modified'],
  },
  { path: 'categorypresets', pageSize: 40, defaultSort: 'name', sortable: ['name', 'modified'] },
  {
    path: 'severityscales',
    pageSize: 40,
    defaultSort: 'name',
    sortable: ['name', 'isArchived', 'isNumerical', 'modified'],
  },
  { path: 'checklists', pageSize: 40, defaultSort: 'name', sortable: ['name', 'modified'] },
  { path: 'layouts', pageSize: 40, defaultSort: 'name', sortable: ['name', 'modified'] },
  {
    path: 'layers',
    pageSize: 40,
    defaultSort: 'position',
    sortable: ['name', 'isSegmented', 'position', 'modified'],
  },
  {
    path: 'tags',
    pageSize: 100,
    defaultSort: 'name',
    sortable: ['name', 'isArchived', 'modified'],
  },
  {
    path: 'documents',
    pageSize: 50,
    defaultSort: 'modified desc',
    sortable: ['name', 'size', 'created', 'modified'],
  },
  { path: 'audit-events', pageSize: 50, defaultSort: 'at desc', sortable: ['at'], date: 'at' },
];
