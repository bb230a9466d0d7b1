export { accessTokenChanges } from './calls/access-token-changes.ts';
export { accessTokenReads } from './calls/access-tokens.ts';
export { assetChanges } from './calls/asset-changes.ts';
export { assetReads } from './calls/assets.ts';
export { auditReads } from './calls/audit-events.ts';
export { API_BASE_PATH, fillPath } from './calls/call.ts';
export type {
  Call,
  CallPolicy,
  EditedRecord,
  Method,
  ParamsOf,
  PathParam,
  PayloadOf,
  PolicyOf,
  QueryOf,
  ReplyOf,
  Scope,
} from './calls/call.ts';
export { captureDataReads } from './calls/capture-data.ts';
export { captureDataChanges } from './calls/capture-data-changes.ts';
export { categoryReads } from './calls/categories.ts';
export { categoryChanges } from './calls/category-changes.ts';
export { categoryPresetChanges } from './calls/category-preset-changes.ts';
export { categoryPresetReads } from './calls/category-presets.ts';
export { checklistChanges } from './calls/checklist-changes.ts';
export { checklistReads } from './calls/checklists.ts';
export { companyReads } from './calls/companies.ts';
export { signInSettingsReads } from './calls/sign-in-settings.ts';
export { signInSettingsChanges } from './calls/sign-in-settings-changes.ts';
export { storageReads } from './calls/storage-status.ts';
export { documentChanges } from './calls/document-changes.ts';
export { documentReads } from './calls/documents.ts';
export { BLOCK_BLOB_HEADER, fileReads, STORAGE_BLOCKS, STORAGE_CHECKSUM, STORAGE_PUT } from './calls/files.ts';
export { imageChanges } from './calls/image-changes.ts';
export { imageReads } from './calls/images.ts';
export { calls } from './calls/index.ts';
export { isChange } from './calls/is-change.ts';
export { knownFileReads } from './calls/known-files.ts';
export { layerChanges } from './calls/layer-changes.ts';
export { layerReads } from './calls/layers.ts';
export { layoutChanges } from './calls/layout-changes.ts';
export { layoutReads } from './calls/layouts.ts';
export { asksForPage, FILTER_LENGTH_MAX, TOP_MAX } from './calls/list-query.ts';
export type { ListQuery } from './calls/list-query.ts';
export { moduleChanges } from './calls/module-changes.ts';
export { moduleReads } from './calls/modules.ts';
export { projectChanges } from './calls/project-changes.ts';
export { projectReads } from './calls/projects.ts';
export { severityScaleChanges } from './calls/severity-scale-changes.ts';
export { severityScaleReads } from './calls/severity-scales.ts';
export { siteChanges } from './calls/site-changes.ts';
export { scopeOf } from './calls/scope.ts';
export { siteReads } from './calls/sites.ts';
export { tagChanges } from './calls/tag-changes.ts';
export { tagReads } from './calls/tags.ts';
export { UNPAGED_MAX, UNPAGED_MESSAGE } from './calls/unpaged-lists.ts';
export { uploadChanges } from './calls/upload-changes.ts';
export { userChanges } from './calls/user-changes.ts';
export { sessionReads } from './calls/user-sessions.ts';
export { userReads } from './calls/users.ts';
