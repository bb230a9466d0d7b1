import { assetCalls } from './assets.ts';
import type { Call } from './call.ts';
import { captureDataCalls } from './capture-data.ts';
import { categoryCalls } from './categories.ts';
import { categoryPresetCalls } from './category-presets.ts';
import { checklistCalls } from './checklists.ts';
import { companyCalls } from './companies.ts';
import { documentCalls } from './documents.ts';
import { fileCalls } from './files.ts';
import { imageCalls } from './images.ts';
import { layerCalls } from './layers.ts';
import { layoutCalls } from './layouts.ts';
import { projectCalls } from './projects.ts';
import { severityScaleCalls } from './severity-scales.ts';
import { siteCalls } from './sites.ts';
import { tagCalls } from './tags.ts';
import { userCalls } from './users.ts';

/** Every call of the product by its name. @see spec 2 §7 "Calls" */
export const calls = {
  ...userCalls,
  ...companyCalls,
  ...siteCalls,
  ...assetCalls,
  ...projectCalls,
  ...captureDataCalls,
  ...imageCalls,
  ...categoryCalls,
  ...categoryPresetCalls,
  ...severityScaleCalls,
  ...checklistCalls,
  ...layoutCalls,
  ...layerCalls,
  ...tagCalls,
  ...documentCalls,
  ...fileCalls,
} as const satisfies Record<string, Call>;
