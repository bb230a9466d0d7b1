import { expect, it } from 'vitest';
import { createNewestFirst } from './newest-first.ts';

/** Work that ends when the test says so. */
function work(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { end: () => resolve(name), run: () => (begun.push(name), promise) };
}

it('runs a few at a time, and then what came last', async () => {
  const begun: string[] = [];
  const inTurn = createNewestFirst(2);
  const works = ['a', 'b', 'c', 'd'].map((name) => work(name, begun));
  const results = works.map(({ run }) => inTurn(run));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  works[1]!.end();
  expect(await results[1]).toBe('b');
  expect(begun).toEqual(['a', 'b', 'd']);
  for (const { end } of works) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

it('goes on after work that failed', async () => {
  const inTurn = createNewestFirst(1);
  const failing = inTurn(() => Promise.reject(new Error('No.')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe('next');
  expect(await inTurn(async () => 'later')).toBe('later');
});
