import type { Site } from '@inspection-studio/domain/sites';
import { describe, expect, it } from 'vitest';
import { entityTag, parseIfMatch } from './entity-tags.ts';

const site: Site = {
  id: 'dock',
  name: 'Dock',
  thumbnail: '/files/pictures/one.jpg?exp=1&sig=a',
  location: null,
  modified: '2026-11-21T08:30:00.000Z',
  assetCount: 1,
  createdBy: null,
};
const tagOf = (changes: Partial<Site>) => entityTag('site', { ...site, ...changes });

describe('the entity tag of a record', () => {
  it('is a strong tag in quotes', () => expect(tagOf({})).toMatch(/^"[0-9a-f]{32}"$/));

  it.each<[string, Partial<Site>]>([
    ['counts', { assetCount: 2 }],
    ['the position', { location: { longitude: 1, latitude: 2 } }],
    ['the date', { modified: '2026-11-22T08:30:00.000Z' }],
    ['the signature of the picture', { thumbnail: '/files/pictures/one.jpg?exp=2&sig=b' }],
    ['the address of the file store', { thumbnail: 'https://store.example/container/pictures%2Fone.jpg?sig=c' }],
  ])('does not depend on %s', (_what, changes) => expect(tagOf(changes)).toBe(tagOf({})));

  it.each<[string, Partial<Site>]>([
    ['the name', { name: 'Docks' }],
    ['another picture', { thumbnail: '/files/pictures/two.jpg?exp=1&sig=a' }],
    ['a removed picture', { thumbnail: null }],
  ])('depends on %s', (_what, changes) => expect(tagOf(changes)).not.toBe(tagOf({})));

  it('ignores a thumbnail that processing chose', () =>
    expect(tagOf({ thumbnail: '/files/thumbnails/p/1.jpg?sig=a' })).toBe(tagOf({ thumbnail: null })));
});

describe('If-Match', () => {
  it.each<[string, readonly string[] | null]>([
    ['*', null],
    [' * ', null],
    ['"a"', ['"a"']],
    ['"a", "b"', ['"a"', '"b"']],
    ['"a,b" ,, W/"c"', ['"a,b"', 'W/"c"']],
    ['""', ['""']],
  ])('%s lists the tags %j', (header, tags) => expect(parseIfMatch(header)).toEqual(tags));

  it.each(['', 'a', '"a', '"a", b', '*, "a"', 'w/"a"', '"a b"'])('%j is refused with 400', (header) =>
    expect(() => parseIfMatch(header)).toThrow(expect.objectContaining({ status: 400 })),
  );
});
