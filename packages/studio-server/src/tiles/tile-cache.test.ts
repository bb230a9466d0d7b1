import { expect, it } from 'vitest';
import { createTileSource } from './tile-cache.ts';

it('one tile is drawn at a time, and one that nobody waits for any more is not drawn', async () => {
  const tileAt = createTileSource('/nowhere');
  const events: string[] = [];
  const isWanted = () => {
    events.push('the second is due');
    return false;
  };
  const first = tileAt({ z: 9, x: 1, y: 200 }, () => true).then(() => events.push('the first is drawn'));
  const second = tileAt({ z: 9, x: 2, y: 200 }, isWanted);
  expect(await second).toBeNull();
  await first;
  expect(events).toEqual(['the first is drawn', 'the second is due']);
});
