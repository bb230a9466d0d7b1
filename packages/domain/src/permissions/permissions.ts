import type { UserRole } from '../entities/users/user-role.ts';

/** Lowest role that has each permission. */
export const PERMISSION_MIN_ROLE = {
  ReadUsers: 'Manager',
  InviteUser: 'Manager',
  ReadLicense: 'Manager',
  DeleteDocuments: 'Manager',
  CreateAsset: 'Manager',
  UpdateAsset: 'Manager',
  DeleteAsset: 'Manager',
  DeleteAssetWithProjects: 'Manager',
  UpdateProject: 'Manager',
  DeleteProject: 'Manager',
  CreateSite: 'Manager',
  UpdateSite: 'Manager',
  DeleteSite: 'Manager',
  ReadLibrary: 'Manager',
  CreateLibrary: 'Manager',
  UpdateLibrary: 'Manager',
  DeleteLibrary: 'Manager',
  ReadDocuments: 'Member',
  CreateDocuments: 'Member',
  CreateAnnotations: 'Member',
  UpdateAnnotations: 'Member',
  DeleteAnnotations: 'Member',
  CreateMeasurements: 'Member',
  UpdateMeasurements: 'Member',
  DeleteMeasurements: 'Member',
  GenerateReport: 'Member',
  UpdateReportDraft: 'Member',
  CreateTag: 'Member',
  ShareProject: 'Member',
  ReadDetections: 'Member',
  GenerateDownload: 'Member',
  CreateProject: 'Uploader',
  FlagImages: 'Viewer',
  Download: 'Viewer',
  ViewMap: 'Viewer',
} as const satisfies Record<string, UserRole>;

/** A permission, named as in the specification ('License' included). */
export type Permission = keyof typeof PERMISSION_MIN_ROLE;

/**
 * Returns the permissions required to delete an asset. An asset with inspections requires one more.
 *
 * @param projectCount number of inspections that would be deleted too
 */
export function deleteAssetPermissions(projectCount: number): readonly Permission[] {
  return projectCount > 0 ? ['DeleteAsset', 'DeleteAssetWithProjects'] : ['DeleteAsset'];
}
