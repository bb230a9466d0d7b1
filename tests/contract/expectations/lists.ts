/** One collection: its page, its order and what it can be filtered and sorted by. */
export interface ListExpectation {
  path: string;
  /** @see CONST-001..008, N108 */
  pageSize: number;
  /** @see CALL-015..018, N106 */
  defaultSort: string;
  /** Properties with an order; every one sorts both ways. */
  sortable: readonly string[];
  /** Rows of the specification about it. */
  rows: string;
}

/** @see CALL-022..188, N122, F01, F02 */
export const LISTS: readonly ListExpectation[] = [
  {
    path: 'users',
    pageSize: 12,
    defaultSort: 'firstName',
    sortable: ['firstName', 'lastName', 'name', 'email', 'role', 'roleId', 'status', 'created', 'modified'],
    rows: 'CALL-022, CALL-024, CALL-025, CALL-026',
  },
  { path: 'sites', pageSize: 12, defaultSort: 'name', sortable: ['name', 'modified'], rows: 'CALL-043' },
  { path: 'assets', pageSize: 12, defaultSort: 'name', sortable: ['name', 'type', 'modified'], rows: 'CALL-061' },
  {
    path: 'projects',
    pageSize: 24,
    defaultSort: 'modified desc',
    sortable: ['name', 'status', 'modified'],
    rows: 'CALL-086',
  },
  {
    path: 'images',
    pageSize: 24,
    defaultSort: 'name',
    sortable: ['name', 'modified'],
    rows: 'CALL-120, CALL-121, CALL-124, CALL-125',
  },
  {
    path: 'categories',
    pageSize: 40,
    defaultSort: 'model desc, name',
    sortable: ['name', 'model', 'modified'],
    rows: 'CALL-126, CALL-127, CALL-128',
  },
  { path: 'categorypresets', pageSize: 40, defaultSort: 'name', sortable: ['name', 'modified'], rows: 'CALL-139' },
  { path: 'severityscales', pageSize: 40, defaultSort: 'name', sortable: ['name', 'modified'], rows: 'CALL-144' },
  { path: 'checklists', pageSize: 40, defaultSort: 'name', sortable: ['name', 'modified'], rows: 'CALL-152' },
  { path: 'layouts', pageSize: 40, defaultSort: 'name', sortable: ['name', 'modified'], rows: 'CALL-157' },
  {
    path: 'tags',
    pageSize: 100,
    defaultSort: 'name',
    sortable: ['name', 'modified'],
    rows: 'CALL-175, CALL-177, CALL-178',
  },
  {
    path: 'documents',
    pageSize: 50,
    defaultSort: 'modified desc',
    sortable: ['name', 'size', 'modified'],
    rows: 'CALL-186, CALL-187, CALL-188',
  },
];
