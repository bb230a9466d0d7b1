import type { InspectionStatus } from '../entities/inspections/inspection-status.ts';
import type { UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, refused, type Relation, requireRole } from './access-decision.ts';
import type { Person } from './user-policies.ts';

/** Who created something: the id, or a record that has it; `null` when unknown. */
export type Creator = string | { id: string } | null;

/**
 * Who belongs to an asset, and through it to its inspections; an asset record fits.
 *
 * For an existing inspection pass its record: the asset's lists, the
 * inspection's creator, and as `assetCreatedBy` the asset's, who counts too.
 *
 * @see REC-218..220, N36
 */
export interface Involvement {
  memberIds: readonly string[];
  uploaderIds: readonly string[];
  createdBy: Creator;
  /** @default null */
  assetCreatedBy?: Creator;
}

/** Create an inspection on an asset. @see PERM-074..078, PERM-101 */
export function CreateProjectPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/** Open an inspection. @see PERM-069..073, PERM-102 */
export function ReadProjectPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/** Change an inspection and its data. @see PERM-079..083, PERM-103 */
export function UpdateProjectPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/** Send an inspection for processing. @see PERM-084..088, PERM-105 */
export function StartProcessingPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/** Create, change or delete the capture data of an inspection. @see PERM-089..093, PERM-107 */
export function UpdateCaptureDataPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/**
 * Delete an inspection: Manager or above in any status, everybody involved
 * only while it is a Draft. Whether the status offers deletion at all is part
 * of the action.
 *
 * @see PERM-094..098, PERM-104, PERM-108
 */
export function DeleteProjectPolicy(user: Person, asset: Involvement, status: InspectionStatus): AccessDecision {
  const manager = requireRole(user.roleId, 'Manager');
  const involved = managerOrInvolved(user, asset);
  if (manager.allowed || !involved.allowed || status === 'Draft') return involved;
  return refused({ kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' });
}

/** Launch an inspection in the cloud application: Member or above, or project member. @see PERM-099..100, PERM-106 */
export function OpenConnectOrEdgePolicy(user: Person, asset: Involvement): AccessDecision {
  return roleOrRelation(user, asset, 'Member', ['member']);
}

function managerOrInvolved(user: Person, asset: Involvement): AccessDecision {
  return roleOrRelation(user, asset, 'Manager', ['member', 'uploader', 'creator']);
}

function roleOrRelation(
  user: Person,
  asset: Involvement,
  requiredRole: UserRole,
  relations: readonly Relation[],
): AccessDecision {
  const isAllowed =
    requireRole(user.roleId, requiredRole).allowed ||
    relations.some((relation) => hasRelation(user.id, asset, relation));
  return isAllowed ? ALLOWED : refused({ kind: 'role', requiredRole, relations });
}

function hasRelation(userId: string, asset: Involvement, relation: Relation): boolean {
  switch (relation) {
    case 'member':
      return asset.memberIds.includes(userId);
    case 'uploader':
      return asset.uploaderIds.includes(userId);
    case 'creator':
      return isCreator(userId, asset.createdBy) || isCreator(userId, asset.assetCreatedBy);
  }
}

function isCreator(userId: string, creator: Creator = null): boolean {
  return userId === (typeof creator === 'string' ? creator : creator?.id);
}
