import { type Call, type calls, isChange } from '@inspection-studio/domain/calls';
import type { ProductErrorCode } from '@inspection-studio/domain/errors';

/** Product codes by status. */
export type CodesByStatus = Readonly<Partial<Record<number, readonly ProductErrorCode[]>>>;

const ASSET_LINKS = [49, 146, 149, 150] as const;

/** Additional errors of each call, besides the general ones. */
const OWN_CODES: Partial<Record<keyof typeof calls, readonly ProductErrorCode[]>> = {
  activateUser: [37],
  resendInvitation: [18],
  createAsset: ASSET_LINKS,
  updateAsset: [...ASSET_LINKS, 147],
  deleteAsset: [147],
  createProject: [147],
  deleteSite: [147],
  uploadThumbnail: [147],
  confirmImageUploaded: [127],
  updateModules: [1, 127],
  processProject: [1, 12, 108],
  createTag: [125],
  updateTag: [125],
  updateCategory: [146],
  restoreCategory: [146],
  deleteCategory: [44, 47],
  createCategoryPreset: [149],
  deleteSeverityScale: [48],
};

/** Calls about an inspection, by policy. */
const ABOUT_INSPECTIONS: readonly (string | undefined)[] = [
  'ReadProject',
  'UpdateProject',
  'DeleteProject',
  'StartProcessing',
  'UpdateCaptureData',
  'Storage',
  'Thumbnail',
] satisfies Call['policy'][];

/** Calls that check access to a record without a policy of the table. */
const ABOUT_ITEMS: readonly string[] = [
  'getSite',
  'updateSite',
  'deleteSite',
  'getAsset',
  'updateAsset',
  'deleteAsset',
  'getAssetSeverity',
  'createCategory',
  'updateCategory',
] satisfies (keyof typeof calls)[];

/**
 * Returns the product codes of a call by status: 403 when the person or the licence does not
 * permit it, 409 when a rule of the product rejects it.
 *
 * @param name name of the row in the calls table
 */
export function productCodesOf(name: string, call: Call): CodesByStatus {
  const isAboutInspection = ABOUT_INSPECTIONS.includes(call.policy);
  const refused: ProductErrorCode[] = [
    ...(call.policy || ABOUT_ITEMS.includes(name) ? ([4] as const) : []),
    ...(isChange(call) && !call.needsNoLicence ? ([6, 7] as const) : []),
    33,
    37,
    ...(isAboutInspection ? ([113, 115] as const) : []),
  ];
  const own = OWN_CODES[name as keyof typeof calls] ?? [];
  const conflicts = isAboutInspection ? [...own, 148 as const] : own;
  return { 403: refused, ...(conflicts.length > 0 && { 409: conflicts }) };
}
