import type { Api } from './api.ts';
import type { Person } from './sign-in.ts';
import { ASSET, INSPECTIONS, LIBRARY, PERSON, SITE } from './demo-records.ts';

/** Ids of the demo company's records that addresses are made of. */
export interface RouteIds {
  site: string;
  asset: string;
  inspection: string;
  tag: string;
  severity: string;
  layout: string;
  layer: string;
  checklist: string;
  category: string;
  preset: string;
  /** Somebody below every administrator and manager. */
  viewer: string;
}

/** A route of the specification: its address, how one knows that one is there, and who may come. */
export interface StudioRoute {
  /** Rows of the ledger that say so. */
  rows: string;
  path: (ids: RouteIds) => string;
  /** Name of the dialog, where it is one; else the heading of the page. */
  screen: RegExp;
  isDialog?: true;
  /** The lowest role that may come by its role alone. */
  from: Person;
  title?: string;
  /** A record is named in the address: one that is not known is said to be so. */
  hasId?: true;
  /** The record is seen by those involved alone, below the role Manager. */
  isScoped?: true;
}

/** The roles, lowest first. @see ENUM-012..017 */
export const people: readonly Person[] = ['trial', 'viewer', 'uploader', 'member', 'manager', 'admin'];

export const mayCome = (person: Person, { from }: StudioRoute): boolean =>
  people.indexOf(person) >= people.indexOf(from);

const named = (name: string) => new RegExp(`^${name}$`);
/** Name of a dialog that edits a record. */
const edits = (title: string, name: string) => named(`${title}: ${name}`);

