import type { Api } from './api.ts';

/** Names of the demo company's records that are looked at. */
export const SITE = 'Forth Estuary';
export const ASSET = 'Kinnaird Viaduct';
export const INSPECTIONS = { completed: 'NorthTowerA', draft: 'Mast20251112', failed: 'RackEast' } as const;
export const LIBRARY = {
  category: 'Spalling',
  archivedCategory: 'Graffiti',
  preset: 'Concrete structures',
  severity: 'Defect urgency',
  archivedSeverity: 'Old condition code',
  checklist: 'Bridge general',
  tag: 'Rope access needed',
  archivedTag: 'Pilot scheme 2024',
  layout: 'Viaduct spans',
  /** The first layer of the layout. */
  layer: 'Span',
} as const;
export const PERSON = 's.macleod@demo.example';

/** Their ids, which addresses are made of. */
export interface DemoIds {
  site: string;
  asset: string;
  completed: string;
  draft: string;
  failed: string;
  category: string;
  archivedCategory: string;
  preset: string;
  severity: string;
  archivedSeverity: string;
  checklist: string;
  tag: string;
  archivedTag: string;
  layout: string;
  /** First layer of the layout. */
  layer: string;
  user: string;
}

/** Reads the ids as somebody who sees everything. */
export async function readDemoIds(api: Api): Promise<DemoIds> {
  const first = async (path: string, filter: string): Promise<string> =>
    (await api('GET', `${path}?filter=${filter}`)).body[0].id;
  const named = (path: string, name: string) => first(path, `name eq '${name}'`);
  const layout = await named('layouts', LIBRARY.layout);
  const users = (await api('GET', 'users')).body as { id: string; email: string }[];
  return {
    site: await named('sites', SITE),
    asset: await named('assets', ASSET),
    completed: await named('projects', INSPECTIONS.completed),
    draft: await named('projects', INSPECTIONS.draft),
    failed: await named('projects', INSPECTIONS.failed),
    category: await named('categories', LIBRARY.category),
    archivedCategory: await named('categories', LIBRARY.archivedCategory),
    preset: await named('categorypresets', LIBRARY.preset),
    severity: await named('severityscales', LIBRARY.severity),
    archivedSeverity: await named('severityscales', LIBRARY.archivedSeverity),
    checklist: await named('checklists', LIBRARY.checklist),
    tag: await named('tags', LIBRARY.tag),
    archivedTag: await named('tags', LIBRARY.archivedTag),
    layout,
    layer: await first('layers', `layoutId eq '${layout}'`),
    user: users.find(({ email }) => email === PERSON)?.id ?? '',
  };
}
