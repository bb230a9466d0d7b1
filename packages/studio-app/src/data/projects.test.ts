import { INSPECTION_FLOW, type InspectionStatus } from '@inspection-studio/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { assetKeys, imageKeys } from './keys.ts';
import { PROCESSING_REFETCH_MS, projectQuery, refetchIntervalMs } from './projects.ts';
import { createQueryClient } from './query-client.ts';

describe('CALL-206: inspection detail refetches every 60 s, sooner while it is being processed', () => {
  it.each<[InspectionStatus | undefined, number]>([
    [undefined, 60_000],
    ['Draft', 60_000],
    ['Completed', 60_000],
    ['Failed', 60_000],
    ...INSPECTION_FLOW.slice(1, -1).map((status): [InspectionStatus, number] => [status, PROCESSING_REFETCH_MS]),
  ])('%s: every %i ms', (status, expected) => {
    expect(refetchIntervalMs(status)).toBe(expected);
  });
});

describe('refetches asset and images when the status has changed', () => {
  it.each<[InspectionStatus, boolean]>([
    ['Completed', true],
    ['Processing', false],
  ])('from Processing to %s', async (next, isStale) => {
    const client = createQueryClient(() => undefined);
    const options = projectQuery((async () => ({ id: 'p-1', status: next })) as unknown as Send, 'p-1');
    client.setQueryData(options.queryKey, { id: 'p-1', status: 'Processing' } as never);
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
