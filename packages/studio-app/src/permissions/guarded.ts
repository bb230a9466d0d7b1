import { canAccess, type Permission } from '@inspection-studio/domain/permissions';
import type { User } from '@inspection-studio/domain/users';
import { type LoaderFunctionArgs, redirect, replace } from 'react-router';
import { type RouteData, routeDataContext } from '../data/index.ts';
import { paths } from '../paths.ts';
import { whoamiQuery } from '../session/index.ts';

/**
 * Creates the redirect for people without permission. It replaces the history entry of a page that was
 * opened by URL or by Back; otherwise Back would lead to that page, and so to this redirect again.
 *
 * @param url address of the page; after a link, the browser still shows the page with the link
 */
export const forbid = (url: URL, shown: Pick<Location, 'pathname' | 'search'> = location): Response =>
  (url.pathname + url.search === shown.pathname + shown.search ? replace : redirect)(paths.forbidden());

/** Arguments of a guarded loader: URL, API client, query cache and the signed-in person. */
export interface GuardedLoad extends RouteData, Pick<LoaderFunctionArgs, 'params' | 'request' | 'url'> {
  user: User;
}

/**
 * Creates a route loader that checks permissions before it loads data.
 *
 * @param permissions all are required; an empty list only requires sign-in
 * @param load loads the data with permission
 * @throws Response a redirect without permission, see {@link forbid}
 */
export const guarded =
  <T = null>(permissions: Permission | readonly Permission[], load?: (options: GuardedLoad) => T | Promise<T>) =>
  async ({ params, request, url, context }: LoaderFunctionArgs): Promise<T | null> => {
    const data = context.get(routeDataContext);
    const user = await data.queryClient.query({ ...whoamiQuery(data.send), staleTime: 'static' });
    const needed: readonly Permission[] = typeof permissions === 'string' ? [permissions] : permissions;
    if (!canAccess(user.roleId, needed).allowed) throw forbid(url);
    return load ? load({ ...data, params, request, url, user }) : null;
  };
