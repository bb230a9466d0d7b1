import { focusManager, MutationObserver, QueryObserver, shouldThrowError } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, hasNoData } from './query-client.ts';

const read = vi.fn<() => Promise<string>>();

/** Mounts a screen with one query and returns a function that leaves it. */
function show(client = createQueryClient(() => undefined)) {
  client.mount();
  const leave = new QueryObserver(client, client.defaultQueryOptions({ queryKey: ['sites'], queryFn: read })).subscribe(
    () => undefined,
  );
  return () => {
    leave();
    client.unmount();
  };
}

const returnToWindow = () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
};

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockResolvedValue('Kinnaird');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('data is stale after 1 minute', () => {
  it.each([
    ['a screen visited again before that sends no request', 59_999, 1],
    ['a screen visited again after that refetches', 60_000, 2],
  ])('%s', async (_case, ms, times) => {
    const client = createQueryClient(() => undefined);
    const leave = show(client);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(ms);
    show(client)();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(times);
  });
});

describe('refetch on window focus', () => {
  it.each([
    ['refetches stale data', 60_000, 2],
    ['keeps fresh data', 59_999, 1],
  ])('%s', async (_case, ms, times) => {
    const leave = show();
    await vi.advanceTimersByTimeAsync(ms);
    returnToWindow();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(read).toHaveBeenCalledTimes(times);
  });
});

describe('errors', () => {
  it('a failed query is sent once and logged once', async () => {
    const error = new Error('Something went wrong.');
    read.mockRejectedValue(error);
    const leave = show();
    await vi.advanceTimersByTimeAsync(10_000);
    leave();
    expect(read).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each([
    ['a mutation outside forms and dialogs sends its error to the global handler', { toastsError: true }, 1],
    ['a mutation of a form or dialog, which shows the error, does not', {}, 0],
  ])('%s', async (_case, meta, times) => {
    const onMutationError = vi.fn<(error: Error) => void>();
    const error = new Error('This action did not pass validation.');
    const save = vi.fn<() => Promise<never>>().mockRejectedValue(error);
    const mutation = new MutationObserver(createQueryClient(onMutationError), { mutationFn: save, meta });
    await expect(mutation.mutate()).rejects.toBe(error);
    expect(onMutationError.mock.calls.map(([given]) => given)).toEqual(Array(times).fill(error));
    expect(save).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each([
    ['leaves the error to its screen', undefined, undefined, false],
    ['leaves the error of a refetch to its screen', undefined, 'Kinnaird', false],
    ['with hasNoData throws to the nearest boundary', hasNoData, undefined, true],
    ['with hasNoData keeps its data when a refetch fails', hasNoData, 'Kinnaird', false],
  ])('a query %s', (_case, throwOnError, data, throws) => {
    const client = createQueryClient(() => undefined);
    const options = client.defaultQueryOptions({ queryKey: ['sites'], throwOnError });
    client.setQueryData(['sites'], data);
    const query = client.getQueryCache().build(client, options);
    expect(shouldThrowError(options.throwOnError, [new Error('Something went wrong.'), query])).toBe(throws);
  });
});
