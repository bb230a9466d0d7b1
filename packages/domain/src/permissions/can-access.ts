import { roleLevel, type UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, refused, requireRole } from './access-decision.ts';
import { type Permission, PERMISSION_MIN_ROLE } from './permissions.ts';

/** Whether a role has a permission: its level is at least the required one. */
export function hasPermission(role: UserRole, permission: Permission): boolean {
  return requireRole(role, PERMISSION_MIN_ROLE[permission]).allowed;
}

/** Whether all permissions of a list are required, or any one of them. */
export type AccessMode = 'all' | 'any';

/**
 * Returns the role that a list of permissions requires: the highest one, or the
 * lowest in `any` mode.
 *
 * @returns undefined for an empty list
 */
export function requiredRole(permissions: readonly Permission[], mode: AccessMode = 'all'): UserRole | undefined {
  const ascending = permissions
    .map((permission): UserRole => PERMISSION_MIN_ROLE[permission])
    .sort((a, b) => roleLevel(a) - roleLevel(b));
  return mode === 'all' ? ascending.at(-1) : ascending[0];
}

/** Options of {@link canAccess}. */
export interface AccessOptions {
  /** @default 'all' */
  mode?: AccessMode;
  /** Decision of a policy about the record. It replaces the role check, whether it allows or denies. */
  policy?: AccessDecision;
}

/**
 * Checks access for guards, menus, routes and calls.
 *
 * @param role role of the signed-in user; undefined is always denied
 * @param permissions an empty list allows every role
 */
export function canAccess(
  role: UserRole | undefined,
  permissions: readonly Permission[],
  { mode = 'all', policy }: AccessOptions = {},
): AccessDecision {
  if (role === undefined) return refused({ kind: 'signedOut' });
  if (policy) return policy;
  const required = requiredRole(permissions, mode);
  return required ? requireRole(role, required) : ALLOWED;
}

/** What an inspection grants to users with the lowest role that has the permission; absent when it is not restricted. */
export interface ViewerPermissions {
  hasDownload: boolean;
  hasMap: boolean;
}

/**
 * Checks Download or ViewMap on one inspection. Requires the permission, and
 * one of: no viewer permissions, a role above the required one, or the viewer
 * flag.
 */
export function canOnProject(
  role: UserRole,
  permission: 'Download' | 'ViewMap',
  viewerPermissions?: ViewerPermissions | null,
): AccessDecision {
  const required = PERMISSION_MIN_ROLE[permission];
  const flag = permission === 'Download' ? 'hasDownload' : 'hasMap';
  const base = requireRole(role, required);
  if (!base.allowed) return base;
  const isOpen = !viewerPermissions || viewerPermissions[flag] || roleLevel(role) > roleLevel(required);
  return isOpen ? ALLOWED : refused({ kind: 'viewerFlag', flag });
}
