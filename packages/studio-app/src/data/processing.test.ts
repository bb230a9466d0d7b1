import { calls } from '@inspection-studio/domain/calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import * as data from './index.ts';
import { assetKeys, projectKeys } from './keys.ts';
import { createQueryClient } from './query-client.ts';

const KEY = projectKeys.one('x');
const send = vi.fn<(...asked: unknown[]) => Promise<unknown>>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  send.mockReset().mockResolvedValue(undefined);
});

/** Sends an inspection for processing, which is cached as a draft or not at all. */
async function sendForProcessing(isConfirmed: boolean, isCached = true) {
  const client = createQueryClient(() => undefined);
  if (isCached) client.setQueryData(KEY, { id: 'x', status: 'Draft' });
  client.setQueryData(assetKeys.one('mast'), {});
  await client
    .getMutationCache()
    .build(client, data.processProject(send as unknown as Send, client, 'x'))
    .execute(isConfirmed)
    .catch(() => undefined);
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  return { cached: client.getQueryData(KEY), stale: [KEY, assetKeys.one('mast')].map(isStale) };
}

describe('an inspection that is sent for processing', () => {
  it.each([
    [true, { params: { id: 'x' }, query: { interruptUploads: true } }],
    [false, { params: { id: 'x' } }],
  ])('interrupts running uploads only if the user confirmed it: %s', async (isConfirmed, options) => {
    await sendForProcessing(isConfirmed);
    expect(send).toHaveBeenCalledExactlyOnceWith(calls.processProject, options);
  });

  it('is shown as queued at once, and read again with its asset', async () => {
    expect(await sendForProcessing(false)).toEqual({ cached: { id: 'x', status: 'Queued' }, stale: [true, true] });
  });

  it('is not made up when no screen has read it', async () => {
    expect((await sendForProcessing(false, false)).cached).toBeUndefined();
  });

  it('and is refused, is read again, because somebody may have started an upload', async () => {
    send.mockRejectedValueOnce(StudioError.fromAnswer(409));
    expect(await sendForProcessing(false)).toEqual({ cached: { id: 'x', status: 'Draft' }, stale: [true, false] });
  });
});
