import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { refetchAfterOutages } from './outages.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('when the server is back, only the queries that it did not respond to are sent again', async () => {
  const client = createQueryClient(() => undefined);
  const reads = {
    unanswered: vi.fn(async () => 'Kinnaird').mockRejectedValueOnce(StudioError.unreachable({ isRead: true })),
    refused: vi.fn(async () => Promise.reject(StudioError.fromAnswer(403))),
    answered: vi.fn(async () => 'Three sites'),
  };
  for (const [name, queryFn] of Object.entries(reads))
    new QueryObserver<string>(client, { queryKey: [name], queryFn }).subscribe(() => undefined);
  const line = { isReachable: false, announce: (): void => undefined };
  refetchAfterOutages(client, {
    isReachable: () => line.isReachable,
    subscribe: (listener) => ((line.announce = listener), () => undefined),
  });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  line.announce();
  expect(reads.unanswered).toHaveBeenCalledOnce();
  line.isReachable = true;
  line.announce();
  await vi.waitFor(() => expect(client.getQueryData(['unanswered'])).toBe('Kinnaird'));
  expect([reads.refused.mock.calls.length, reads.answered.mock.calls.length]).toEqual([1, 1]);
});
