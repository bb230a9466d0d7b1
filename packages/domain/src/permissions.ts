export { ReadActivityPolicy } from './permissions/activity-policy.ts';
export { ManageSignInSettingsPolicy } from './permissions/sign-in-settings-policy.ts';
export { ReadStorageStatusPolicy } from './permissions/storage-status-policy.ts';
export { ALLOWED, allOf, anyOf, refused, requireRole } from './permissions/access-decision.ts';
export type { AccessDecision, AccessRefusal, InspectionAction, Relation } from './permissions/access-decision.ts';
export { canAccess, canOnProject, hasPermission, requiredRole } from './permissions/can-access.ts';
export type { AccessMode, AccessOptions, ViewerPermissions } from './permissions/can-access.ts';
export { inspectionActionDecision } from './permissions/inspection-actions.ts';
export type { InspectionForPermissions } from './permissions/inspection-actions.ts';
export { PERMISSION_MIN_ROLE, deleteAssetPermissions } from './permissions/permissions.ts';
export type { Permission } from './permissions/permissions.ts';
export {
  CreateProjectPolicy,
  DeleteProjectPolicy,
  OpenConnectOrEdgePolicy,
  ReadProjectPolicy,
  StartProcessingPolicy,
  UpdateCaptureDataPolicy,
  UpdateProjectPolicy,
} from './permissions/project-policies.ts';
export type { Creator, Involvement } from './permissions/project-policies.ts';
export { refusalText } from './permissions/refusal-text.ts';
export { USER_ACTIONS, userActionDecision, userActions } from './permissions/user-actions.ts';
export type { UserAction } from './permissions/user-actions.ts';
export {
  ChangeRolePolicy,
  DeactivateUserPolicy,
  DeleteUserPolicy,
  InviteUserPolicy,
  ManageAccessTokensPolicy,
  ManageSessionsPolicy,
  ReactivateUserPolicy,
  ReadSelfPolicy,
  ReadUserPolicy,
  UnlinkIdentityPolicy,
  UpdateUserPolicy,
  grantableRoles,
} from './permissions/user-policies.ts';
export type { Person, Ranked } from './permissions/user-policies.ts';
