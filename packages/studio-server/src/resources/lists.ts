import type { calls } from '@inspection-studio/domain/calls';
import type { ListDefinition } from './answer-list.ts';
import { assetList } from './assets.ts';
import { auditEventList } from './audit-events.ts';
import { documentList } from './documents.ts';
import { imageList } from './images.ts';
import { categoryList } from './library/categories.ts';
import { categoryPresetList } from './library/category-presets.ts';
import { checklistList } from './library/checklists.ts';
import { layerList } from './library/layers.ts';
import { layoutList } from './library/layouts.ts';
import { severityScaleList } from './library/severity-scales.ts';
import { tagList } from './library/tags.ts';
import { projectList } from './projects.ts';
import { siteList } from './sites.ts';
import { userList } from './users.ts';

/** Filterable and sortable properties, default order and page size of every list, by call name. */
export const lists = {
  listUsers: userList,
  listProjects: projectList,
  listAssets: assetList,
  listSites: siteList,
  listDocuments: documentList,
  listImages: imageList,
  listLayers: layerList,
  listCategoryPresets: categoryPresetList,
  listLayouts: layoutList,
  listSeverityScales: severityScaleList,
  listCategories: categoryList,
  listTags: tagList,
  listChecklists: checklistList,
  listAuditEvents: auditEventList,
} satisfies Partial<Record<keyof typeof calls, ListDefinition>>;