/** The route table. @see ROUTE-009..048, ROUTE-062..069, S41 */
export const routes: readonly StudioRoute[] = [
  {
    rows: 'ROUTE-011, ROUTE-004',
    path: () => '/sites/create',
    screen: /^Create Site$/,
    isDialog: true,
    from: 'manager',
    title: 'Create Site',
  },
  {
    rows: 'ROUTE-012',
    path: ({ site }) => `/sites/update/${site}`,
    screen: edits('Edit Site', SITE),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-013',
    path: ({ site }) => `/sites/${site}`,
    screen: named(SITE),
    isDialog: true,
    from: 'trial',
    hasId: true,
    isScoped: true,
  },
  {
    rows: 'ROUTE-014',
    path: () => '/assets/create',
    screen: /^Create Asset$/,
    isDialog: true,
    from: 'manager',
    title: 'Create Asset',
  },
  {
    rows: 'ROUTE-015',
    path: ({ asset }) => `/assets/update/${asset}`,
    screen: edits('Edit Asset', ASSET),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-016',
    path: ({ asset }) => `/assets/${asset}`,
    screen: named(ASSET),
    isDialog: true,
    from: 'trial',
    hasId: true,
    isScoped: true,
  },
  {
    rows: 'ROUTE-017, ROUTE-005',
    path: () => '/inspections/create',
    screen: /^Create Inspection$/,
    from: 'uploader',
    title: 'Create Inspection',
  },
  {
    rows: 'ROUTE-018',
    path: ({ inspection }) => `/inspections/update/${inspection}`,
    screen: /^Edit Inspection$/,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-019',
    path: ({ inspection }) => `/inspections/${inspection}`,
    screen: named(INSPECTIONS.completed),
    from: 'trial',
    hasId: true,
    isScoped: true,
  },
  { rows: 'ROUTE-037, ROUTE-057, ROUTE-062', path: () => '/categories', screen: /^Categories/, from: 'manager' },
  {
    rows: 'ROUTE-038, ROUTE-076',
    path: () => '/categories/create',
    screen: /^Create Category$/,
    isDialog: true,
    from: 'manager',
  },
  {
    rows: 'ROUTE-039, ROUTE-081',
    path: ({ category }) => `/categories/${category}`,
    screen: named(LIBRARY.category),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-040',
    path: ({ category }) => `/categories/update/${category}`,
    screen: edits('Edit Category', LIBRARY.category),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-041, ROUTE-077',
    path: () => '/categories/preset/create',
    screen: /^Create Category Preset$/,
    isDialog: true,
    from: 'manager',
  },
  {
    rows: 'ROUTE-042, ROUTE-082',
    path: ({ preset }) => `/categories/preset/${preset}`,
    screen: named(LIBRARY.preset),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { rows: 'ROUTE-024, ROUTE-058, ROUTE-063', path: () => '/severities', screen: /^Severity scales/, from: 'manager' },
  {
    rows: 'ROUTE-025, ROUTE-072',
    path: () => '/severities/create',
    screen: /^Create Severity Scale$/,
    isDialog: true,
    from: 'manager',
  },
  {
    rows: 'ROUTE-026, ROUTE-079',
    path: ({ severity }) => `/severities/${severity}`,
    screen: named(LIBRARY.severity),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { rows: 'ROUTE-033, ROUTE-059, ROUTE-064', path: () => '/checklists', screen: /^Checklists/, from: 'manager' },
  {
    rows: 'ROUTE-034, ROUTE-075',
    path: () => '/checklists/create',
    screen: /^Create Checklist$/,
    isDialog: true,
    from: 'manager',
  },
  {
    rows: 'ROUTE-035, ROUTE-080',
    path: ({ checklist }) => `/checklists/${checklist}`,
    screen: named(LIBRARY.checklist),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-036',
    path: ({ checklist }) => `/checklists/update/${checklist}`,
    screen: edits('Edit Checklist', LIBRARY.checklist),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { rows: 'ROUTE-020, ROUTE-060, ROUTE-065', path: () => '/tags', screen: /^Tags/, from: 'manager' },
  { rows: 'ROUTE-021, ROUTE-071', path: () => '/tags/create', screen: /^Create Tag$/, isDialog: true, from: 'manager' },
  {
    rows: 'ROUTE-022, ROUTE-078',
    path: ({ tag }) => `/tags/${tag}`,
    screen: named(LIBRARY.tag),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-023',
    path: ({ tag }) => `/tags/update/${tag}`,
    screen: edits('Edit Tag', LIBRARY.tag),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { rows: 'ROUTE-027, ROUTE-061, ROUTE-066', path: () => '/locations', screen: /^Location layouts/, from: 'manager' },
  {
    rows: 'ROUTE-028, ROUTE-073',
    path: () => '/locations/create',
    screen: /^Create Location Layout$/,
    isDialog: true,
    from: 'manager',
  },
  {
    rows: 'ROUTE-029, ROUTE-083',
    path: ({ layout }) => `/locations/${layout}`,
    screen: named(LIBRARY.layout),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-030',
    path: ({ layout }) => `/locations/update/${layout}`,
    screen: edits('Edit Location Layout', LIBRARY.layout),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-031, ROUTE-074',
    path: ({ layout }) => `/locations/${layout}/create`,
    screen: /^Create Location Layer$/,
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-032',
    path: ({ layout, layer }) => `/locations/${layout}/update/${layer}`,
    screen: edits('Edit Location Layer', LIBRARY.layer),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { rows: 'ROUTE-043, ROUTE-067', path: () => '/company', screen: /^Northline Inspection$/, from: 'manager' },
  { rows: 'ROUTE-044, ROUTE-069', path: () => '/company/documents', screen: /^Documents/, from: 'member' },
  { rows: 'ROUTE-045, ROUTE-068', path: () => '/users', screen: /^Users/, from: 'manager' },
  { rows: 'ROUTE-046', path: () => '/users/invite', screen: /^Invite user$/, isDialog: true, from: 'manager' },
  {
    rows: 'ROUTE-047',
    path: ({ viewer }) => `/users/${viewer}`,
    screen: /^Shona MacLeod$/,
    from: 'manager',
    hasId: true,
  },
  {
    rows: 'ROUTE-048',
    path: ({ viewer }) => `/users/update/${viewer}`,
    screen: edits('Edit user', 'Shona MacLeod'),
    isDialog: true,
    from: 'admin',
    hasId: true,
  },
];

/** Ids made of their names. */
export function everyId(of: (name: keyof RouteIds) => string): RouteIds {
  const names = [
    'site',
    'asset',
    'inspection',
    'tag',
    'severity',
    'layout',
    'layer',
    'checklist',
    'category',
    'preset',
    'viewer',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, of(name)])) as unknown as RouteIds;
}

/** Reads the ids from the running server as somebody who sees everything. */
export async function readRouteIds(api: Api): Promise<RouteIds> {
  const first = async (path: string, name?: string): Promise<string> => {
    const { body } = await api('GET', name ? `${path}?filter=name eq '${name}'` : path);
    return body[0].id;
  };
  const layout = await first('layouts', LIBRARY.layout);
  const users = (await api('GET', 'users')).body as { id: string; email: string }[];
  return {
    site: await first('sites', SITE),
    asset: await first('assets', ASSET),
    inspection: await first('projects', INSPECTIONS.completed),
    tag: await first('tags', LIBRARY.tag),
    severity: await first('severityscales', LIBRARY.severity),
    layout,
    layer: await first(`layers?filter=layoutId eq '${layout}'`),
    checklist: await first('checklists', LIBRARY.checklist),
    category: await first('categories', LIBRARY.category),
    preset: await first('categorypresets', LIBRARY.preset),
    viewer: users.find(({ email }) => email === PERSON)?.id ?? '',
  };
}
