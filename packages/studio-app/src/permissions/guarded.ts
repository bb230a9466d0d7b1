import { canAccess, type Permission, type User } from '@inspection-studio/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type RouteData, routeDataContext } from '../data/index.ts';
import { whoamiQuery } from '../session/index.ts';

/** Redirect target for people without permission. @see ROUTE-008 */
export const FORBIDDEN_PATH = '/forbidden';

/** Arguments of a guarded loader: URL, API client, query cache and the signed-in person. */
export interface GuardedLoad extends RouteData, Pick<LoaderFunctionArgs, 'params' | 'request' | 'url'> {
  user: User;
}

/**
 * Creates a route loader that checks permissions before it loads data.
 *
 * @param permissions all are required; an empty list only requires sign-in
 * @param load loads the data with permission
 * @throws Response a redirect to {@link FORBIDDEN_PATH} without permission
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
