import { canAccess, type Permission, type User } from '@inspection-studio/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type RouteData, routeDataContext } from '../data/index.ts';
import { whoamiQuery } from '../session/index.ts';

/** Where people without a right are sent. @see ROUTE-008 */
export const FORBIDDEN_PATH = '/forbidden';

/** What a guarded loader reads with: the address, the way to the server, the cache, and who asks. */
export interface GuardedLoad extends RouteData, Pick<LoaderFunctionArgs, 'params' | 'request' | 'url'> {
  user: User;
}

/**
 * A route loader that asks for rights before it asks for data.
 *
 * @param permissions all are needed; an empty list asks only who it is
 * @param load runs for those who may; its result is the loader's
 * @throws Response a redirect to {@link FORBIDDEN_PATH} for everybody else
 * @see ROUTE-008, ROUTE-062..069, PERM-109
 */
export const guarded =
  <T = null>(permissions: Permission | readonly Permission[], load?: (options: GuardedLoad) => T | Promise<T>) =>
  async ({ params, request, url, context }: LoaderFunctionArgs): Promise<T | null> => {
    const data = context.get(routeDataContext);
    const user = await data.queryClient.query({ ...whoamiQuery(data.send), staleTime: 'static' });
    const needed: readonly Permission[] = typeof permissions === 'string' ? [permissions] : permissions;
    if (!canAccess(user.roleId, needed).allowed) throw redirect(FORBIDDEN_PATH);
    return load ? load({ ...data, params, request, url, user }) : null;
  };
