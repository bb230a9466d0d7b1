import { afterEach, expect, it, vi } from 'vitest';
import { pauseAfterWork } from './next-task.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['work longer than a frame lets the page respond first', 100, true],
  ['short work continues in the same task', 0, false],
])('%s', async (_rule, workedMs, expected) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let responded = false;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (responded = true);
  port2.postMessage(undefined);
  await pauseAfterWork(performance.now() - workedMs);
  expect(responded).toBe(expected);
  port1.close();
});
