import { generatePath } from 'react-router';

const of = (pattern: string) => (id: string) => generatePath(pattern, { id });

/** Every address of the studio; patterns of the router and links of the screens come from here. @see spec 1 §2 "Route table" */
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
  createInspection: (assetId?: string) => `/inspections/create${assetId ? `?asset=${encodeURIComponent(assetId)}` : ''}`,
  updateInspection: of('/inspections/update/:id'),
  user: of('/users/:id'),
} as const;
