import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open-database.ts';
import { totp, users } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import { insertPeople } from '../testing/insert-people.ts';
import { resealTotp } from './reseal-totp.ts';
import { createSealer } from './sealer.ts';
import { saveTotp, totpPurpose } from './totp.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
});
afterAll(() => database?.close());

it('secrets of authenticator apps are encrypted with the new key, also those of a retired one after its end', async () => {
  const { db } = database;
  const [current, next, retired, lost] = Array.from({ length: 4 }, () => randomBytes(32)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const ring = { current, next, previous: [{ key: retired, until: '2020-01-01T00:00:00.000Z' }], rotated: null };
  const people = (await db.select({ id: users.id }).from(users)).map(({ id }) => id).slice(0, 4);
  for (const [index, key] of [current, retired, next, lost].entries()) {
    const userId = people[index]!;
    await saveTotp(db, createSealer(key), { userId, secret: `secret of ${userId}`, counter: 0, now: new Date() });
  }
  expect(await resealTotp(db, ring, next)).toEqual({ resealedCount: 2, unreadableCount: 1 });
  const target = createSealer(next);
  const opened = (await db.select().from(totp)).map(({ userId, sealedSecret }) => [
    userId,
    target.open(totpPurpose(userId), sealedSecret),
  ]);
  expect(Object.fromEntries(opened)).toEqual(
    Object.fromEntries(people.map((id, index) => [id, index === 3 ? null : `secret of ${id}`])),
  );
  expect(await resealTotp(db, ring, next)).toEqual({ resealedCount: 0, unreadableCount: 1 });
});
