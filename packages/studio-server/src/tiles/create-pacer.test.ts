import { expect, it } from 'vitest';
import { createPacer } from './create-pacer.ts';

/** A pacer with a clock that only work and rests advance, and what happened when. */
function start() {
  let now = 0;
  const events: string[] = [];
  const pace = createPacer(
    () => now,
    async (ms) => {
      events.push(`rest ${ms} at ${now}`);
      now += ms;
    },
  );
  const work = (name: string, ms: number) => async () => {
    events.push(`${name} at ${now}`);
    // Others would run here if they could.
    await Promise.resolve();
    now += ms;
    return name;
  };
  return { pace, work, events };
}

it('work runs one after the other, with rests that are as long', async () => {
  const { pace, work, events } = start();
  expect(await Promise.all([pace(work('a', 4)), pace(work('b', 10)), pace(work('c', 1))])).toEqual(['a', 'b', 'c']);
  expect(events).toEqual(['a at 0', 'rest 4 at 4', 'b at 8', 'rest 10 at 18', 'c at 28', 'rest 1 at 29']);
});

it('work that fails has a rest too, and does not stop the others', async () => {
  const { pace, work, events } = start();
  const failed = pace(async () => {
    await work('a', 3)();
    throw new Error('unreadable');
  });
  const next = pace(work('b', 1));
  await expect(failed).rejects.toThrow('unreadable');
  expect(await next).toBe('b');
  expect(events.slice(0, 3)).toEqual(['a at 0', 'rest 3 at 3', 'b at 6']);
});
