import { calls } from '@inspection-studio/domain/calls';
import { REFETCH_INTERVAL_MS } from '@inspection-studio/domain/limits';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import * as data from './index.ts';
import { assetKeys, checklistKeys, layerKeys, layoutKeys, presetKeys, projectKeys, siteKeys } from './keys.ts';
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
    ['site', (client) => data.deleteSite(server, client, 'x'), siteKeys.one('x'), siteKeys.one('other')],
    ['asset', (client) => data.deleteAsset(server, client, 'x'), assetKeys.one('x'), assetKeys.one('other')],
    [
      'checklist',
      (client) => data.deleteChecklist(server, client, 'x'),
      checklistKeys.one('x'),
      checklistKeys.one('other'),
    ],
    ['layout', (client) => data.deleteLayout(server, client, 'x'), layoutKeys.one('x'), layoutKeys.one('other')],
    [
      "layout's list of layers",
      (client) => data.deleteLayout(server, client, 'x'),
      data.layerListQuery(server, 'x').queryKey,
      data.layerListQuery(server, 'other').queryKey,
    ],
    ['layer', (client) => data.deleteLayer(server, client, 'x'), layerKeys.one('x'), layerKeys.one('other')],
    [
      'inspection',
      (client) => data.deleteProject(server, client, 'x', false),
      projectKeys.one('x'),
      projectKeys.one('other'),
    ],
    [
      "inspection's capture data",
      (client) => data.deleteProject(server, client, 'x', false),
      data.captureDataQuery(server, 'x').queryKey,
      data.captureDataQuery(server, 'other').queryKey,
    ],
    ['preset', (client) => data.deletePreset(server, client, 'x'), presetKeys.one('x'), presetKeys.one('other')],
  ])('%s', async (_kind, change, deleted, other) => {
    const client = createQueryClient(() => undefined);
    for (const queryKey of [deleted, other]) client.setQueryData(queryKey, {});
    await perform(client, change(client));
    expect(client.getQueryData(deleted)).toBeUndefined();
    expect(client.getQueryData(other)).toEqual({});
  });
});

describe('a deleted record that a screen still shows', () => {
  const deletion = (client: Client) => data.deleteProject(server, client, 'x', false);
  const query = { ...data.projectQuery(server, 'x'), staleTime: 0 };

  /** Opens a screen that shows an inspection, and counts its reads from then on. */
  async function openScreen() {
    const client = createQueryClient(() => undefined);
    client.setQueryData(query.queryKey, { status: 'Draft', uploads: [] } as never);
    const observer = new QueryObserver(client, data.projectQuery(server, 'x'));
    const close = observer.subscribe(() => undefined);
    send.mockClear();
    const reads = () => send.mock.calls.filter(([call]) => call === calls.getProject).length;
    return { client, observer, close, reads };
  }

  it('is not read again, whatever asks for it', async () => {
    vi.useFakeTimers();
    const { client, observer, reads } = await openScreen();
    await perform(client, deletion(client));
    await client.invalidateQueries();
    observer.setOptions(data.projectQuery(server, 'x'));
    observer.setOptions({ ...data.projectQuery(server, 'x'), enabled: true });
    client.getQueryCache().onFocus();
    new QueryObserver(client, data.projectQuery(server, 'x')).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * REFETCH_INTERVAL_MS);
    expect(reads()).toBe(0);
    expect(observer.getCurrentResult().data).toMatchObject({ status: 'Draft' });
    client.clear();
    vi.useRealTimers();
  });

  it('stops the read that is in flight', async () => {
    const { client, observer } = await openScreen();
    let signal: AbortSignal | undefined;
    send.mockImplementationOnce((_call, options) => {
      ({ signal } = options as { signal: AbortSignal });
      return new Promise(() => undefined);
    });
    void observer.refetch();
    await perform(client, deletion(client));
    expect(signal?.aborted).toBe(true);
    expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', data: { status: 'Draft' } });
  });

  it('is removed when the screen closes; opening its address again asks the server', async () => {
    const { client, close, reads } = await openScreen();
    await perform(client, deletion(client));
    close();
    await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBeUndefined());
    send.mockRejectedValueOnce(StudioError.fromAnswer(404));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const again = new QueryObserver(client, data.projectQuery(server, 'x'));
    again.subscribe(() => undefined);
    await vi.waitFor(() => expect(again.getCurrentResult().isError).toBe(true));
    expect(reads()).toBe(1);
  });
});

describe('an inspection', () => {
  const keys = { own: projectKeys.one('x'), list: projectKeys.page({}), asset: assetKeys.one('mast') };

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

  it('that is deleted refreshes the lists and assets that have it', async () => {
    const { client, stale } = await changeInspection((cache) => data.deleteProject(server, cache, 'x', false));
    expect(stale).toEqual(['list', 'asset']);
    expect(client.getQueryData(keys.own)).toBeUndefined();
  });

  it('whose deletion is refused is read again, because somebody may have started an upload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    send.mockRejectedValueOnce(StudioError.fromAnswer(409));
    const { stale } = await changeInspection((client) => data.deleteProject(server, client, 'x', false));
    expect(stale).toEqual(['own']);
  });
});
