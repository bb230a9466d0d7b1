import * as z from 'zod/mini';
import { nameField, requiredText } from '../../validation/fields.ts';
import { isDistinct } from '../../validation/is-distinct.ts';
import { idListSchema, idSchema } from '../shared/fields.ts';
import { thumbnailFormSchema, thumbnailFormValue } from '../shared/thumbnail-file.ts';
import { assetTypeCodec, DEFAULT_ASSET_TYPE } from './asset-type.ts';
import { assetMessages, categoryMessages } from '../../form-messages.ts';

/** Maximum number of presets and categories of an asset in the form, counted together. */
export const ASSET_CATEGORIES_MAX = 30;

const fields = {
  siteId: requiredText(),
  name: nameField(),
  type: assetTypeCodec,
  members: idListSchema,
  uploaders: idListSchema,
  presets: idListSchema,
  categories: idListSchema,
  severityScale: requiredText(),
  layoutTemplateId: z.nullable(idSchema),
};

type CategoryChoice = { presets: string[]; categories: string[] };

/** Requires at least one preset or category, and no duplicates. */
function checkCategories({ value, issues }: z.core.ParsePayload<CategoryChoice>) {
  const { presets, categories } = value;
  const refuse = (field: keyof CategoryChoice, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });

  if (presets.length + categories.length === 0) refuse('categories', assetMessages.categoryRequired);
  if (!isDistinct(presets)) refuse('presets', assetMessages.duplicatePreset);
  if (!isDistinct(categories)) refuse('categories', categoryMessages.duplicate);
}

/** Allows at most 30 presets and categories together. */
function checkMaximum({ value, issues }: z.core.ParsePayload<CategoryChoice>) {
  const maximum = ASSET_CATEGORIES_MAX;
  if (value.presets.length + value.categories.length > maximum) {
    issues.push({ code: 'too_big', origin: 'array', maximum, path: ['categories'], input: value });
  }
}

/**
 * Payload of creating and editing an asset: exactly these nine keys.
 *
 * `members` and `uploaders` are user ids, `presets` and `categories` library
 * ids; `layoutTemplateId` is `null` without a layout. Rules that need
 * the database (archived items, models, at most 30 distinct categories after expanding
 * presets) are checked by the server, with product codes 49, 146, 149 and 150.
 */
export const assetPayloadSchema = z.object(fields).check(checkCategories);
/** The output of {@link assetPayloadSchema}; the type is a name. */
export type AssetPayload = z.output<typeof assetPayloadSchema>;

/** Form of an asset: the payload and the thumbnail. */
export const assetFormSchema = z
  .object({ ...fields, type: assetTypeCodec.def.out, thumbnail: thumbnailFormSchema })
  .check(checkCategories, checkMaximum);
/** The output of {@link assetFormSchema}. */
export type AssetForm = z.output<typeof assetFormSchema>;

/**
 * Returns an empty asset form: a Bridge, nothing selected.
 *
 * @param siteId preselected site, from the URL. @default '' (none)
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

/** Converts a valid asset form to its payload. The thumbnail is sent in a separate call. */
export function toAssetPayload({ thumbnail: _thumbnail, ...payload }: AssetForm): AssetPayload {
  return payload;
}
