import { afterAll, beforeAll, expect, it } from 'vitest';
import { oidcPayloads } from '../database/schema/index.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { payloadAdapter } from './payload-adapter.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

it.each(['AuthorizationCode', 'RefreshToken'])('the table does not contain the %s that finds a row', async (kind) => {
  const adapter = payloadAdapter(database.db, 'http://localhost:4173/idp')(kind);
  const value = `a-value-of-${kind}`;
  const payload = { jti: value, kind, accountId: 'mia' };
  await adapter.upsert(value, payload, 60);
  const rows = await database.db.select().from(oidcPayloads);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(value);
  expect(await adapter.find(rows[0]!.id)).toBeUndefined();
  expect(await adapter.find(value)).toEqual(payload);
  await adapter.consume(value);
  expect(await adapter.find(value)).toMatchObject({ ...payload, consumed: expect.any(Number) });
  await adapter.destroy(value);
  expect(await adapter.find(value)).toBeUndefined();
});
