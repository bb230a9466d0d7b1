import { afterAll, beforeAll, expect, it } from 'vitest';
import { oidcPayloads } from '../database/schema/index.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { payloadAdapter, sweepPayloads } from './payload-adapter.ts';

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

it('a request that is too long to be stored is refused', async () => {
  const adapter = payloadAdapter(database.db, 'http://localhost:4173/idp')('Interaction');
  const payload = (length: number) => ({ jti: 'a', kind: 'Interaction', params: { state: 'x'.repeat(length) } });
  await adapter.upsert('a', payload(4000), 60);
  await expect(adapter.upsert('b', payload(4096), 60)).rejects.toThrow('invalid_request');
  expect(await adapter.find('b')).toBeUndefined();
});

it('the sweep deletes expired rows only', async () => {
  const adapter = payloadAdapter(database.db, 'http://localhost:4173/idp')('Interaction');
  await database.db.delete(oidcPayloads);
  await adapter.upsert('over', { jti: 'over', kind: 'Interaction' }, -1);
  await adapter.upsert('open', { jti: 'open', kind: 'Interaction' }, 60);
  await sweepPayloads(database.db);
  expect((await database.db.select().from(oidcPayloads)).map(({ id }) => id)).toEqual(['open']);
});
