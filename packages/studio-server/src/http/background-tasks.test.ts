import { expect, it, vi } from 'vitest';
import { createBackgroundTasks } from './background-tasks.ts';

const open = (closeWaitMs?: number) => {
  const error = vi.fn<(details: object, message: string) => void>();
  return { error, tasks: createBackgroundTasks({ error }, { closeWaitMs }) };
};

it('runs four tasks at once and the others in order', async () => {
  const { tasks } = open();
  const begun: number[] = [];
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  ends.forEach(({ promise }, index) =>
    tasks.add('test', () => {
      begun.push(index);
      return promise;
    }),
  );
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]!.resolve();
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3, 4]));
  for (const { resolve } of ends) resolve();
  await tasks.settled();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});

it('logs a failure, and runs later tasks', async () => {
  const { tasks, error } = open();
  const failure = new Error('no disk');
  tasks.add('deleting failed', () => Promise.reject(failure));
  await tasks.settled();
  const later = vi.fn<() => Promise<void>>(async () => undefined);
  tasks.add('test', later);
  await tasks.settled();
  expect(error.mock.calls).toEqual([[{ err: failure }, 'deleting failed']]);
  expect(later).toHaveBeenCalledOnce();
});

it('is settled once tasks that were added meanwhile have ended', async () => {
  const { tasks } = open();
  const second = vi.fn<() => Promise<void>>(async () => undefined);
  tasks.add('test', async () => tasks.add('test', second));
  await tasks.settled();
  expect(second).toHaveBeenCalledOnce();
});

it.each([
  ['waits for running work when it closes', Promise.resolve()],
  ['closes without work that never ends', new Promise<void>(() => undefined)],
])('%s', async (_case, work) => {
  const { tasks } = open(20);
  tasks.add('test', () => work);
  await expect(tasks.close()).resolves.toBeUndefined();
});
