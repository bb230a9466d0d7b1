import { generatePath } from 'react-router';

const of = (pattern: string) => (id: string) => generatePath(pattern, { id });

/** All paths of the studio, for router patterns and links. */
export const paths = {
  home: () => '/',
  forbidden: () => '/forbidden',
  site: of('/sites/:id'),
  createSite: () => '/sites/create',
  updateSite: of('/sites/update/:id'),
  asset: of('/assets/:id'),
  /** @param siteId preselects the site */
  createAsset: (siteId?: string) => `/assets/create${siteId ? `?site=${encodeURIComponent(siteId)}` : ''}`,
  updateAsset: of('/assets/update/:id'),
  inspection: of('/inspections/:id'),
  /** @param assetId preselects the asset */
  createInspection: (assetId?: string) =>
    `/inspections/create${assetId ? `?asset=${encodeURIComponent(assetId)}` : ''}`,
  updateInspection: of('/inspections/update/:id'),
  library: () => '/categories',
  tags: () => '/tags',
  tag: of('/tags/:id'),
  createTag: () => '/tags/create',
  updateTag: of('/tags/update/:id'),
  severities: () => '/severities',
  severity: of('/severities/:id'),
  createSeverity: () => '/severities/create',
  layouts: () => '/locations',
  layout: of('/locations/:id'),
  createLayout: () => '/locations/create',
  updateLayout: of('/locations/update/:id'),
  createLayer: of('/locations/:id/create'),
  updateLayer: (layoutId: string, layerId: string) =>
    generatePath('/locations/:layoutId/update/:layerId', { layoutId, layerId }),
  checklists: () => '/checklists',
  checklist: of('/checklists/:id'),
  createChecklist: () => '/checklists/create',
  updateChecklist: of('/checklists/update/:id'),
  categories: () => '/categories',
  category: of('/categories/:id'),
  createCategory: () => '/categories/create',
  updateCategory: of('/categories/update/:id'),
  createPreset: () => '/categories/preset/create',
  preset: of('/categories/preset/:id'),
  company: () => '/company',
  documents: () => '/company/documents',
  /** @param recordId shows the history of this record only */
  activity: (recordId?: string) => `/company/activity${recordId ? `?record=${encodeURIComponent(recordId)}` : ''}`,
  users: () => '/users',
  user: of('/users/:id'),
  inviteUsers: () => '/users/invite',
  updateUser: of('/users/update/:id'),
} as const;
