import type { Asset } from '@inspection-studio/domain/assets';
import { displayName, type User, type UserRole, userRoleLabel } from '@inspection-studio/domain/users';
import { byName, type Choice } from './useAssetChoices.ts';

/** Options for the people of an asset. */
interface PeopleOptions {
  /** Everybody in the company. */
  users: readonly User[];
  /** Role of the people to choose from. */
  role: UserRole;
  /** Ids of people who may stay, although they are not active or have another role by now. */
  kept: readonly string[];
  /** People of the asset. Names those who joined after `users` were read. */
  involved: Asset['involved'];
}

/** Returns the active people with a role, and those who may stay with the reason why they are not offered otherwise. */
export function peopleOptions({ users, role, kept, involved }: PeopleOptions): Choice[] {
  const newcomers = involved.filter(({ id }) => kept.includes(id) && !users.some((user) => user.id === id));
  return [
    ...users
      .filter((user) => kept.includes(user.id) || (user.status === 'Activated' && user.roleId === role))
      .map((user) => byName({ id: user.id, name: labelOf(user, role) })),
    ...newcomers.map(byName),
  ];
}

function labelOf(user: User, role: UserRole): string {
  const name = displayName(user);
  if (user.status !== 'Activated') return `${name} (not active)`;
  return user.roleId === role ? name : `${name} (${userRoleLabel(user.roleId)})`;
}
