import { makePagination, PAGINATION_HEADER } from '@inspection-studio/domain/query';
import { LIBRARY } from '../demo-records.ts';
import { answered, at, dialog, dialogAt, menu, next, question, type Screen } from './screen.ts';

const NOTHING = {
  json: [],
  headers: { [PAGINATION_HEADER]: JSON.stringify(makePagination({ top: 40, skip: 0, count: 0 })) },
};

const list = (name: string): Screen => at(name, `/${name}`, (page) => page.locator('main :is(li, th) a'));
const save = (title: string, message: string): Screen =>
  next(
    `${title.replace('Create ', '').toLowerCase().replaceAll(' ', '-')}-create-refused`,
    (page) => dialog(page, title).getByRole('button', { name: 'Save', exact: true }).click(),
    (page) => page.getByText(message),
  );
const remove = (name: string, record: string, noun: string): Screen =>
  next(
    name,
    (page) => dialog(page, record).getByRole('button', { name: 'Delete' }).click(),
    (page) => question(page, `Delete ${noun}`),
  );
const SHORT = 'Input must contain at least 2 character(s)';

/** The library: categories, presets, severity scales, checklists and tags. */
export const libraryScreens: readonly Screen[] = [
  list('categories'),
  menu('category-menu', (page) => page.getByRole('button', { name: `Actions for ${LIBRARY.category}` })),
  dialogAt('category-create', '/categories/create', 'Create category'),
  save('Create category', SHORT),
  dialogAt('category', ({ ids }) => `/categories/${ids.category}`, LIBRARY.category),
  remove('category-delete', LIBRARY.category, 'category'),
  dialogAt('category-archived', ({ ids }) => `/categories/${ids.archivedCategory}`, LIBRARY.archivedCategory),
  dialogAt('category-edit', ({ ids }) => `/categories/update/${ids.category}`, 'Edit category'),
  dialogAt('preset-create', '/categories/preset/create', 'Create Category Preset'),
  dialogAt('preset', ({ ids }) => `/categories/preset/${ids.preset}`, LIBRARY.preset),
  list('severities'),
  dialogAt('severity-create', '/severities/create', 'Create Severity Scale'),
  next(
    'severity-create-terms',
    (page) => dialog(page, 'Create Severity Scale').getByText('Term', { exact: true }).click(),
    (page) => page.getByRole('textbox', { name: 'Term 1' }),
  ),
  save('Create Severity Scale', SHORT),
  dialogAt('severity', ({ ids }) => `/severities/${ids.severity}`, LIBRARY.severity),
  dialogAt('severity-archived', ({ ids }) => `/severities/${ids.archivedSeverity}`, LIBRARY.archivedSeverity),
  list('checklists'),
  dialogAt('checklist-create', '/checklists/create', 'Create Checklist'),
  save('Create Checklist', SHORT),
  dialogAt('checklist', ({ ids }) => `/checklists/${ids.checklist}`, LIBRARY.checklist),
  dialogAt('checklist-edit', ({ ids }) => `/checklists/update/${ids.checklist}`, 'Edit Checklist'),
  list('tags'),
  dialogAt('tag-create', '/tags/create', 'Create tag'),
  dialogAt('tag', ({ ids }) => `/tags/${ids.tag}`, LIBRARY.tag),
  remove('tag-delete', LIBRARY.tag, 'tag'),
  dialogAt('tag-edit', ({ ids }) => `/tags/update/${ids.tag}`, 'Edit tag'),
  dialogAt('tag-archived', ({ ids }) => `/tags/${ids.archivedTag}`, LIBRARY.archivedTag),
  at('tags-no-match', '/tags?filter=no+tag+is+called+so', (page) => page.getByText('No tags with this name.')),
  answered(
    at('tags-empty', '/tags', (page) => page.getByText('No tags have been created yet.', { exact: true })),
    /\/api\/v2\/tags\?/,
    NOTHING,
  ),
  answered(
    at('checklists-empty', '/checklists', (page) =>
      page.getByText('No checklists have been created yet.', { exact: true }),
    ),
    /\/api\/v2\/checklists\?/,
    NOTHING,
  ),
  answered(
    at('checklists-failed', '/checklists', (page) => page.getByRole('button', { name: 'Retry' })),
    /\/api\/v2\/checklists\?/,
    { status: 500, json: {} },
  ),
];
