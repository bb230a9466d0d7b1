import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createArrivals, ReplacedBodyError } from './arrivals.ts';

it('a newer body ends the older one of the same file, and is read when that one has ended', async () => {
  const { receive } = createArrivals();
  const bodies = [new PassThrough(), new PassThrough(), new PassThrough()];
  let reading = 0;
  let mostAtOnce = 0;
  const read = (body: PassThrough) => async () => {
    mostAtOnce = Math.max(mostAtOnce, (reading += 1));
    try {
      return await text(body);
    } finally {
      reading -= 1;
    }
  };
  const results = bodies.map((body) => receive('a', body, read(body)).catch((error: unknown) => error));
  const other = new PassThrough();
  const elsewhere = receive('b', other, () => text(other));
  bodies[2]!.end('newest');
  other.end('other file');
  const [first, second, third] = await Promise.all(results);
  expect([first, second]).toEqual([expect.any(ReplacedBodyError), expect.any(ReplacedBodyError)]);
  expect([third, await elsewhere, mostAtOnce]).toEqual(['newest', 'other file', 1]);
});

it('a failed body leaves the place to the next', async () => {
  const { receive } = createArrivals();
  await expect(receive('a', new PassThrough(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await receive('a', new PassThrough(), async () => 'done')).toBe('done');
});
