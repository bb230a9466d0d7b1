import { calls } from '@inspection-studio/domain/calls';
import { newAccessTokenForm } from '@inspection-studio/domain/users';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import * as data from './index.ts';
import { createQueryClient } from './query-client.ts';

/** Makes a change while sessions and tokens of two people are cached. */
async function change(make: (send: Send, client: ReturnType<typeof createQueryClient>) => object, variables: unknown) {
  const sent: unknown[][] = [];
  const send = (async (...asked: unknown[]) => {
    sent.push(asked);
    return { requiresTotp: true };
  }) as unknown as Send;
  const client = createQueryClient(() => undefined);
  const cached = {
    sessions: data.sessionListQuery(send, 'ada').queryKey,
    tokens: data.accessTokenListQuery(send, 'ada').queryKey,
    "another one's sessions": data.sessionListQuery(send, 'mia').queryKey,
    "another one's tokens": data.accessTokenListQuery(send, 'mia').queryKey,
  };
  for (const queryKey of Object.values(cached)) client.setQueryData(queryKey as readonly unknown[], []);
  const mutation = client.getMutationCache().build(client, make(send, client) as never);
  const result = await mutation.execute(variables as never);
  const stale = Object.entries(cached)
    .filter(([, queryKey]) => client.getQueryState(queryKey as readonly unknown[])?.isInvalidated)
    .map(([name]) => name);
  return { sent, stale, client, result, mutation };
}

describe('a change of how a person signs in sends its own call and refreshes what shows it', () => {
  it.each<[string, Parameters<typeof change>[0], unknown, unknown[], string[]]>([
    [
      'one session is ended',
      (send, client) => data.endSessions(send, client, 'ada'),
      's-1',
      [calls.endSession, { params: { id: 'ada', sessionId: 's-1' } }],
      ['sessions'],
    ],
    [
      'all sessions are ended',
      (send, client) => data.endSessions(send, client, 'ada'),
      'all',
      [calls.endSessions, { params: { id: 'ada' } }],
      ['sessions'],
    ],
    [
      'the hosted sign-in is unlinked',
      (send, client) => data.unlinkIdentity(send, client, 'ada'),
      undefined,
      [calls.unlinkIdentity, { params: { id: 'ada' } }],
      ['sessions'],
    ],
    [
      'an access token is created',
      (send, client) => data.createAccessToken(send, client, 'ada'),
      { ...newAccessTokenForm(), name: 'Laptop' },
      [calls.createAccessToken, { params: { id: 'ada' }, payload: { name: 'Laptop', rights: 'Upload', days: 30 } }],
      ['tokens'],
    ],
    [
      'an access token is revoked',
      (send, client) => data.revokeAccessToken(send, client, 'ada'),
      't-1',
      [calls.revokeAccessToken, { params: { id: 'ada', tokenId: 't-1' } }],
      ['tokens'],
    ],
  ])('%s', async (_case, make, variables, call, refreshed) => {
    const { sent, stale } = await change(make, variables);
    expect(sent).toEqual([call]);
    expect(stale).toEqual(refreshed);
  });

  it('the secret of a new access token leaves the cache a second after its page', async () => {
    vi.useFakeTimers();
    // In this order: a spy of a faked timer that is restored later would bring the faked one back.
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    });
    const answer = Promise.withResolvers<unknown>();
    const client = createQueryClient(() => undefined);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const mutation = new MutationObserver(
      client,
      data.createAccessToken((() => answer.promise) as Send, client, 'ada'),
    );
    const leave = mutation.subscribe(() => undefined);
    void mutation.mutate(newAccessTokenForm());
    leave();
    timers.mockClear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(timers.mock.calls.length).toBeLessThanOrEqual(5);
    answer.resolve({ token: 'secret' });
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getMutationCache().getAll()).toEqual([
      expect.objectContaining({ state: expect.objectContaining({ data: { token: 'secret' } }) }),
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.getMutationCache().getAll()).toEqual([]);
  });

  it('whether an authenticator app is required is shown without reading it again', async () => {
    const { sent, client } = await change((send, cache) => data.requireTotp(send, cache), true);
    expect(sent).toEqual([[calls.updateSignInSettings, { payload: { requiresTotp: true } }]]);
    const { queryKey } = data.signInSettingsQuery(undefined as unknown as Send);
    expect(client.getQueryData(queryKey)).toEqual({ requiresTotp: true });
  });
});

it.each(['reactivate', 'deactivate'] as const)(
  'a change of the status of a person results in that change: %s',
  async (status) => {
    const { result } = await change((send, client) => data.changeUserStatus(send, client, 'ada'), status);
    expect(result).toBe(status);
  },
);

describe('a page of the assets of a person', () => {
  it.each([
    ['created ones, newest first', { scope: 'created' }, "createdBy eq 'ada'", 'modified desc'],
    [
      'involved, which includes created ones',
      { scope: 'involved' },
      "createdBy eq 'ada' or member eq 'ada'",
      'modified desc',
    ],
    [
      'in another order',
      { scope: 'created', orderBy: [{ prop: 'name', ascending: true }] },
      "createdBy eq 'ada'",
      'name',
    ],
  ] as const)('%s', async (_case, request, filter, orderBy) => {
    const send = vi.fn<(...asked: unknown[]) => Promise<object>>(async () => ({ items: [] }));
    const query = data.userAssetPageQuery(send as unknown as Send, { userId: 'ada', skip: 12, ...request });
    await createQueryClient(() => undefined).query(query as never);
    expect(send).toHaveBeenCalledExactlyOnceWith(calls.listAssets, {
      query: { filter, orderBy },
      page: { top: 12, skip: 12 },
      signal: expect.any(AbortSignal),
    });
  });
});
