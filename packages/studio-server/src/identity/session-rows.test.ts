import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { auditEvents, signInSessions } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { transaction } from '../database/transaction.ts';
import { endSignIns } from './end-sessions.ts';
import { payloadAdapter } from './payload-adapter.ts';
import { createSignInSessions } from './sign-in-sessions.ts';
import { insertPeople } from './testing/insert-people.ts';

const ISSUER = 'http://localhost:4999/idp';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
});
afterAll(() => database?.close());

const use = (id: string) => ({
  id,
  userId: 'mia',
  providerSessionId: null,
  userAgent: FIREFOX,
  address: '192.0.2.7',
  requestId: 'request-0001',
});
const signIns = async () => (await database.db.select().from(auditEvents)).filter(({ action }) => action === 'signIn');

describe('the first request of a session', () => {
  it('is a sign-in with one audit event, however many instances notice it', async () => {
    const instances = Array.from({ length: 4 }, () => createSignInSessions(database.db));
    for (const instance of instances) instance.use(use('hosted-session'));
    await Promise.all(instances.map((instance) => instance.store()));
    for (const instance of instances) instance.use(use('hosted-session'));
    await instances[0]!.store();
    const events = (await signIns()).filter(({ requestId }) => requestId === 'request-0001');
    expect(events).toMatchObject([
      { actorId: 'mia', subjectId: 'mia', companyId: 'northline', address: '192.0.2.7', userAgent: FIREFOX },
    ]);
  });
});

describe('a session that the embedded provider saves', () => {
  const adapter = () => payloadAdapter(database.db, ISSUER)('Session');
  const payload = { accountId: 'vic', uid: 'session-of-vic', loginTs: 1, jti: 'one' };
  beforeEach(async () => {
    await adapter().upsert('one', payload, 60);
  });

  it('is listed before its first call', async () => {
    const rows = await database.db.select().from(signInSessions);
    expect(rows).toContainEqual(expect.objectContaining({ userId: 'vic', providerSessionId: 'session-of-vic' }));
    expect(await adapter().find('one')).toMatchObject(payload);
  });

  it('is not brought back by a request that was under way when it ended', async () => {
    await transaction(database.db, (tx) => endSignIns(tx, { issuer: ISSUER, userId: 'vic' }));
    await adapter().upsert('two', { ...payload, jti: 'two' }, 60);
    expect(await adapter().find('one')).toBeUndefined();
    expect(await adapter().find('two')).toBeUndefined();
  });
});
