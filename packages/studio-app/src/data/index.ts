export { createAsset, deleteAsset, updateAsset } from './asset-changes.ts';
export { assetListQuery, assetPageQuery, assetQuery } from './assets.ts';
export { auditPageQuery, readAllAuditEvents } from './audit-events.ts';
export { captureDataQuery } from './capture-data.ts';
export { deleteCaptureData, saveCaptureData } from './capture-data-changes.ts';
export { categoryListQuery, categoryPageQuery, categoryQuery } from './categories.ts';
export { createCategory, deleteCategory, restoreCategory, updateCategory } from './category-changes.ts';
export { createChecklist, deleteChecklist, updateChecklist } from './checklist-changes.ts';
export { checklistListQuery, checklistPageQuery, checklistQuery } from './checklists.ts';
export { companyQuery } from './companies.ts';
export { conflictText } from './conflict-text.ts';
export { deleteDocument } from './document-changes.ts';
export { documentLink, documentPageQuery } from './documents.ts';
export { readTag, type SeenTag } from './edit.ts';
export { flagImages } from './image-changes.ts';
export { imageFactsQuery, imageLocationQuery, imagePageQuery, type ImageRequest } from './images.ts';
export { documentKeys, projectKeys, userKeys } from './keys.ts';
export { createLayer, deleteLayer, reorderLayers, updateLayer } from './layer-changes.ts';
export { layerListQuery, layerQuery } from './layers.ts';
export { createLayout, deleteLayout, mapLayout, updateLayout } from './layout-changes.ts';
export { layoutListQuery, layoutPageQuery, layoutQuery } from './layouts.ts';
export type { AddressedRequest } from './list-request.ts';
export { moduleFilesQuery } from './modules.ts';
export { prefetch } from './prefetch.ts';
export { createPreset, deletePreset } from './preset-changes.ts';
export { presetListQuery, presetPageQuery, presetQuery } from './presets.ts';
export { deleteProject, processProject } from './project-changes.ts';
export { refetchAfterOutages } from './outages.ts';
export {
  projectAssetQuery,
  projectListQuery,
  projectPageQuery,
  projectQuery,
  refreshProject,
  refreshProjects,
} from './projects.ts';
export { createQueryClient, hasNoData } from './query-client.ts';
export { type RouteData, routeDataContext } from './route-data.ts';
export { archiveSeverityScale, createSeverityScale, restoreSeverityScale } from './severity-scale-changes.ts';
export {
  assetSeverityQuery,
  severityScaleListQuery,
  severityScalePageQuery,
  severityScaleQuery,
} from './severity-scales.ts';
export { recordSearch } from './record-search.ts';
export { requireTotp } from './sign-in-settings-changes.ts';
export { signInSettingsQuery } from './sign-in-settings.ts';
export { createSite, deleteSite, updateSite } from './site-changes.ts';
export { siteListQuery, sitePageQuery, siteQuery } from './sites.ts';
export { storageStatusQuery } from './storage-status.ts';
export { createTag, deleteTag, restoreTag, updateTag } from './tag-changes.ts';
export { tagListQuery, tagPageQuery, tagQuery } from './tags.ts';
export { withThumbnail } from './thumbnail.ts';
export {
  changeUserStatus,
  deleteUser,
  endSessions,
  inviteUsers,
  unlinkIdentity,
  updateUser,
  type UserStatusChange,
} from './user-changes.ts';
export { userAssetPageQuery, userListQuery, userPageQuery } from './user-lists.ts';
export { userQuery } from './users.ts';
export { sessionListQuery } from './user-sessions.ts';
export { createAccessToken, revokeAccessToken } from './access-token-changes.ts';
export { accessTokenListQuery } from './access-tokens.ts';
