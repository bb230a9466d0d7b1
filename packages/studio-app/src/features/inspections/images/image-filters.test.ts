import { describe, expect, it } from 'vitest';
import { type ImageFilters, readImageFilters, toRequest, writeImageFilters } from './image-filters.ts';

const ALL: ImageFilters = { traits: [], kind: null, order: 'name' };
const read = (search: string) => readImageFilters(new URLSearchParams(search));
const write = (search: string, filters: ImageFilters) =>
  writeImageFilters(new URLSearchParams(search), filters).toString();

describe('the address says which images are shown, and in which order', () => {
  it.each<[string, ImageFilters]>([
    ['', ALL],
    ['only=flagged', { ...ALL, traits: ['flagged'] }],
    ['only=flagged&only=problems&only=no-position', { ...ALL, traits: ['flagged', 'problems', 'no-position'] }],
    ['kind=2d-thermal', { ...ALL, kind: '2d-thermal' }],
    ['order=time', { ...ALL, order: 'time' }],
    ['only=problems&kind=sonar&order=time', { traits: ['problems'], kind: 'sonar', order: 'time' }],
  ])('%j, both ways', (search, filters) => {
    expect(read(search)).toEqual(filters);
    expect(write('', filters)).toBe(search);
  });

  it.each([
    ['only=blurred', ALL],
    ['only=', ALL],
    ['kind=4d', ALL],
    ['order=size', ALL],
    ['only=problems&only=flagged&only=flagged', { ...ALL, traits: ['flagged', 'problems'] }],
  ])('%j: what is not valid is ignored', (search, filters) => expect(read(search)).toEqual(filters));

  it('other parts of the address stay, earlier filters do not', () =>
    expect(write('image=dji-7&only=flagged&kind=sonar&order=time', { ...ALL, traits: ['no-position'] })).toBe(
      'image=dji-7&only=no-position',
    ));
});

describe('the filters as the server takes them', () => {
  it.each([
    [ALL, {}],
    [{ ...ALL, traits: ['flagged'] }, { filter: 'isFlagged eq true' }],
    [{ ...ALL, traits: ['problems'] }, { filter: 'hasProblem eq true' }],
    [
      { ...ALL, traits: ['flagged', 'problems', 'no-position'] },
      { filter: 'isFlagged eq true and hasProblem eq true and hasPosition eq false' },
    ],
    [{ ...ALL, order: 'time' }, { orderBy: 'captured,name' }],
    [{ ...ALL, kind: 'sonar' }, {}],
  ] as const)('%j', (filters, request) => expect(toRequest(filters)).toEqual(request));
});
