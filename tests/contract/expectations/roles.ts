/** Roles from the lowest to the highest. @see ENUM-012..017 */
export const ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;
export type Role = (typeof ROLES)[number];

/** How calls number roles. @see ENUM-024..030 */
export const ROLE_IDS: Record<Role, number> = { Admin: 1, Manager: 2, Member: 3, Trial: 4, Uploader: 5, Viewer: 6 };

/** Whether a role is at least another one. */
export const isAtLeast = (role: Role, least: Role) => ROLES.indexOf(role) >= ROLES.indexOf(least);

/** Whether a role is strictly above another one (N32). */
export const isAbove = (role: Role, other: Role) => ROLES.indexOf(role) > ROLES.indexOf(other);
