import {
  type AccessDecision,
  type AccessOptions,
  canAccess,
  type Permission,
} from '@inspection-studio/domain/permissions';
import type { User } from '@inspection-studio/domain/users';
import { useUser } from '../session/index.ts';

/** Permission checks for the signed-in person. */
export interface Access {
  user: User;
  /** Whether the person has all permissions, or any one with `mode`. A policy decision overrides the role. */
  can: (permissions: Permission | readonly Permission[], options?: AccessOptions) => boolean;
  /** Like `can`, with the reason of a denial for {@link import('@inspection-studio/domain/permissions').refusalText}. */
  decide: (permissions: Permission | readonly Permission[], options?: AccessOptions) => AccessDecision;
}

/** Returns permission checks for the signed-in person, for menus and content. */
export function useAccess(): Access {
  const user = useUser();
  const decide: Access['decide'] = (permissions, options) =>
    canAccess(user.roleId, typeof permissions === 'string' ? [permissions] : permissions, options);
  return { user, decide, can: (permissions, options) => decide(permissions, options).allowed };
}
