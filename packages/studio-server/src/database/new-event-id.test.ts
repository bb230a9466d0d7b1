import { expect, it } from 'vitest';
import { newEventId } from './new-event-id.ts';

it('ids are UUIDs of version 7 and sort by time', () => {
  const ids = [0, 1, 1000, 86_400_000].map((ms) => newEventId(new Date(Date.UTC(2026, 10, 23) + ms)));
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
});

it('ids of the same moment differ', () => {
  const at = new Date();
  expect(new Set(Array.from({ length: 100 }, () => newEventId(at))).size).toBe(100);
});
