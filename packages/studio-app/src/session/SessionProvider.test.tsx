import type { User } from '@inspection-studio/domain/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Send, SendProvider, StudioError } from '../api/index.ts';
import { createQueryClient } from '../data/index.ts';
import type { AuthClient } from './auth-client.ts';
import type { Session } from './session.ts';
import { SessionProvider, useSession, useUser } from './SessionProvider.tsx';
import { fakeClient, fakeSession } from './testing/fake-session.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function wrapperOf(send: Send, session: Session) {
  const queryClient = createQueryClient(() => undefined);
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SendProvider send={send}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </SendProvider>
    </QueryClientProvider>
  );
}

const rejected = () => StudioError.fromAnswer(401);
const ada = { id: 'ada-1' } as User;

/** Begins the session of a person, over a server that answers whoami in turn with these. */
async function begin(answers: (User | Error)[], overrides: Partial<AuthClient> = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const client = fakeClient(overrides);
  const session = fakeSession(async () => client);
  const send = vi.fn(async () => {
    const token = await session.getToken();
    const answer = answers.shift();
    if (!(answer instanceof Error)) return answer;
    if (answer instanceof StudioError && answer.status === 401) session.tokenRefused(token);
    throw answer;
  });
  const seen: string[] = [];
  const wrapper = wrapperOf(send as unknown as Send, session);
  const { result } = renderHook(
    () => {
      const value = useSession();
      seen.push(value.status);
      return value;
    },
    { wrapper },
  );
  await session.start();
  return { result, seen, send, client };
}

/** The statuses of a session until it is ready or failed. */
async function statusAfter(...session: Parameters<typeof begin>) {
  const { result, seen, send, client } = await begin(...session);
  await waitFor(() => expect(['ready', 'error']).toContain(result.current.status));
  return { seen: new Set(seen), asked: send.mock.calls.length, client };
}

describe('whoami is refused with 401', () => {
  it('asks again with a new token, without an error in between', async () => {
    const { seen, asked, client } = await statusAfter([rejected(), ada]);
    expect([...seen]).toEqual(['loading', 'ready']);
    expect(asked).toBe(2);
    expect(vi.mocked(client.acquireToken).mock.calls.filter(([options]) => options?.forceRefresh)).toHaveLength(1);
  });

  it('says so when the new token is refused too, and does not redirect', async () => {
    const acquireToken = async () => ({ accessToken: 'new' });
    const { seen, asked, client } = await statusAfter([rejected(), rejected()], { acquireToken });
    expect([...seen]).toEqual(['loading', 'error']);
    expect(asked).toBe(2);
    expect(client.signInByRedirect).not.toHaveBeenCalled();
  });

  const failing = (error: Error) => async (options?: { forceRefresh?: boolean }) => {
    if (options?.forceRefresh) throw error;
    return { accessToken: 'old' };
  };

  it('says so when there is no new token', async () => {
    const acquireToken = failing(new Error('The provider is broken.'));
    const { seen, asked } = await statusAfter([rejected(), ada], { acquireToken });
    expect([...seen]).toEqual(['loading', 'error']);
    expect(asked).toBe(1);
  });

  it('redirects when a new token needs the person', async () => {
    const error = Object.assign(new Error('login_required'), { name: 'InteractionRequiredAuthError' });
    const client = fakeClient({ acquireToken: failing(error) });
    await begin([rejected()], client);
    await waitFor(() => expect(client.signInByRedirect).toHaveBeenCalledOnce());
  });
});

it('forgets its redirects to the provider once the person is known, and not before', async () => {
  const KEY = 'studio.sign-in.redirects';
  sessionStorage.setItem(KEY, '[1]');
  await statusAfter([StudioError.fromAnswer(500)]);
  expect(sessionStorage.getItem(KEY)).toBe('[1]');
  await statusAfter([ada]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('asks whoami once after another failure', async () => {
  const { seen, asked } = await statusAfter([StudioError.fromAnswer(500), ada]);
  expect([...seen]).toEqual(['loading', 'error']);
  expect(asked).toBe(1);
});

it("reading the person before sign-in throws 'User is not fetched.'", () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = vi.fn<() => Promise<unknown>>();
  const wrapper = wrapperOf(
    send as unknown as Send,
    fakeSession(() => new Promise(() => undefined)),
  );
  expect(() => renderHook(useUser, { wrapper })).toThrow(/^User is not fetched\.$/);
  expect(send).not.toHaveBeenCalled();
});
