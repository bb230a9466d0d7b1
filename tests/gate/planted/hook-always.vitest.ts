import { beforeAll, describe, expect, it } from 'vitest';

describe('a server', () => {
  beforeAll(() => {
    throw new Error('It does not start.');
  });
  it('answers', () => expect(1).toBe(1));
});
describe('nothing', () => {
  it('fails', () => expect(1).toBe(2));
});
