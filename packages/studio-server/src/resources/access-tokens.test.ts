import { calls, type Method } from '@inspection-studio/domain/calls';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessTokens, auditEvents, companies, signInSessions, users } from '../database/schema/index.ts';
import { bearer, startTestApp, type TestApp } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;
/** Another instance on the same database. */
let other: TestApp;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
  other = await startTestApp({}, { db: studio.db });
  other.implement({ ...calls.listTags, policy: undefined }, async () => []);
});
afterAll(async () => {
  await other?.close();
  await studio?.close();
});
/** Audit events are append-only, so a test reads those since it began. */
let began: Date;
beforeEach(async () => {
  await studio.db.delete(accessTokens);
  began = new Date();
});

const pathOf = (person: string) => `users/${person}/tokens`;

/** Creates a token of a person in a session, and returns the answer. */
const create = async (person: string, rights = 'All') =>
  (await studio.send(person, 'POST', pathOf(person), { name: ' Field  laptop ', rights, days: 30 })).body;

const statusOf = async (token: string, method: Method = 'GET', path = 'tags', payload?: unknown) =>
  (await studio.send(token, method, path, payload)).status;
const statusOnOther = async (token: string) =>
  (await other.app.inject({ url: '/api/v2/tags', headers: bearer(token) })).statusCode;

const eventsOf = async (action: 'createAccessToken' | 'revokeAccessToken' | 'endSession' | 'relinkAccount') =>
  studio.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, action), gte(auditEvents.at, began)))
    .orderBy(auditEvents.at);

describe('an access token', () => {
  it('is shown once, when it is created', async () => {
    const { token, ...listed } = await create(own.people.Member);
    expect(token).toMatch(/^ist_[\w-]{43}$/);
    expect(listed).toMatchObject({ name: 'Field laptop', rights: 'All', lastUsed: null });
    expect(Date.parse(listed.expires) - Date.parse(listed.created)).toBe(30 * 86_400_000);
    expect((await studio.send(own.people.Member, 'GET', pathOf(own.people.Member))).body).toEqual([listed]);
  });

  it('calls the API as its person, who sees when it was last used', async () => {
    const { token } = await create(own.people.Member);
    expect((await studio.send(token, 'GET', 'users/whoami')).body.id).toBe(own.people.Member);
    const [listed] = (await studio.send(own.people.Member, 'GET', pathOf(own.people.Member))).body;
    expect(Date.parse(listed.lastUsed)).toBeGreaterThanOrEqual(began.getTime());
    expect(Date.parse(listed.lastUsed)).toBeLessThanOrEqual(Date.now());
  });

  it('has the role of its person, and loses with it what only the role allows', async () => {
    const { token } = await create(own.people.Manager);
    expect(await statusOf(token, 'POST', 'sites', { name: 'Tay Valley' })).toBe(200);
    const grant = (role: 'Manager' | 'Viewer') =>
      studio.db.update(users).set({ role }).where(eq(users.id, own.people.Manager));
    await grant('Viewer');
    expect(await statusOf(token, 'POST', 'sites', { name: 'Tay Mouth' })).toBe(403);
    expect(await statusOf(token)).toBe(200);
    await grant('Manager');
  });

  it('knows nothing of another company', async () => {
    const { token } = await create(own.people.Admin);
    expect(await statusOf(token, 'GET', `sites/${foreign.siteId}`)).toBe(404);
    expect(await statusOf(token, 'GET', `sites/${own.siteId}`)).toBe(200);
  });

  it.each([
    ['unknown', `ist_${'A'.repeat(43)}`],
    ['shortened', 'ist_A'],
    ['only its prefix', 'ist_'],
  ])('%s is 401', async (_case, token) => expect(await statusOf(token)).toBe(401));

  it('expired is 401', async () => {
    const { token } = await create(own.people.Member);
    expect(await statusOf(token)).toBe(200);
    await studio.db.update(accessTokens).set({ expires: new Date() });
    expect(await statusOf(token)).toBe(401);
  });

  it('revoked is 401 at once, also on another instance that has just accepted it', async () => {
    const { token, id } = await create(own.people.Member);
    expect([await statusOf(token), await statusOnOther(token)]).toEqual([200, 200]);
    expect(await statusOf(own.people.Member, 'DELETE', `${pathOf(own.people.Member)}/${id}`)).toBe(204);
    expect([await statusOf(token), await statusOnOther(token)]).toEqual([401, 401]);
    expect(await statusOf(own.people.Member, 'DELETE', `${pathOf(own.people.Member)}/${id}`)).toBe(404);
  });

  it('of a suspended company is 403 code 33', async () => {
    const { token } = await create(own.people.Member);
    const suspend = (suspendedAt: Date | null) =>
      studio.db.update(companies).set({ suspendedAt }).where(eq(companies.id, 'northline'));
    await suspend(new Date());
    expect(await studio.send(token, 'GET', 'tags')).toMatchObject({ status: 403, body: { code: 33 } });
    await suspend(null);
  });

  it('is one of at most 20', async () => {
    for (let count = 0; count < 20; count += 1) await create(own.people.Member);
    const { status, body } = await studio.send(own.people.Member, 'POST', pathOf(own.people.Member), {
      name: 'One more',
      rights: 'All',
      days: 7,
    });
    const message = 'You have 20 access tokens. Revoke one to create another.';
    expect([status, body.message, body.issues]).toEqual([409, message, [{ path: 'tokens', message }]]);
  });
});

