import { expect, it } from 'vitest';
import { isFirstTime } from './first-time.ts';

it('ends its process once', () => {
  if (isFirstTime('worker-killed-once')) process.kill(process.pid, 'SIGKILL');
  expect(1).toBe(1);
});
