export { assetListQuery, assetPageQuery, assetQuery, type AssetRequest, assetSeverityQuery, createAsset, deleteAsset, updateAsset } from './assets.ts';
export { captureDataQuery, deleteCaptureData, saveCaptureData } from './capture-data.ts';
export {
  categoryListQuery,
  categoryPageQuery,
  categoryQuery,
  type CategoryRequest,
  createCategory,
  deleteCategory,
  restoreCategory,
  updateCategory,
} from './categories.ts';
export {
  checklistListQuery,
  checklistPageQuery,
  checklistQuery,
  createChecklist,
  deleteChecklist,
  updateChecklist,
} from './checklists.ts';
export { companyQuery } from './companies.ts';
export { deleteDocument, documentLink, documentPageQuery } from './documents.ts';
export { imagePageQuery, type ImageRequest } from './images.ts';
export { assetKeys, categoryKeys, checklistKeys, companyKeys, documentKeys, imageKeys, layerKeys, layoutKeys, presetKeys, projectKeys, severityScaleKeys, siteKeys, tagKeys, userKeys } from './keys.ts';
export { createLayer, deleteLayer, layerListQuery, layerQuery, reorderLayers, updateLayer } from './layers.ts';
export { createLayout, deleteLayout, layoutListQuery, layoutPageQuery, layoutQuery, mapLayout, updateLayout } from './layouts.ts';
export type { AddressedRequest, ListRequest, PagedRequest } from './list-request.ts';
export {
  deleteProject,
  forgetProject,
  moduleFilesQuery,
  processProject,
  projectAssetQuery,
  projectListQuery,
  projectPageQuery,
  projectQuery,
  type ProjectRequest,
  refreshProjects,
} from './projects.ts';
export { createPreset, deletePreset, presetListQuery, presetPageQuery, presetQuery } from './presets.ts';
export { prefetch } from './prefetch.ts';
export { createQueryClient } from './query-client.ts';
export { type RouteData, routeDataContext } from './route-data.ts';
export {
  archiveSeverityScale,
  createSeverityScale,
  restoreSeverityScale,
  severityScaleListQuery,
  severityScalePageQuery,
  severityScaleQuery,
  type SeverityScaleRequest,
} from './severity-scales.ts';
export { createSite, deleteSite, siteListQuery, sitePageQuery, siteQuery, updateSite } from './sites.ts';
export { createTag, deleteTag, restoreTag, tagPageQuery, tagQuery, type TagRequest, updateTag } from './tags.ts';
export { type Saved, sendThumbnail, withThumbnail } from './thumbnail.ts';
export {
  activeUserListQuery,
  changeUserStatus,
  deleteUser,
  inviteUsers,
  updateUser,
  type UserAssetRequest,
  userAssetPageQuery,
  userPageQuery,
  userQuery,
  type UserStatusChange,
} from './users.ts';
