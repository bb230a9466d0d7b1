import { eq, sql } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, signInThrottle, users } from '../database/schema/index.ts';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { startIssuer, type TestIssuer } from '../identity/testing/start-issuer.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let issuer: TestIssuer;
let server: TestServer;
let count = 0;

beforeAll(async () => {
  issuer = await startIssuer();
  server = await startTestServer({ ...issuer.environment, STUDIO_SEED: 'none', AUTH_ROLE_CLAIM: 'role' });
  await insertPeople(server.db);
});
afterAll(async () => {
  await server?.close();
  await issuer?.close();
});
beforeEach(async () => {
  await server.db.delete(signInThrottle);
  await server.db.update(users).set({ issuer: null, subject: null, roleClaimed: null });
});

const readEvents = () => server.db.select().from(auditEvents).orderBy(auditEvents.at, auditEvents.id);
const signIn = async (person: string, claims: JWTPayload = {}) => {
  count += 1;
  const identity = { sub: person, email: `${person}@demo.example`, sid: `sid-${count}`, role: 'Manager', ...claims };
  const headers = { authorization: `Bearer ${await issuer.sign(identity)}`, 'user-agent': 'curl/8.5.0' };
  const answer = await fetch(`${server.origin}/api/v2/users/whoami`, { headers });
  return { status: answer.status, requestId: answer.headers.get('x-request-id') };
};
const set = (id: string, values: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(values).where(eq(users.id, id));

describe('the first request of a hosted sign-in writes an event for each change', () => {
  it('an invited person: invitation, link to the account, and sign-in', async () => {
    await set('pia', { status: 'Pending', role: 'Manager' });
    const before = (await readEvents()).length;
    const { status, requestId } = await signIn('pia');
    expect(status).toBe(200);
    const seen = async () => (await readEvents()).slice(before);
    await expect
      .poll(async () => (await seen()).map(({ action }) => action))
      .toEqual(['acceptInvitation', 'relinkAccount', 'signIn']);
    for (const event of await seen()) {
      expect(event).toMatchObject({
        actorId: 'pia',
        subjectId: 'pia',
        userAgent: 'curl/8.5.0',
        requestId,
        changes: [],
      });
      expect(JSON.stringify(event)).not.toMatch(/eyJ|realms/);
    }
  });

  it('a role of the token that differs, in the name of the provider', async () => {
    await set('mia', { role: 'Viewer' });
    const before = (await readEvents()).length;
    expect((await signIn('mia')).status).toBe(200);
    const changed = (await readEvents()).slice(before).filter(({ action }) => action === 'update');
    expect(changed).toMatchObject([
      {
        actorId: null,
        actorName: 'Identity provider',
        subjectId: 'mia',
        changes: [{ field: 'roleId', before: 'Viewer', after: 'Manager' }],
      },
    ]);
    const later = (await readEvents()).length;
    await signIn('mia', { iat: Math.floor(Date.now() / 1000) + 5 });
    expect((await readEvents()).slice(later).filter(({ action }) => action === 'update')).toEqual([]);
  });
});

describe('a refused hosted sign-in of a known person is recorded', () => {
  it.each<[reason: string, person: string, given: () => Promise<unknown>, claims: JWTPayload]>([
    ['inactive', 'dan', async () => undefined, {}],
    ['noRole', 'mia', async () => undefined, { role: 'Visitor' }],
    ['otherAccount', 'mia', () => set('mia', { issuer: issuer.issuer, subject: 'somebody-else' }), {}],
    ['unverifiedEmail', 'mia', async () => undefined, { email_verified: false }],
    [
      'noSeat',
      'pia',
      async () => {
        await set('pia', { status: 'Pending' });
        await server.db.execute(sql`update companies set seats_allowed = 1`);
      },
      {},
    ],
  ])('%s', async (reason, person, given, claims) => {
    await given();
    const before = (await readEvents()).length;
    for (let times = 0; times < 12; times++) expect((await signIn(person, claims)).status).toBe(403);
    await server.db.execute(sql`update companies set seats_allowed = 10`);
    const refused = (await readEvents()).slice(before).filter(({ action }) => action === 'refuseSignIn');
    expect(refused.map(({ subjectId, actorId, changes }) => [subjectId, actorId, changes])).toEqual(
      ['1', '10'].map((attempts) => [
        person,
        null,
        [
          { field: 'reason', after: reason },
          { field: 'attempts', after: attempts },
        ],
      ]),
    );
  });

  it('not of somebody unknown', async () => {
    const before = (await readEvents()).length;
    expect((await signIn('nobody')).status).toBe(403);
    expect((await readEvents()).length).toBe(before);
  });
});
