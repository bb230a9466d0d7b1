import { expect, it } from 'vitest';
import { copiedText, unequalText } from './move-texts.ts';

it.each([
  [{}, 'Copied 0 rows of 0 tables.'],
  [{ companies: 1 }, 'Copied 1 row of 1 table.'],
  [{ companies: 1, assets: 1999 }, 'Copied 2,000 rows of 2 tables.'],
])('copied %j: %s', (copied, text) => expect(copiedText(copied)).toBe(text));

it.each([
  [1, 0, 'sites: 1 row was read, but 0 were stored.'],
  [2000, 1, 'sites: 2,000 rows were read, but 1 was stored.'],
])('%i read, %i stored', (read, stored, text) => expect(unequalText('sites', read, stored)).toBe(text));
