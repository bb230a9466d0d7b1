import { calls } from '@inspection-studio/domain/calls';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { assetListQuery, siteListQuery, userListQuery } from './index.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it.each([
  [
    'sites',
    (send: Send) => siteListQuery(send, { search: 'quay' }),
    calls.listSites,
    { filter: "contains(name,'quay')", orderBy: 'name' },
  ],
  [
    'assets',
    (send: Send) => assetListQuery(send, { siteId: 's' }),
    calls.listAssets,
    { filter: "siteId eq 's'", orderBy: 'name' },
  ],
  ['people', (send: Send) => userListQuery(send), calls.listUsers, { orderBy: 'firstName' }],
])('%s that are too many for one call are read in pages of the same query', async (_kind, query, call, asked) => {
  const sent: unknown[][] = [];
  const send = (async (sentCall: unknown, { signal, ...options }: { signal: unknown; page?: { skip: number } }) => {
    sent.push([sentCall, options, signal instanceof AbortSignal]);
    if (!options.page) throw StudioError.fromAnswer(400);
    return { items: Array(1000).fill({ id: 'x' }), pagination: { count: 2000 } };
  }) as unknown as Send;
  expect(await createQueryClient(() => undefined).query(query(send) as never)).toHaveLength(2000);
  expect(sent).toEqual([
    [call, { query: asked }, true],
    [call, { query: asked, page: { top: 1000, skip: 0 } }, true],
    [call, { query: asked, page: { top: 1000, skip: 1000 } }, true],
  ]);
});
