import { expect, it } from 'vitest';
import { entityTagOf, withEntityTag } from './entity-tag.ts';

const tagAfter = (header: string | null) => entityTagOf(withEntityTag({ id: 'dock' }, header));

it.each([
  ['"3f6c"', '"3f6c"'],
  ['W/"3f6c"', '"3f6c"'],
  ['"3f6c-gzip"', '"3f6c"'],
  ['W/"3f6c-br"', '"3f6c"'],
  [null, undefined],
])('the tag of a record that came with ETag %s is %s', (header, tag) => expect(tagAfter(header)).toBe(tag));

it('nothing, and a record without a tag, have none', () => {
  expect(withEntityTag(null, '"3f6c"')).toBeNull();
  expect([entityTagOf(null), entityTagOf(undefined), entityTagOf({ id: 'dock' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
