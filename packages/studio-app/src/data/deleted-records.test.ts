import { calls } from '@inspection-studio/domain';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import * as data from './index.ts';
import { createQueryClient } from './query-client.ts';

type Client = ReturnType<typeof createQueryClient>;
const send = vi.fn<(...asked: unknown[]) => Promise<unknown>>(async () => undefined);
const server = send as unknown as Send;
const perform = (client: Client, change: object) =>
  client
    .getMutationCache()
    .build(client, change as never)
    .execute(undefined as never);

describe('a deleted record is removed from the cache, so that no screen shows it any more', () => {
  it.each<[string, (client: Client) => object, readonly unknown[], readonly unknown[]]>([
    ['site', (client) => data.deleteSite(server, client, 'x'), data.siteKeys.one('x'), data.siteKeys.one('other')],
    ['asset', (client) => data.deleteAsset(server, client, 'x'), data.assetKeys.one('x'), data.assetKeys.one('other')],
    [
      'checklist',
      (client) => data.deleteChecklist(server, client, 'x'),
      data.checklistKeys.one('x'),
      data.checklistKeys.one('other'),
    ],
    [
      'layout',
      (client) => data.deleteLayout(server, client, 'x'),
      data.layoutKeys.one('x'),
      data.layoutKeys.one('other'),
    ],
    [
      "layout's list of layers",
      (client) => data.deleteLayout(server, client, 'x'),
      data.layerListQuery(server, 'x').queryKey,
      data.layerListQuery(server, 'other').queryKey,
    ],
    ['layer', (client) => data.deleteLayer(server, client, 'x'), data.layerKeys.one('x'), data.layerKeys.one('other')],
  ])('%s', async (_kind, change, deleted, other) => {
    const client = createQueryClient(() => undefined);
    for (const queryKey of [deleted, other]) client.setQueryData(queryKey, {});
    await perform(client, change(client));
    expect(client.getQueryData(deleted)).toBeUndefined();
    expect(client.getQueryData(other)).toEqual({});
  });
});

it('a preset that a dialog still shows is not read again after its deletion; the lists and records with it are', async () => {
  const client = createQueryClient(() => undefined);
  const read = vi.fn<() => Promise<object>>(async () => ({}));
  const keys = [data.presetKeys.page({}), data.categoryKeys.page({}), data.assetKeys.one('mast')];
  for (const queryKey of [data.presetKeys.one('x'), data.presetKeys.one('other'), ...keys])
    client.setQueryData(queryKey, {});
  new QueryObserver(client, { queryKey: data.presetKeys.one('x'), queryFn: read, staleTime: 60_000 }).subscribe(
    () => undefined,
  );
  await perform(client, data.deletePreset(server, client, 'x'));
  expect(read).not.toHaveBeenCalled();
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  expect(keys.map(isStale)).toEqual([true, true, true]);
  expect([data.presetKeys.one('x'), data.presetKeys.one('other')].map(isStale)).toEqual([true, false]);
});

describe('an inspection', () => {
  const keys = { own: data.projectKeys.one('x'), list: data.projectKeys.page({}), asset: data.assetKeys.one('mast') };

  /** Makes a change while the inspection, a list and an asset are cached, and returns what is stale. */
  async function changeInspection(change: (client: Client) => object) {
    const client = createQueryClient(() => undefined);
    for (const queryKey of Object.values(keys)) client.setQueryData(queryKey, { status: 'Draft' });
    send.mockClear();
    await perform(client, change(client)).catch(() => undefined);
    const stale = Object.entries(keys)
      .filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name);
    return { client, stale };
  }

  it.each([
    [true, { params: { id: 'x' }, query: { interruptUploads: true } }],
    [false, { params: { id: 'x' } }],
  ])('interrupts running uploads only if the user confirmed it: %s', async (isConfirmed, options) => {
    await changeInspection((client) => data.deleteProject(server, client, 'x', isConfirmed));
    expect(send).toHaveBeenCalledExactlyOnceWith(calls.deleteProject, options);
  });

  it('that is deleted stays in the cache until its screen is closed', async () => {
    const { client, stale } = await changeInspection((cache) => data.deleteProject(server, cache, 'x', false));
    expect(stale).toEqual(['list', 'asset']);
    client.setQueryData(data.projectKeys.one('other'), {});
    data.forgetProject(client, 'x');
    expect(client.getQueryData(keys.own)).toBeUndefined();
    expect(client.getQueryData(data.projectKeys.one('other'))).toEqual({});
  });

  it('whose deletion is refused is read again, because somebody may have started an upload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    send.mockRejectedValueOnce(StudioError.fromAnswer(409));
    const { stale } = await changeInspection((client) => data.deleteProject(server, client, 'x', false));
    expect(stale).toEqual(['own']);
  });
});
