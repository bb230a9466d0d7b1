import { INSPECTION_FLOW, type InspectionStatus } from '@inspection-studio/domain/inspections';
import { describe, expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { assetKeys, imageKeys, projectKeys } from './keys.ts';
import { BUSY_REFETCH_MS, projectQuery, refetchIntervalMs } from './projects.ts';
import { createQueryClient } from './query-client.ts';

const upload = (id: string) => ({
  id,
  user: { id: 'hanna-1', name: 'Hanna Lindqvist', thumbnail: null },
  started: '2026-11-20T08:30:00.000Z',
  done: 23,
  total: 40,
});

describe('inspection detail refetches every 60 s, sooner while it is being processed', () => {
  it.each<[InspectionStatus | undefined, number]>([
    [undefined, 60_000],
    ['Draft', 60_000],
    ['Completed', 60_000],
    ['Failed', 60_000],
    ...INSPECTION_FLOW.slice(1, -1).map((status): [InspectionStatus, number] => [status, BUSY_REFETCH_MS]),
  ])('%s: every %i ms', (status, expected) => {
    expect(refetchIntervalMs(status && { status, uploads: [] })).toBe(expected);
  });

  it.each([
    ['Draft', 60_000],
    ['Processing', BUSY_REFETCH_MS],
  ])('the query of an inspection uses it: %s', (status, expected) => {
    const { refetchInterval } = projectQuery(undefined as unknown as Send, 'p-1');
    const query = { state: { data: { status, uploads: [] } }, isStatic: () => false };
    expect((refetchInterval as (given: unknown) => number)(query)).toBe(expected);
  });

  it('sooner while files are uploading', () => {
    expect(refetchIntervalMs({ status: 'Draft', uploads: [upload('tab-1')] })).toBe(BUSY_REFETCH_MS);
  });
});

describe('refetches the registered files when an upload has started or ended', () => {
  it.each<[string, string[], string[], boolean]>([
    ['started', [], ['tab-1'], true],
    ['ended', ['tab-1'], [], true],
    ['goes on', ['tab-1'], ['tab-1'], false],
  ])('%s', async (_case, before, after, isStale) => {
    const client = createQueryClient(() => undefined);
    const reply = { id: 'p-1', status: 'Draft', uploads: after.map(upload) };
    const options = projectQuery((async () => reply) as unknown as Send, 'p-1');
    client.setQueryData(options.queryKey, { ...reply, uploads: before.map(upload) } as never);
    client.setQueryData(projectKeys.files('p-1'), {});
    await client.query({ ...options, staleTime: 0 });
    expect(client.getQueryState(projectKeys.files('p-1'))?.isInvalidated).toBe(isStale);
  });
});

describe('refetches the registered files when processing has ended, because it notes their problems', () => {
  it.each<[InspectionStatus, InspectionStatus, boolean]>([
    ['ThumbnailsGenerated', 'Completed', true],
    ['ThumbnailsGenerating', 'Failed', true],
    ['ImagesDownloading', 'ThumbnailsGenerating', false],
    ['Completed', 'Completed', false],
  ])('%s, then %s', async (before, after, isStale) => {
    const client = createQueryClient(() => undefined);
    const reply = { id: 'p-1', status: after, uploads: [] };
    const options = projectQuery((async () => reply) as unknown as Send, 'p-1');
    client.setQueryData(options.queryKey, { ...reply, status: before } as never);
    client.setQueryData(projectKeys.files('p-1'), {});
    await client.query({ ...options, staleTime: 0 });
    expect(client.getQueryState(projectKeys.files('p-1'))?.isInvalidated).toBe(isStale);
  });
});

describe('refetches asset and images when the status has changed', () => {
  it.each<[InspectionStatus, boolean]>([
    ['Completed', true],
    ['Processing', false],
  ])('from Processing to %s', async (next, isStale) => {
    const client = createQueryClient(() => undefined);
    const options = projectQuery((async () => ({ id: 'p-1', status: next, uploads: [] })) as unknown as Send, 'p-1');
    client.setQueryData(options.queryKey, { id: 'p-1', status: 'Processing', uploads: [] } as never);
    client.setQueryData(assetKeys.one('bridge-1'), {});
    client.setQueryData(imageKeys.page({ projectId: 'p-1' }), {});
    await client.query({ ...options, staleTime: 0 });
    await vi.waitFor(() => {
      for (const queryKey of [assetKeys.one('bridge-1'), imageKeys.page({ projectId: 'p-1' })]) {
        expect(client.getQueryState(queryKey)?.isInvalidated).toBe(isStale);
      }
    });
  });
});
