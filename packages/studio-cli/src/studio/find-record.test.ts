import { describe, expect, it } from 'vitest';
import type { Send } from '@inspection-studio/studio-app/upload-engine';
import { findAsset, pickRecord } from './find-record.ts';

const records = [
  { id: 'a1', name: 'Viaduct' },
  { id: 'a2', name: 'Tank' },
  { id: 'a3', name: 'tank' },
  { id: 'Tank 9', name: 'Tower' },
  { id: 'a4', name: 'Gr\u00fcne Br\u00fccke' },
];

describe('a person names a record', () => {
  it.each([
    ['by its id', 'a1', 'a1'],
    ['by its name, ignoring case', ' viaduct ', 'a1'],
    ['by an id that could be a name', 'Tank 9', 'Tank 9'],
    ['by its name with decomposed letters, as macOS passes it', 'gru\u0308ne Bru\u0308cke', 'a4'],
    ['by its name with other spaces', 'Gr\u00fcne\u00a0 Br\u00fccke', 'a4'],
  ])('%s', (_way, named, id) => expect(pickRecord('asset', named, records).id).toBe(id));

  it.each([
    ['Via', 'There is no asset Via, or you are not involved in it.'],
    ['Tank', '2 assets are named Tank. Use an id: a2, a3.'],
  ])('%s is refused', (named, message) => expect(() => pickRecord('asset', named, records)).toThrow(message));
});

it('an asset is asked for by its name as the studio stores it', async () => {
  const filters: unknown[] = [];
  const send = (async (_call: unknown, { query }: { query: { filter: string } }) => {
    filters.push(query.filter);
    return records;
  }) as unknown as Send;
  expect((await findAsset(send, ' Gru\u0308ne  Bru\u0308cke')).id).toBe('a4');
  expect(filters).toEqual(["id eq ' Gru\u0308ne  Bru\u0308cke' or contains(name,'Gr\u00fcne Br\u00fccke')"]);
});
