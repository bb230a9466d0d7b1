import { describe, expect, it } from 'vitest';

interface RouteModule {
  Component?: unknown;
  loader?: unknown;
  handle?: { title?: string };
}

const modules = import.meta.glob<RouteModule>(['./**/*.tsx', '!**/*.test.tsx', '!./library-create-route.tsx'], {
  eager: true,
});
const screens = Object.entries(modules).map(([path, module]) => [path.replace(/^\.\/|\.tsx$/g, ''), module] as const);

/** Title of each screen; a profile takes it from its id in the address. */
const TITLES: Readonly<Record<string, string | undefined>> = {
  home: 'Home',
  forbidden: 'Forbidden',
  'not-found': 'Not Found',
  library: undefined,
  'company/area': undefined,
  'sites/create': 'Create Site',
  'sites/update': 'Edit Site',
  'sites/profile': 'param:id',
  'assets/create': 'Create Asset',
  'assets/update': 'Edit Asset',
  'assets/profile': 'param:id',
  'inspections/create': 'Create Inspection',
  'inspections/update': 'Edit Inspection',
  'inspections/profile': 'param:id',
  'categories/list': 'Categories',
  'categories/create': 'Create Category',
  'categories/update': 'Edit Category',
  'categories/details': 'param:id',
  'categories/create-preset': 'Create Category Preset',
  'categories/preset': 'param:id',
  'severities/list': 'Severities',
  'severities/create': 'Create Severity Scale',
  'severities/details': 'param:id',
  'checklists/list': 'Checklists',
  'checklists/create': 'Create Checklist',
  'checklists/update': 'Edit Checklist',
  'checklists/details': 'param:id',
  'tags/list': 'Tags',
  'tags/create': 'Create Tag',
  'tags/update': 'Edit Tag',
  'tags/details': 'param:id',
  'locations/list': 'Locations',
  'locations/create': 'Create Location Layout',
  'locations/update': 'Edit Location Layout',
  'locations/profile': 'param:id',
  'locations/create-layer': 'Create Location Layer',
  'locations/update-layer': 'Edit Location Layer',
  'company/account': 'Company',
  'company/documents': 'Documents',
  'company/activity': 'Activity',
  'users/list': 'Users',
  'users/invite': 'Invite User',
  'users/update': 'Edit User',
  'users/profile': 'param:id',
};

/** Screens that load nothing and that everybody may open. */
const OPEN = ['forbidden', 'not-found', 'company/area'];

describe('every screen of the route table', () => {
  it('is listed here', () => {
    expect(screens.map(([name]) => name).toSorted()).toEqual(Object.keys(TITLES).toSorted());
  });

  it.each(screens)('%s has its title, renders something and checks who may open it', (name, module) => {
    expect(module.handle?.title).toBe(TITLES[name]);
    expect(module.Component).toBeTypeOf('function');
    expect(typeof module.loader).toBe(OPEN.includes(name) ? 'undefined' : 'function');
  });
});
