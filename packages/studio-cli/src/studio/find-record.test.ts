import { describe, expect, it } from 'vitest';
import { pickRecord } from './find-record.ts';

const records = [
  { id: 'a1', name: 'Viaduct' },
  { id: 'a2', name: 'Tank' },
  { id: 'a3', name: 'tank' },
  { id: 'Tank 9', name: 'Tower' },
];

describe('a person names a record', () => {
  it.each([
    ['by its id', 'a1', 'a1'],
    ['by its name, ignoring case', ' viaduct ', 'a1'],
    ['by an id that could be a name', 'Tank 9', 'Tank 9'],
  ])('%s', (_way, named, id) => expect(pickRecord('asset', named, records).id).toBe(id));

  it.each([
    ['Via', 'There is no asset Via, or you are not involved in it.'],
    ['Tank', '2 assets are named Tank. Use an id: a2, a3.'],
  ])('%s is refused', (named, message) => expect(() => pickRecord('asset', named, records)).toThrow(message));
});
