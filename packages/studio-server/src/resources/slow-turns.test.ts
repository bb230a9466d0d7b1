import { afterEach, expect, it, vi } from 'vitest';
import { askInTurn } from './slow-turns.ts';

afterEach(() => vi.useRealTimers());

it('finds out which questions are slow, and which answers have come', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const end = Promise.withResolvers<void>();
  const [slow, fast] = [askInTurn(() => end.promise, false), askInTurn(async () => 1, true)];
  expect([slow.isHere, fast.isHere]).toEqual([false, false]);
  await fast.answer;
  expect([slow.isHere, fast.isHere]).toEqual([false, true]);
  vi.advanceTimersByTime(26);
  end.resolve();
  await slow.answer;
  expect([slow.isSlow, fast.isSlow]).toEqual([true, false]);
});

it('slow questions are asked two at a time, in their order, also after one has failed; others at once', async () => {
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const ask = (at: number, wasSlow: boolean) => askInTurn(() => (begun.push(at), ends[at]!.promise), wasSlow).answer;
  const answers = [ask(0, true), ask(1, true), ask(2, true), ask(3, true), ask(4, false)];
  expect(begun).toEqual([0, 1, 4]);
  ends[1]!.reject(new Error('gone'));
  await expect(answers[1]).rejects.toThrow('gone');
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 4, 2]));
  for (const { resolve } of ends) resolve();
  await Promise.all([answers[0], answers[2], answers[3], answers[4]]);
  expect(begun).toEqual([0, 1, 4, 2, 3]);
});
