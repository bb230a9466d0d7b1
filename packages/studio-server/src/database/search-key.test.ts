import { searchKey } from '@inspection-studio/domain/query';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSearchForm } from './schema/columns.ts';
import type { OpenDatabase } from './open-database.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

/** The keys of many texts, in one statement. */
async function keysOf(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.db.execute<{ key: string }>(
    sql`select ${inSearchForm(sql`text`)} as key from unnest(${sql.param(texts)}::text[]) with ordinality as t (text, n) order by n`,
  );
  return rows.map(({ key }) => key);
}

describe('the database makes the same search keys as the domain', () => {
  it.each<[string, number, number]>([
    ['Latin, Greek, Cyrillic, Hebrew, Arabic, Syriac and Thaana', 1, 0x8ff],
    ['Indian and Thai', 0x900, 0xe7f],
    ['Georgian and Hangul letters', 0x10a0, 0x11ff],
    ['Latin and Greek with several accents, spaces and signs', 0x1d00, 0x218f],
    ['Japanese and Korean', 0x3000, 0x33ff],
    ['Hangul syllables', 0xac00, 0xb000],
    ['ligatures and full-width letters', 0xf900, 0xffef],
    ['emoji', 0x1f300, 0x1f6ff],
  ])('for %s', async (_case, from, to) => {
    const texts = Array.from({ length: to - from + 1 }, (_, index) => `a ${String.fromCodePoint(from + index)}b`);
    expect(await keysOf(texts)).toEqual(texts.map(searchKey));
  });

  it('for names', async () => {
    const texts = [
      'Tåhus',
      'TA\u030aHUS',
      'İstanbul',
      'Straße',
      'Søren Æ',
      'a \t\r\n\u00a0\u3000 b',
      'ΟΔΟΣ ΟΔΟΣ',
      'בְּרֵאשִׁ֖ית',
      'أَحْمَد جســـر ٱلنور',
      'می\u200cخواهم',
      'हिन्दी กำแพง',
      '1\ufe0f\u20e3',
      ' a ',
      '',
    ];
    expect(await keysOf(texts)).toEqual(texts.map(searchKey));
  });
});