describe('an access token cannot keep itself alive', () => {
  it.each<[string, Method, (one: CompanyRecords) => string, unknown?]>([
    ['list tokens', 'GET', ({ people }) => pathOf(people.Admin)],
    ['create one', 'POST', ({ people }) => pathOf(people.Admin), { name: 'Laptop', rights: 'All', days: 365 }],
    ['revoke one', 'DELETE', ({ people }) => `${pathOf(people.Admin)}/token`],
    ['list sessions', 'GET', ({ people }) => `users/${people.Admin}/sessions`],
    ['end all sessions', 'DELETE', ({ people }) => `users/${people.Admin}/sessions`],
    ['end a session', 'DELETE', ({ people }) => `users/${people.Admin}/sessions/current`],
    ['unlink a sign-in', 'DELETE', ({ people }) => `users/${people.Viewer}/identity`],
    ['change how people sign in', 'PUT', () => 'sign-in-settings', { requiresTotp: false }],
  ])('by a call to %s', async (_what, method, path, payload) => {
    const { token } = await create(own.people.Admin);
    const { status, body } = await studio.send(token, method, path(own), payload);
    expect([status, body.message]).toEqual([403, 'This needs a sign-in. An access token cannot do it.']);
  });
});

describe('an access token for uploads', () => {
  it('creates an inspection, registers files, and gets the URL to send them to', async () => {
    const { token } = await create(own.people.Uploader, 'Upload');
    const { status, body: project } = await studio.send(token, 'POST', 'projects', payloadsOf(own).project);
    expect(status).toBe(200);
    const { body } = await studio.send(token, 'PUT', `projects/${project.id}/modules`, payloadsOf(own).modules);
    const query = new URLSearchParams({ content_type: 'image/jpeg', prefix: body.three.rgb[0].s3Key });
    expect(await statusOf(token, 'GET', `upload?${query.toString()}`)).toBe(200);
  });

  it.each<[Method, (one: CompanyRecords) => string, unknown?]>([
    ['GET', () => 'users'],
    ['GET', () => 'documents'],
    ['GET', () => 'audit-events'],
    ['GET', ({ storageKey }) => `download?prefix=${storageKey}`],
    ['POST', () => 'sites', { name: 'Tay Valley' }],
    ['DELETE', ({ projectId }) => `projects/${projectId}`],
    ['POST', () => 'tags', { name: 'Night work' }],
    ['GET', ({ companyId, documentId }) => `upload?content_type=a/b&prefix=documents/${companyId}/${documentId}.pdf`],
  ])('of an Admin is refused: %s %s', async (method, path, payload) => {
    const { token } = await create(own.people.Admin, 'Upload');
    expect(await statusOf(token, method, path(own), payload)).toBe(403);
  });
});

