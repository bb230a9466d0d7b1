export { assetListQuery, assetPageQuery, assetQuery, type AssetRequest, assetSeverityQuery, createAsset, deleteAsset, updateAsset } from './assets.ts';
export { companyQuery } from './companies.ts';
export { imagePageQuery, type ImageRequest } from './images.ts';
export { assetKeys, categoryKeys, checklistKeys, companyKeys, imageKeys, layoutKeys, presetKeys, projectKeys, severityScaleKeys, siteKeys, userKeys } from './keys.ts';
export { categoryListQuery, type CategoryRequest, checklistListQuery, layoutListQuery, presetListQuery, severityScaleListQuery } from './library.ts';
export type { ListRequest, PagedRequest } from './list-request.ts';
export {
  deleteProject,
  moduleFilesQuery,
  processProject,
  projectAssetQuery,
  projectListQuery,
  projectPageQuery,
  projectQuery,
  type ProjectRequest,
  refreshProjects,
  updateProject,
} from './projects.ts';
export { prefetch } from './prefetch.ts';
export { createQueryClient } from './query-client.ts';
export { type RouteData, routeDataContext } from './route-data.ts';
export { createSite, deleteSite, siteListQuery, sitePageQuery, siteQuery, updateSite } from './sites.ts';
export { type Saved, sendThumbnail, withThumbnail } from './thumbnail.ts';
export { updateUser, activeUserListQuery, userPageQuery, userQuery } from './users.ts';
