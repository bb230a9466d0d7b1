/** Roles from the lowest to the highest. */
export const ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;
export type Role = (typeof ROLES)[number];

/** How calls number roles. */
export const ROLE_IDS: Record<Role, number> = { Admin: 1, Manager: 2, Member: 3, Trial: 4, Uploader: 5, Viewer: 6 };

/** Whether a role is at least another one. */
export const isAtLeast = (role: Role, least: Role) => ROLES.indexOf(role) >= ROLES.indexOf(least);

/** Whether a role is strictly above another one. */
export const isAbove = (role: Role, other: Role) => ROLES.indexOf(role) > ROLES.indexOf(other);
