import { expect, it } from 'vitest';

it('passes before', () => expect(1).toBe(1));
it('ends its process', () => {
  process.kill(process.pid, 'SIGKILL');
  expect(1).toBe(1);
});
it('is never reached', () => expect(1).toBe(1));
