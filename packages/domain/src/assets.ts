export {
  ASSET_CATEGORIES_MAX,
  assetFormSchema,
  assetPayloadSchema,
  newAssetForm,
  toAssetPayload,
} from './entities/assets/asset.form.ts';
export type { AssetForm, AssetPayload } from './entities/assets/asset.form.ts';
export { assetListItemSchema, assetSchema, recentProjectSchema } from './entities/assets/asset.schema.ts';
export type { Asset, AssetListItem, RecentProject } from './entities/assets/asset.schema.ts';
export {
  ASSET_TYPE_NUMBERS,
  ASSET_TYPE_OPTIONS,
  assetTypeCodec,
  assetTypeLabel,
  DEFAULT_ASSET_TYPE,
} from './entities/assets/asset-type.ts';
export type { AssetType } from './entities/assets/asset-type.ts';
