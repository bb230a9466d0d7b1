import { roleLevel, type UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, refused, requireRole } from './access-decision.ts';
import { type Permission, PERMISSION_MIN_ROLE } from './permissions.ts';

/** Whether a role holds a permission: its number is at least the required one. @see PERM-002 */
export function hasPermission(role: UserRole, permission: Permission): boolean {
  return requireRole(role, PERMISSION_MIN_ROLE[permission]).allowed;
}

/** Whether all permissions of a list are needed, or any one of them. */
export type AccessMode = 'all' | 'any';

/**
 * The role a list of permissions needs: the highest one, or the lowest in
 * any-of mode.
 *
 * @returns undefined for an empty list, which needs none
 * @see PERM-003..004
 */
export function requiredRole(permissions: readonly Permission[], mode: AccessMode = 'all'): UserRole | undefined {
  const ascending = permissions
    .map((permission): UserRole => PERMISSION_MIN_ROLE[permission])
    .sort((a, b) => roleLevel(a) - roleLevel(b));
  return mode === 'all' ? ascending.at(-1) : ascending[0];
}

/** How {@link canAccess} reads its list. */
export interface AccessOptions {
  /** @default 'all' */
  mode?: AccessMode;
  /** Answer of a policy about the record at hand; given, it decides instead of the role, both ways. */
  policy?: AccessDecision;
}

/**
 * The access check of guards, menus, routes and calls.
 *
 * @param role the signed-in person's; undefined when there is none, which is always refused
 * @param permissions an empty list asks for nothing
 * @see PERM-002..008
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

/** What an inspection grants to people of the least role; absent when it restricts nothing. @see REC-222..223 */
export interface ViewerPermissions {
  hasDownload: boolean;
  hasMap: boolean;
}

/**
 * Download and ViewMap on one inspection: the permission first, then any of no
 * viewer permissions, a role above the permission's, or the viewer flag.
 *
 * @see PERM-048..055
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
