import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { accessTokens } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { accessTokenHash, isAccessToken, newAccessTokenText } from './access-token-text.ts';
import { isUseNoted } from './access-token-use.ts';
import {
  createAccessToken,
  findAccessToken,
  listAccessTokens,
  noteAccessTokenUse,
  revokeAccessToken,
  revokeAllAccessTokens,
} from './access-tokens.ts';
import { insertPeople } from './testing/insert-people.ts';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const DAY_MS = 86_400_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
});
afterAll(() => database?.close());
beforeEach(() => database.db.delete(accessTokens));

const create = async (person = 'mia', days: 7 | 30 = 30, now = NOW) =>
  (await createAccessToken(database.db, person, { name: 'Field laptop', rights: 'Upload', days }, now))!;

describe('the text of an access token', () => {
  it('has a prefix and 256 random bits', () => {
    const texts = Array.from({ length: 100 }, newAccessTokenText);
    for (const text of texts) expect(text).toMatch(/^ist_[\w-]{43}$/);
    expect(new Set(texts).size).toBe(100);
  });

  it('is stored as its SHA-256', () =>
    expect(accessTokenHash(`ist_${'A'.repeat(43)}`)).toBe('gv-kY_k9c1sy4rv3sqh491CBSua2RraFgPGNZhyunHw'));

  it.each([
    ['of another start', `ghp_${'A'.repeat(43)}`, false],
    ['too short', `ist_${'A'.repeat(42)}`, true],
    ['too long', `ist_${'A'.repeat(44)}`, true],
    ['with other characters', `ist_${'A'.repeat(42)}.`, true],
    ['in capitals', `IST_${'A'.repeat(43)}`, false],
  ])('%s is never asked for', (_case, text, isMeant) => {
    expect(accessTokenHash(text)).toBeNull();
    expect(isAccessToken(text)).toBe(isMeant);
  });
});

describe('a token is found', () => {
  it('until it expires', async () => {
    const { token, row } = await create('mia', 7);
    expect(await findAccessToken(database.db, token, after(7 * DAY_MS - 1))).toEqual(row);
    expect(await findAccessToken(database.db, token, after(7 * DAY_MS))).toBeNull();
  });

  it('until it is revoked by its person', async () => {
    const { token, row } = await create();
    expect(await revokeAccessToken(database.db, 'ada', row.id)).toBeUndefined();
    expect(await findAccessToken(database.db, token, NOW)).not.toBeNull();
    expect(await revokeAccessToken(database.db, 'mia', row.id)).toEqual(row);
    expect(await findAccessToken(database.db, token, NOW)).toBeNull();
  });

  it('by nothing that the database stores', async () => {
    const { token, row } = await create();
    expect(JSON.stringify(await database.db.select().from(accessTokens))).not.toContain(token.slice(4));
    expect(await findAccessToken(database.db, row.hash, NOW)).toBeNull();
  });
});

describe('tokens of a person', () => {
  it('are listed, newest first, for 30 days after they expired', async () => {
    const old = await create('mia', 7);
    const young = await create('mia', 30, after(DAY_MS));
    await create('ada');
    const idsAt = async (ms: number) => (await listAccessTokens(database.db, 'mia', after(ms))).map(({ id }) => id);
    expect(await idsAt(DAY_MS)).toEqual([young.row.id, old.row.id]);
    expect(await idsAt(37 * DAY_MS - 1)).toEqual([young.row.id, old.row.id]);
    expect(await idsAt(37 * DAY_MS)).toEqual([young.row.id]);
  });

  it('are at most 20; the next is created when one is revoked', async () => {
    const made = [];
    for (let count = 0; count < 20; count += 1) made.push(await create());
    expect(await createAccessToken(database.db, 'mia', { name: 'More', rights: 'All', days: 7 }, NOW)).toBeNull();
    expect(await create('ada')).not.toBeNull();
    await revokeAccessToken(database.db, 'mia', made[0]!.row.id);
    expect(await create()).not.toBeNull();
  });

  it('that expired 30 days ago are deleted with the next one that anybody creates', async () => {
    await create('mia', 7);
    await create('ada', 7, after(37 * DAY_MS + 1));
    expect(await database.db.$count(accessTokens)).toBe(1);
  });

  it('are revoked together, and those that worked are counted', async () => {
    const kept = await create('ada');
    await create('mia', 30);
    await create('mia', 7);
    expect(await revokeAllAccessTokens(database.db, ['mia'], after(8 * DAY_MS))).toBe(1);
    const rows = await database.db.select({ id: accessTokens.id }).from(accessTokens);
    expect(rows).toEqual([{ id: kept.row.id }]);
  });
});

describe('the last use is stored at most once a minute', () => {
  it.each([
    ['for the first time', null, true],
    ['a moment ago: not again', NOW, false],
    ['59.999 s ago: not again', after(-59_999), false],
    ['a minute ago', after(-60_000), true],
  ])('%s', (_case, lastUsed, isNoted) => expect(isUseNoted(lastUsed, NOW)).toBe(isNoted));

  it('and once when many requests come at the same time', async () => {
    const { row } = await create();
    await Promise.all([1, 2, 3].map((ms) => noteAccessTokenUse(database.db, row, after(ms))));
    const [stored] = await listAccessTokens(database.db, 'mia', NOW);
    expect(stored!.lastUsed).toEqual(after(1));
    await noteAccessTokenUse(database.db, stored!, after(59_000));
    expect((await listAccessTokens(database.db, 'mia', NOW))[0]!.lastUsed).toEqual(after(1));
    await noteAccessTokenUse(database.db, stored!, after(61_000));
    expect((await listAccessTokens(database.db, 'mia', NOW))[0]!.lastUsed).toEqual(after(61_000));
  });
});
