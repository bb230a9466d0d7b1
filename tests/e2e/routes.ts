/* oxlint-disable max-lines -- one table of routes */
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

/** The roles, lowest first. */
export const people: readonly Person[] = ['trial', 'viewer', 'uploader', 'member', 'manager', 'admin'];

export const mayCome = (person: Person, { from }: StudioRoute): boolean =>
  people.indexOf(person) >= people.indexOf(from);

const named = (name: string) => new RegExp(`^${name}$`);
/** Name of a dialog that edits a record. */
const edits = (title: string, name: string) => named(`${title}: ${name}`);

/** The route table. */
export const routes: readonly StudioRoute[] = [
  {
    path: () => '/sites/create',
    screen: /^Create Site$/,
    isDialog: true,
    from: 'manager',
    title: 'Create Site',
  },
  {
    path: ({ site }) => `/sites/update/${site}`,
    screen: edits('Edit Site', SITE),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ site }) => `/sites/${site}`,
    screen: named(SITE),
    isDialog: true,
    from: 'trial',
    hasId: true,
    isScoped: true,
  },
  {
    path: () => '/assets/create',
    screen: /^Create Asset$/,
    isDialog: true,
    from: 'manager',
    title: 'Create Asset',
  },
  {
    path: ({ asset }) => `/assets/update/${asset}`,
    screen: edits('Edit Asset', ASSET),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ asset }) => `/assets/${asset}`,
    screen: named(ASSET),
    isDialog: true,
    from: 'trial',
    hasId: true,
    isScoped: true,
  },
  {
    path: () => '/inspections/create',
    screen: /^Create Inspection$/,
    from: 'uploader',
    title: 'Create Inspection',
  },
  {
    path: ({ inspection }) => `/inspections/update/${inspection}`,
    screen: /^Edit Inspection$/,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ inspection }) => `/inspections/${inspection}`,
    screen: named(INSPECTIONS.completed),
    from: 'trial',
    hasId: true,
    isScoped: true,
  },
  { path: () => '/categories', screen: /^Categories/, from: 'manager' },
  {
    path: () => '/categories/create',
    screen: /^Create Category$/,
    isDialog: true,
    from: 'manager',
  },
  {
    path: ({ category }) => `/categories/${category}`,
    screen: named(LIBRARY.category),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ category }) => `/categories/update/${category}`,
    screen: edits('Edit Category', LIBRARY.category),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: () => '/categories/preset/create',
    screen: /^Create Category Preset$/,
    isDialog: true,
    from: 'manager',
  },
  {
    path: ({ preset }) => `/categories/preset/${preset}`,
    screen: named(LIBRARY.preset),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { path: () => '/severities', screen: /^Severity scales/, from: 'manager' },
  {
    path: () => '/severities/create',
    screen: /^Create Severity Scale$/,
    isDialog: true,
    from: 'manager',
  },
  {
    path: ({ severity }) => `/severities/${severity}`,
    screen: named(LIBRARY.severity),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { path: () => '/checklists', screen: /^Checklists/, from: 'manager' },
  {
    path: () => '/checklists/create',
    screen: /^Create Checklist$/,
    isDialog: true,
    from: 'manager',
  },
  {
    path: ({ checklist }) => `/checklists/${checklist}`,
    screen: named(LIBRARY.checklist),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ checklist }) => `/checklists/update/${checklist}`,
    screen: edits('Edit Checklist', LIBRARY.checklist),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { path: () => '/tags', screen: /^Tags/, from: 'manager' },
  { path: () => '/tags/create', screen: /^Create Tag$/, isDialog: true, from: 'manager' },
  {
    path: ({ tag }) => `/tags/${tag}`,
    screen: named(LIBRARY.tag),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ tag }) => `/tags/update/${tag}`,
    screen: edits('Edit Tag', LIBRARY.tag),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { path: () => '/locations', screen: /^Location layouts/, from: 'manager' },
  {
    path: () => '/locations/create',
    screen: /^Create Location Layout$/,
    isDialog: true,
    from: 'manager',
  },
  {
    path: ({ layout }) => `/locations/${layout}`,
    screen: named(LIBRARY.layout),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ layout }) => `/locations/update/${layout}`,
    screen: edits('Edit Location Layout', LIBRARY.layout),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ layout }) => `/locations/${layout}/create`,
    screen: /^Create Location Layer$/,
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  {
    path: ({ layout, layer }) => `/locations/${layout}/update/${layer}`,
    screen: edits('Edit Location Layer', LIBRARY.layer),
    isDialog: true,
    from: 'manager',
    hasId: true,
  },
  { path: () => '/company', screen: /^Northline Inspection$/, from: 'manager' },
  { path: () => '/company/documents', screen: /^Documents/, from: 'member' },
  { path: () => '/users', screen: /^Users/, from: 'manager' },
  { path: () => '/users/invite', screen: /^Invite user$/, isDialog: true, from: 'manager' },
  {
    path: ({ viewer }) => `/users/${viewer}`,
    screen: /^Shona MacLeod$/,
    from: 'manager',
    hasId: true,
  },
  {
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
