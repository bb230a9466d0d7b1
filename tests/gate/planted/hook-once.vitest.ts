import { beforeAll, describe, expect, it } from 'vitest';
import { isFirstTime } from './first-time.ts';

describe('a server', () => {
  beforeAll(() => {
    if (isFirstTime('hook-once')) throw new Error('It does not start.');
  });
  it('answers', () => expect(1).toBe(1));
  it('answers again', () => expect(1).toBe(1));
});
