import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchOf, setUpUploads } from './testing/fake-studio.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = () => vi.advanceTimersByTimeAsync(1_000);

/** An upload of 200 files whose first chunk is on its way, and one of 7 files that was added after it. */
async function setUp() {
  const { store, hold, transfers, asked } = setUpUploads();
  const add = (id: string, count: number) => {
    const [batch, sources] = batchOf(Array.from({ length: count }, (_, index) => `${id}${index + 1}`));
    store.add({ ...batch, id, inspectionId: `i-${id}`, inspectionName: id }, sources);
  };
  hold.is = true;
  add('long', 200);
  await run();
  add('small', 7);
  await run();
  /** Ends what is on its way, and returns what is sent then. */
  const finishChunk = async () => {
    for (const { finish } of transfers.splice(0)) finish();
    await run();
    return transfers.map(({ key }) => key.slice('key-'.length)).join(' ');
  };
  return { store, asked, finishChunk };
}

it('a small upload is sent after the files of the long one that are on their way, with one URL for each file', async () => {
  const { asked, finishChunk } = await setUp();
  expect([await finishChunk(), await finishChunk(), await finishChunk()]).toEqual([
    'small1 small2 small3 small4 small5',
    'small6 small7',
    'long6 long7 long8 long9 long10',
  ]);
  const urls = asked.filter((request) => request.startsWith('url '));
  expect(new Set(urls).size).toBe(urls.length);
});

it('the long upload that a user puts first is sent first', async () => {
  const { store, finishChunk } = await setUp();
  await finishChunk();
  store.act('putFirst', 'long');
  expect(await finishChunk()).toBe('long6 long7 long8 long9 long10');
  expect(await finishChunk()).toBe('long11 long12 long13 long14 long15');
});
