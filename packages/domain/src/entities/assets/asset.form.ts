import * as z from 'zod';
import { nameField, requiredText } from '../../validation/fields.ts';
import { idSchema } from '../shared/fields.ts';
import { thumbnailFormSchema, thumbnailFormValue } from '../shared/thumbnail-file.ts';
import { assetTypeCodec, DEFAULT_ASSET_TYPE } from './asset-type.ts';
import { assetMessages } from '../../messages.ts';

/** Most presets and categories one asset may carry together in the form. @see spec 2 §9 "Lengths", N78 */
export const ASSET_CATEGORIES_MAX = 30;

const fields = {
  siteId: requiredText(),
  name: nameField(),
  type: assetTypeCodec,
  members: z.array(idSchema),
  uploaders: z.array(idSchema),
  presets: z.array(idSchema),
  categories: z.array(idSchema),
  severityScale: requiredText(),
  layoutTemplateId: idSchema.nullable(),
};

type CategoryChoice = { presets: string[]; categories: string[] };

function checkCategories({ value, issues }: z.core.ParsePayload<CategoryChoice>) {
  const count = value.presets.length + value.categories.length;
  if (count === 0) {
    issues.push({
      code: 'custom',
      path: ['categories'],
      message: assetMessages.categoryRequired,
      input: value,
    });
  }
  if (count > ASSET_CATEGORIES_MAX) {
    issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: ASSET_CATEGORIES_MAX,
      path: ['categories'],
      input: value,
    });
  }
}

/** What creating and editing an asset sends: exactly these nine keys. @see spec 1 §3 "Asset create payload" */
export const assetPayloadSchema = z.object(fields).check(checkCategories);
export type AssetPayload = z.output<typeof assetPayloadSchema>;

/** What the asset form edits: the payload and the picture. */
export const assetFormSchema = z
  .object({ ...fields, type: assetTypeCodec.out, thumbnail: thumbnailFormSchema })
  .check(checkCategories);
export type AssetForm = z.output<typeof assetFormSchema>;

/** An empty form, with the site preselected when the address names one. */
export const newAssetForm = (siteId = ''): AssetForm => ({
  siteId,
  name: '',
  type: DEFAULT_ASSET_TYPE,
  thumbnail: thumbnailFormValue(),
  members: [],
  uploaders: [],
  presets: [],
  categories: [],
  severityScale: '',
  layoutTemplateId: null,
});

/** The payload of a checked asset form; the picture travels in its own call. */
export function toAssetPayload({ thumbnail: _thumbnail, ...payload }: AssetForm): AssetPayload {
  return payload;
}
