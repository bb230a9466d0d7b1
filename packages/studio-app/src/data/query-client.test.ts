import { focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const read = vi.fn<() => Promise<string>>();

/** A screen that shows one query; returns how it is left. */
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

describe('CALL-207: data is stale after 1 minute', () => {
  it.each([
    ['a screen visited again before that reads nothing', 59_999, 1],
    ['a screen visited after it reads again', 60_000, 2],
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

describe('CALL-208: refetch on window focus', () => {
  it.each([
    ['of what is stale', 60_000, 2],
    ['not of what is fresh', 59_999, 1],
  ])('%s', async (_case, ms, times) => {
    const leave = show();
    await vi.advanceTimersByTimeAsync(ms);
    returnToWindow();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(read).toHaveBeenCalledTimes(times);
  });
});

describe('what fails', () => {
  it('ERR-060: a query is read once and logged once', async () => {
    const error = new Error('Something went wrong.');
    read.mockRejectedValue(error);
    const leave = show();
    await vi.advanceTimersByTimeAsync(10_000);
    leave();
    expect(read).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each([
    ['ERR-016: a mutation goes to the global handler', {}, 1],
    ['a form or dialog that shows its error itself does not', { showsError: true }, 0],
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
});
