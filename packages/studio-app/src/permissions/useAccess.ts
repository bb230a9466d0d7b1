import {
  type AccessDecision,
  type AccessOptions,
  canAccess,
  type Permission,
  type User,
} from '@inspection-studio/domain';
import { useUser } from '../session/index.ts';

/** Asks for the signed-in person. */
export interface Access {
  user: User;
  /** Whether all the permissions are held, or any one of them by `mode`; a given policy answer decides instead. */
  can: (permissions: Permission | readonly Permission[], options?: AccessOptions) => boolean;
  /** The same with the reason of a refusal, for {@link import('@inspection-studio/domain').refusalText}. */
  decide: (permissions: Permission | readonly Permission[], options?: AccessOptions) => AccessDecision;
}

/** Rights of the signed-in person, for menus and for content. @see PERM-002..008 */
export function useAccess(): Access {
  const user = useUser();
  const decide: Access['decide'] = (permissions, options) =>
    canAccess(user.roleId, typeof permissions === 'string' ? [permissions] : permissions, options);
  return { user, decide, can: (permissions, options) => decide(permissions, options).allowed };
}
