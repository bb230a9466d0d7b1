import { calls, type User } from '@inspection-studio/domain';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { createQueryClient, routeDataContext } from '../data/index.ts';
import { guarded } from './guarded.ts';

function visit(roleId: User['roleId']) {
  const send = vi.fn<(call: unknown) => Promise<unknown>>(async () => ({ id: 'ada-1', roleId }));
  const context = new RouterContextProvider();
  context.set(routeDataContext, { send: send as unknown as Send, queryClient: createQueryClient(() => undefined) });
  return { send, loaderArgs: { params: {}, context } as unknown as LoaderFunctionArgs };
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
