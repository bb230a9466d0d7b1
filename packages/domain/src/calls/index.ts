import { assetChanges } from './asset-changes.ts';
import { assetReads } from './assets.ts';
import type { Call } from './call.ts';
import { captureDataReads } from './capture-data.ts';
import { captureDataChanges } from './capture-data-changes.ts';
import { categoryReads } from './categories.ts';
import { categoryChanges } from './category-changes.ts';
import { categoryPresetChanges } from './category-preset-changes.ts';
import { categoryPresetReads } from './category-presets.ts';
import { checklistChanges } from './checklist-changes.ts';
import { checklistReads } from './checklists.ts';
import { companyReads } from './companies.ts';
import { documentChanges } from './document-changes.ts';
import { documentReads } from './documents.ts';
import { fileReads } from './files.ts';
import { imageChanges } from './image-changes.ts';
import { imageReads } from './images.ts';
import { layerChanges } from './layer-changes.ts';
import { layerReads } from './layers.ts';
import { layoutChanges } from './layout-changes.ts';
import { layoutReads } from './layouts.ts';
import { moduleChanges } from './module-changes.ts';
import { moduleReads } from './modules.ts';
import { projectChanges } from './project-changes.ts';
import { projectReads } from './projects.ts';
import { severityScaleChanges } from './severity-scale-changes.ts';
import { severityScaleReads } from './severity-scales.ts';
import { siteChanges } from './site-changes.ts';
import { siteReads } from './sites.ts';
import { tagChanges } from './tag-changes.ts';
import { tagReads } from './tags.ts';
import { userChanges } from './user-changes.ts';
import { userReads } from './users.ts';

/**
 * All calls by name, for the server, the API document and tests. The app imports
 * the calls of a resource instead, so that a page does not load other schemas.
 *
 * @see CALL-021..205
 */
export const calls = {
  ...userReads,
  ...userChanges,
  ...companyReads,
  ...siteReads,
  ...siteChanges,
  ...assetReads,
  ...assetChanges,
  ...projectReads,
  ...moduleReads,
  ...projectChanges,
  ...moduleChanges,
  ...captureDataReads,
  ...captureDataChanges,
  ...imageReads,
  ...imageChanges,
  ...categoryReads,
  ...categoryChanges,
  ...categoryPresetReads,
  ...categoryPresetChanges,
  ...severityScaleReads,
  ...severityScaleChanges,
  ...checklistReads,
  ...checklistChanges,
  ...layoutReads,
  ...layoutChanges,
  ...layerReads,
  ...layerChanges,
  ...tagReads,
  ...tagChanges,
  ...documentReads,
  ...documentChanges,
  ...fileReads,
} as const satisfies Record<string, Call>;
