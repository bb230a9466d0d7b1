import type { SelectOption } from '@inspection-studio/design-system';
import { grantableRoles } from '@inspection-studio/domain/permissions';
import { type UserRole, userRoleDescription, userRoleLabel } from '@inspection-studio/domain/users';

/** Roles that a person can assign, lower than their own, with descriptions. */
export const roleOptions = (giver: UserRole): SelectOption<UserRole>[] =>
  grantableRoles(giver).map((role) => ({
    value: role,
    label: userRoleLabel(role),
    description: userRoleDescription(role),
  }));
