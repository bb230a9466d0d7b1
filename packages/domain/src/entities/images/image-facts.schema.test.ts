import { describe, expect, it } from 'vitest';
import { issuePaths, propertyPaths, without, withValue } from '../testing/record-issues.ts';
import { imageFactsSchema } from './image-facts.schema.ts';
import { imageFacts } from './testing/image-facts.ts';

describe('facts of an image', () => {
  it.each(propertyPaths(imageFacts))('%s may be absent', (path) =>
    expect(issuePaths(imageFactsSchema, without(imageFacts, path))).toEqual([]),
  );

  it.each(propertyPaths(imageFacts))('%s is never null', (path) =>
    expect(issuePaths(imageFactsSchema, withValue(imageFacts, path, null))).toEqual([path]),
  );

  it('all of them may be absent', () => expect(imageFactsSchema.parse({})).toEqual({}));

  it('a fact that is not one of them is left out', () => {
    const position = { latitude: 56.0008, longitude: -3.388 };
    expect(imageFactsSchema.parse({ ...imageFacts, position })).toEqual(imageFacts);
  });

  it.each([
    ['a local time', '2026-11-20T11:02:13', true],
    ['a day', '2026-11-20', false],
    ['a fraction', '2026-11-20T11:02:13.5', false],
    ['an offset', '2026-11-20T11:02:13Z', false],
    ['the spelling of EXIF', '2026:11:20 11:02:13', false],
  ])('the local time is a day and a time without an offset: %s', (_case, takenLocal, isValid) =>
    expect(imageFactsSchema.safeParse({ takenLocal }).success).toBe(isValid),
  );

  it.each(['make', 'model', 'lens'])('%s has at most 100 characters', (name) => {
    expect(issuePaths(imageFactsSchema, { [name]: 'x'.repeat(100) })).toEqual([]);
    expect(issuePaths(imageFactsSchema, { [name]: 'x'.repeat(101) })).toEqual([name]);
  });

  it('an offset has whole minutes', () =>
    expect(issuePaths(imageFactsSchema, { offsetMinutes: 60.5 })).toEqual(['offsetMinutes']));
});
