import { calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { createBrowserRouter, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { createQueryClient, routeDataContext } from '../data/index.ts';
import { guarded } from './guarded.ts';

function visit(roleId: User['roleId']) {
  const send = vi.fn<(call: unknown) => Promise<unknown>>(async () => ({ id: 'ada-1', roleId }));
  const context = new RouterContextProvider();
  context.set(routeDataContext, { send: send as unknown as Send, queryClient: createQueryClient(() => undefined) });
  return {
    send,
    loaderArgs: { params: {}, context, url: new URL('http://localhost/sites/create') } as unknown as LoaderFunctionArgs,
  };
}

describe('users lacking a permission for a route are redirected to /forbidden', () => {
  it('before any data is requested', async () => {
    const load = vi.fn<() => string>(() => 'data');
    const { loaderArgs } = visit('Viewer');
    const response: unknown = await guarded('CreateSite', load)(loaderArgs).catch((thrown: unknown) => thrown);
    expect((response as Response).headers.get('Location')).toBe('/forbidden');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads the data for people with the permission', async () => {
    const { loaderArgs, send } = visit('Manager');
    await expect(guarded('CreateSite', ({ user }) => user.id)(loaderArgs)).resolves.toBe('ada-1');
    expect(send.mock.calls.map(([call]) => call)).toEqual([calls.whoami]);
  });

  it('requires all permissions of a list, and none of an empty list', async () => {
    const { loaderArgs } = visit('Uploader');
    await expect(guarded(['CreateProject', 'CreateSite'])(loaderArgs)).rejects.toBeInstanceOf(Response);
    await expect(guarded([], () => 'data')(loaderArgs)).resolves.toBe('data');
  });

  it('reads the signed-in person once', async () => {
    const { loaderArgs, send } = visit('Manager');
    await guarded([])(loaderArgs);
    await guarded([])(loaderArgs);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('Back from /forbidden leads to the page before the one without permission', () => {
  /** Visits Home, then starts the routes at an address. */
  function start(address: string) {
    history.pushState(null, '', '/before');
    history.pushState(null, '', address);
    const { loaderArgs } = visit('Viewer');
    return createBrowserRouter(
      [
        { path: '/', id: 'home' },
        { path: '/before' },
        { path: '/users', loader: ({ url }) => guarded('CreateSite')({ ...loaderArgs, url }) },
        { path: '/forbidden' },
      ],
      { getContext: () => new RouterContextProvider() },
    );
  }
  /** Path of the settled router, if the browser shows it too. */
  const pathOf = ({ state }: ReturnType<typeof start>) =>
    state.navigation.state === 'idle' && state.location.pathname === location.pathname && location.pathname;

  it('after opening it by URL', async () => {
    const router = start('/users?sort=name');
    await expect.poll(() => pathOf(router)).toBe('/forbidden');
    await router.navigate(-1);
    await expect.poll(() => pathOf(router)).toBe('/before');
    router.dispose();
  });

  it('after a link', async () => {
    const router = start('/');
    await router.navigate('/users');
    await expect.poll(() => pathOf(router)).toBe('/forbidden');
    await router.navigate(-1);
    await expect.poll(() => pathOf(router)).toBe('/');
    router.dispose();
  });

  it('after Back to it', async () => {
    const router = start('/');
    history.pushState(null, '', '/users');
    await router.navigate('/forbidden');
    await router.navigate(-1);
    await expect.poll(() => pathOf(router)).toBe('/forbidden');
    await router.navigate(-1);
    await expect.poll(() => pathOf(router)).toBe('/');
    router.dispose();
  });
});
