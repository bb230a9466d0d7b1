import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

const { signal } = new AbortController();

it('steps pass until it is closed, and are not disturbed then', async () => {
  const gate = createGate();
  const { promise, resolve } = Promise.withResolvers<string>();
  const passing = gate.pass(() => promise, signal);
  gate.close();
  expect(gate.isQuiet()).toBe(false);
  resolve('stored');
  expect(await passing).toBe('stored');
  expect(gate.isQuiet()).toBe(true);
});

it('later steps do not begin, and end with their signal', async () => {
  const gate = createGate();
  gate.close();
  const stop = new AbortController();
  let hasBegun = false;
  const held = gate.pass(async () => {
    hasBegun = true;
  }, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(held).rejects.toThrow('stopped');
  expect(hasBegun).toBe(false);
});

it('is quiet again after a step that failed', async () => {
  const gate = createGate();
  await gate.pass(() => Promise.reject(new Error('x')), signal).catch(() => undefined);
  expect(gate.isQuiet()).toBe(true);
});