describe('tokens end with the sign-ins of a person', () => {
  const endAs = (actor: string, path = 'sessions') => statusOf(actor, 'DELETE', `users/${own.people.Member}/${path}`);

  it.each([
    ['an Admin ends all sessions', 'DELETE', 'sessions'],
    ['an Admin unlinks the sign-in', 'DELETE', 'identity'],
    ['the person is deactivated', 'PUT', 'deactivate'],
  ] as const)('when %s', async (_case, method, path) => {
    const { token } = await create(own.people.Member);
    expect(await statusOf(own.people.Admin, method, `users/${own.people.Member}/${path}`)).toBeLessThan(300);
    expect([await statusOf(token), await statusOnOther(token)]).toEqual([401, 401]);
    await studio.db.update(users).set({ status: 'Activated' }).where(eq(users.id, own.people.Member));
    expect(await statusOf(token)).toBe(401);
  });

  it('which the audit log says', async () => {
    await create(own.people.Member);
    await create(own.people.Member);
    await endAs(own.people.Admin);
    await endAs(own.people.Admin, 'identity');
    expect((await eventsOf('endSession')).map(({ changes }) => changes)).toEqual([
      [{ field: 'revokedAccessTokens', after: '2' }],
    ]);
    expect((await eventsOf('relinkAccount')).map(({ changes }) => changes)).toEqual([[]]);
  });

  it('not when the person ends their other sessions', async () => {
    const { token } = await create(own.people.Member);
    expect(await endAs(own.people.Member)).toBe(204);
    expect(await statusOf(token)).toBe(200);
  });

  it('of somebody whose status changed in another way: 403 code 33', async () => {
    const { token } = await create(own.people.Viewer);
    await studio.db.update(users).set({ status: 'Deactivated' }).where(eq(users.id, own.people.Viewer));
    expect(await studio.send(token, 'GET', 'tags')).toMatchObject({ status: 403, body: { code: 33 } });
    await studio.db.update(users).set({ status: 'Activated' }).where(eq(users.id, own.people.Viewer));
  });

  it('and no token is created in a session that ended on another instance a moment ago', async () => {
    const session = { id: `session-of-${own.people.Trial}`, device: 'Linux', browser: 'Firefox 150', address: '' };
    await studio.db.insert(signInSessions).values({ ...session, userId: own.people.Trial, ended: new Date() });
    const payload = { name: 'Laptop', rights: 'All', days: 7 };
    expect(await statusOf(own.people.Trial, 'POST', pathOf(own.people.Trial), payload)).toBe(401);
  });
});

describe('tokens are one’s own', () => {
  it.each<[Method, string, unknown?]>([
    ['GET', ''],
    ['POST', '', { name: 'Laptop', rights: 'All', days: 7 }],
    ['DELETE', '/token'],
  ])('%s users/{id}/tokens%s of somebody else is 403 code 4, also for an Admin', async (method, rest, payload) => {
    const path = pathOf(own.people.Viewer) + rest;
    expect(await studio.send(own.people.Admin, method, path, payload)).toMatchObject({
      status: 403,
      body: { code: 4 },
    });
  });

  it('the token of somebody else cannot be revoked as one’s own', async () => {
    const { id, token } = await create(own.people.Viewer);
    expect(await statusOf(own.people.Admin, 'DELETE', `${pathOf(own.people.Admin)}/${id}`)).toBe(404);
    expect(await statusOf(token)).toBe(200);
  });
});

it('creating and revoking are in the audit log, without the secret', async () => {
  const { token, id, expires } = await create(own.people.Member, 'Upload');
  await studio.send(own.people.Member, 'DELETE', `${pathOf(own.people.Member)}/${id}`);
  const changes = [
    { field: 'tokenName', after: 'Field laptop' },
    { field: 'tokenRights', after: 'Upload' },
    { field: 'tokenExpires', after: expires },
  ];
  const events = [...(await eventsOf('createAccessToken')), ...(await eventsOf('revokeAccessToken'))];
  expect(events).toMatchObject([
    { subjectId: own.people.Member, actorId: own.people.Member, changes },
    { subjectId: own.people.Member, actorId: own.people.Member, changes },
  ]);
  expect(JSON.stringify(events)).not.toContain(token.slice(4));
});
