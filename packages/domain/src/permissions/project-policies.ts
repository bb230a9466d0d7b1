import type { InspectionStatus } from '../entities/inspections/inspection-status.ts';
import type { UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, refused, type Relation, requireRole } from './access-decision.ts';
import type { Person } from './user-policies.ts';

/** The creator of a record: a user id, or an object with one; `null` when unknown. */
export type Creator = string | { id: string } | null;

/**
 * The users involved in an asset, and so in its inspections. An asset record can be passed.
 *
 * For an existing inspection, pass its record: the lists of the asset, the
 * creator of the inspection, and the creator of the asset as `assetCreatedBy`.
 * Both creators are involved.
 */
export interface Involvement {
  memberIds: readonly string[];
  uploaderIds: readonly string[];
  createdBy: Creator;
  /** @default null */
  assetCreatedBy?: Creator;
}

/** Checks whether a user may create an inspection on an asset. */
export function CreateProjectPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/** Checks whether a user may open an inspection. */
export function ReadProjectPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/** Checks whether a user may change an inspection and its data. */
export function UpdateProjectPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/** Checks whether a user may send an inspection for processing. */
export function StartProcessingPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/** Checks whether a user may create, change or delete the capture data of an inspection. */
export function UpdateCaptureDataPolicy(user: Person, asset: Involvement): AccessDecision {
  return managerOrInvolved(user, asset);
}

/**
 * Checks whether a user may delete an inspection: Manager or above in any
 * status, involved users only in Draft. Whether the status allows deletion at
 * all is checked by {@link inspectionActionDecision}.
 */
export function DeleteProjectPolicy(user: Person, asset: Involvement, status: InspectionStatus): AccessDecision {
  const manager = requireRole(user.roleId, 'Manager');
  const involved = managerOrInvolved(user, asset);
  if (manager.allowed || !involved.allowed || status === 'Draft') return involved;
  return refused({ kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' });
}

/** Checks whether a user may launch an inspection in the cloud application: Member or above, or project member. */
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
