import { wireNumbers } from '../shared/wire-numbers.ts';

/** Roles in ascending order of permissions. */
export const USER_ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;

/** A role of a user in a company. */
export type UserRole = (typeof USER_ROLES)[number];

/** Level of a role, from Trial 0 to Admin 5. Compare roles by their level only. */
export const roleLevel = (role: UserRole): number => USER_ROLES.indexOf(role);

/** Role ids in payloads and records. They are not ordered by permissions. */
export const ROLE_IDS = { Admin: 1, Manager: 2, Member: 3, Trial: 4, Uploader: 5, Viewer: 6 } as const;

/** A role id, 1 to 6. */
export type RoleId = (typeof ROLE_IDS)[UserRole];

/** Codec between role ids on the wire and role names. Rejects other numbers. */
export const roleIdCodec = /* @__PURE__ */ wireNumbers(ROLE_IDS);

const LABELS: Record<UserRole, string> = {
  Trial: 'Trial',
  Viewer: 'View only',
  Uploader: 'Upload only',
  Member: 'Limited access',
  Manager: 'All access',
  Admin: 'Admin access',
};

/** Returns the label of a role. */
export const userRoleLabel = (role: UserRole): string => LABELS[role];

/** Those of Trial, Viewer and Admin are the project's own. */
const DESCRIPTIONS: Record<UserRole, string> = {
  Trial: 'Has access to viewing assigned assets only.',
  Viewer: 'Has access to viewing assigned assets, with maps and downloads.',
  Uploader: 'Has access to uploading data only.',
  Member: 'Has access to specific account assets only.',
  Manager: "Has access to all of the account's assets.",
  Admin: "Has access to all of the account's assets and users.",
};

/** Returns the description of a role. */
export const userRoleDescription = (role: UserRole): string => DESCRIPTIONS[role];
