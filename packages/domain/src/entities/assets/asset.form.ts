import * as z from 'zod/mini';
import { nameField, requiredText } from '../../validation/fields.ts';
import { isDistinct } from '../../validation/is-distinct.ts';
import { idSchema } from '../shared/fields.ts';
import { thumbnailFormSchema, thumbnailFormValue } from '../shared/thumbnail-file.ts';
import { assetTypeCodec, DEFAULT_ASSET_TYPE } from './asset-type.ts';
import { assetMessages, categoryMessages } from '../../messages.ts';

/** Most presets and categories one asset may carry together in the form. @see CONST-009, N78 */
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
  layoutTemplateId: z.nullable(idSchema),
};

type CategoryChoice = { presets: string[]; categories: string[] };

/** At least one of both kinds, at most 30 together, and nothing twice. */
function checkCategories({ value, issues }: z.core.ParsePayload<CategoryChoice>) {
  const { presets, categories } = value;
  const count = presets.length + categories.length;
  const refuse = (field: keyof CategoryChoice, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });

  if (count === 0) refuse('categories', assetMessages.categoryRequired);
  if (count > ASSET_CATEGORIES_MAX) {
    issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: ASSET_CATEGORIES_MAX,
      path: ['categories'],
      input: value,
    });
  }
  if (!isDistinct(presets)) refuse('presets', assetMessages.duplicatePreset);
  if (!isDistinct(categories)) refuse('categories', categoryMessages.duplicate);
}

/**
 * What creating and editing an asset sends: exactly these nine keys.
 *
 * `members` and `uploaders` are user ids, `presets` and `categories` library
 * ids; `layoutTemplateId` is sent as `null` when there is none (N107).
 * What only a server can know (archived items, models, 30 distinct categories
 * after expanding presets) it answers with product codes 49, 146, 149 and 150.
 *
 * @see REC-064..072, VAL-004..012, N78
 */
export const assetPayloadSchema = z.object(fields).check(checkCategories);
/** See {@link assetPayloadSchema}; the type is a name. */
export type AssetPayload = z.output<typeof assetPayloadSchema>;

/** What the asset form edits: the payload and the picture. @see REC-064..073, ASSET-001..012 */
export const assetFormSchema = z
  .object({ ...fields, type: assetTypeCodec.def.out, thumbnail: thumbnailFormSchema })
  .check(checkCategories);
/** See {@link assetFormSchema}. */
export type AssetForm = z.output<typeof assetFormSchema>;

/**
 * An empty asset form: a Bridge, nothing chosen.
 *
 * @param siteId site preselected by the address. @default '' (none)
 * @see ASSET-001..012, ENUM-111
 */
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

/** The payload of a checked asset form; the picture travels in its own call. @see CALL-064..072 */
export function toAssetPayload({ thumbnail: _thumbnail, ...payload }: AssetForm): AssetPayload {
  return payload;
}
