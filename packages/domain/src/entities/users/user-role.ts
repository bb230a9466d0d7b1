import * as z from 'zod/mini';
import { wireNumbers } from '../shared/wire-numbers.ts';

/** Roles in ascending order of rights. @see ENUM-012..017, PERM-001 */
export const USER_ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;

/** A tier of rights inside a company. @see ENUM-012..017 */
export type UserRole = (typeof USER_ROLES)[number];

/** Position of a role in the order of rights, Trial 0 to Admin 5; the only number comparisons may use. @see ENUM-012..017, PERM-002 */
export const roleLevel = (role: UserRole): number => USER_ROLES.indexOf(role);

/** Role identifiers as payloads and records carry them; not the order of rights. @see ENUM-024..030, N25 */
export const ROLE_IDS = { Admin: 1, Manager: 2, Member: 3, Trial: 4, Uploader: 5, Viewer: 6 } as const;

/** A role as payloads and records number it, 1 to 6. @see N25 */
export type RoleId = (typeof ROLE_IDS)[UserRole];

/** Codec between role identifiers of the wire and role names; refuses any other number. @see ENUM-024..030, N25 */
export const roleIdCodec = /* @__PURE__ */ wireNumbers(ROLE_IDS);

/** Wire identifier of a role. @see ENUM-024..030, N25 */
export const toRoleId = (role: UserRole): RoleId => ROLE_IDS[role];

/** Role of a wire identifier; throws a ZodError when the number is unknown. @see ENUM-024..030, N25 */
export const toUserRole = (roleId: number): UserRole => z.decode(roleIdCodec, roleId);

const LABELS: Record<UserRole, string> = {
  Trial: 'Trial',
  Viewer: 'View only',
  Uploader: 'Upload only',
  Member: 'Limited access',
  Manager: 'All access',
  Admin: 'Admin access',
};

/** Label of a role as the interface shows it. @see ENUM-018..023 */
export const userRoleLabel = (role: UserRole): string => LABELS[role];

const DESCRIPTIONS: Partial<Record<UserRole, string>> = {
  Uploader: 'Has access to uploading data only.',
  Member: 'Has access to specific account assets only.',
  Manager: "Has access to all of the account's assets.",
};

/** Sentence that explains a role, where the specification gives one. @see PERM-009..012 */
export const userRoleDescription = (role: UserRole): string | undefined => DESCRIPTIONS[role];
