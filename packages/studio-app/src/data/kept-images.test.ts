import { FILTER_LENGTH_MAX } from '@inspection-studio/domain/calls';
import { parseFilter } from '@inspection-studio/domain/query';
import { expect, it } from 'vitest';
import { withKept } from './kept-images.ts';

const FILTER = 'isFlagged eq true and hasProblem eq true';

it.each([
  [[], FILTER],
  [['dji-1'], `${FILTER} or id eq 'dji-1'`],
  [['dji-1', "o'neill"], `${FILTER} or id eq 'o''neill' or id eq 'dji-1'`],
])('a filter lets these images through, whatever it asks of others: %j', (ids, filter) =>
  expect(withKept(FILTER, ids)).toBe(filter),
);

it('of more images than a filter has room for, the latest are kept', () => {
  const ids = Array.from({ length: 300 }, (_, index) => `dji-${index}-${'x'.repeat(40)}`);
  const filter = withKept(FILTER, ids);
  expect(filter.length).toBeLessThanOrEqual(FILTER_LENGTH_MAX);
  const kept = parseFilter(filter).flatMap(({ prop, value }) => (prop === 'id' ? [value] : []));
  expect(kept.length).toBeGreaterThan(50);
  expect(kept).toEqual(ids.toReversed().slice(0, kept.length));
});
