import { accessTokenChanges } from './access-token-changes.ts';
import { accessTokenReads } from './access-tokens.ts';
import { assetChanges } from './asset-changes.ts';
import { assetReads } from './assets.ts';
import { auditReads } from './audit-events.ts';
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
import { knownFileReads } from './known-files.ts';
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
import { signInSettingsReads } from './sign-in-settings.ts';
import { signInSettingsChanges } from './sign-in-settings-changes.ts';
import { siteChanges } from './site-changes.ts';
import { siteReads } from './sites.ts';
import { storageReads } from './storage-status.ts';
import { tagChanges } from './tag-changes.ts';
import { tagReads } from './tags.ts';
import { uploadChanges } from './upload-changes.ts';
import { userChanges } from './user-changes.ts';
import { sessionReads } from './user-sessions.ts';
import { userReads } from './users.ts';

/**
 * All calls by name, for the server, the API document and tests. The app imports
 * the calls of a resource instead, so that a page does not load other schemas.
 */
export const calls = {
  ...userReads,
  ...sessionReads,
  ...accessTokenReads,
  ...userChanges,
  ...accessTokenChanges,
  ...companyReads,
  ...siteReads,
  ...siteChanges,
  ...assetReads,
  ...assetChanges,
  ...projectReads,
  ...moduleReads,
  ...knownFileReads,
  ...projectChanges,
  ...moduleChanges,
  ...uploadChanges,
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
  ...auditReads,
  ...storageReads,
  ...signInSettingsReads,
  ...signInSettingsChanges,
} as const satisfies Record<string, Call>;
