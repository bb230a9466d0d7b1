import type { Session } from '@inspection-studio/domain/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwords, users } from '../database/schema/index.ts';
import { createAccountLink } from '../identity/account-links.ts';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { PASSWORD, storePassword } from '../identity/testing/store-password.ts';
import { openBrowser, type ServerBrowser } from './testing/open-browser.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const MIA = 'mia@demo.example';

let server: TestServer;
let thief: ServerBrowser;

beforeAll(async () => {
  server = await startTestServer({ STUDIO_SEED: 'none' });
  await insertPeople(server.db);
  await storePassword(server.db, 'mia');
});
afterAll(() => server?.close());

async function call(email: string, path: string, method = 'GET', headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.origin}/api/v2/users/mia${path}`, {
    method,
    headers: { authorization: `Bearer ${await server.tokenOf(email)}`, ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

beforeEach(async () => {
  await server.db.update(users).set({ status: 'Activated' }).where(eq(users.id, 'mia'));
  thief = openBrowser(server);
  const page = await thief.openAccountPage(MIA, PASSWORD);
  if (!page.includes('You sign in to Inspection Studio as mia@demo.example.'))
    throw new Error('The thief is not signed in.');
});

const ADA = 'ada@demo.example';

describe('a person who is shut out', () => {
  it('and active again: neither the session nor an open link of a thief works', async () => {
    const link = await createAccountLink(server.db, {
      purpose: 'recovery',
      userId: 'mia',
      companyId: 'northline',
      email: MIA,
    });
    expect((await thief.send(`/idp/enrol/${link}`)).status).toBe(200);
    expect((await call(ADA, '/deactivate', 'PUT')).status).toBe(200);
    expect((await call(ADA, '/activate', 'PUT')).status).toBe(200);
    expect((await thief.silently()).get('error')).toBe('login_required');
    expect((await thief.send(`/idp/enrol/${link}`)).status).toBe(404);
    expect(await openBrowser(server).openAccountPage(MIA, PASSWORD)).toContain('Sign-in methods');
  });

  it('by deletion has no way to sign in any more, also when active again', async () => {
    expect((await call(ADA, '', 'DELETE')).status).toBe(204);
    expect((await call(ADA, '/activate', 'PUT')).status).toBe(200);
    expect(await server.db.$count(passwords)).toBe(0);
    expect(await openBrowser(server).openAccountPage(MIA, PASSWORD)).toContain(
      'The e-mail address or password is wrong.',
    );
    await storePassword(server.db, 'mia');
  });
});

describe('a session that signed in at the page of sign-in methods only, without a call', () => {
  it('is listed, with device, browser and address', async () => {
    await thief.send('/idp/account', undefined, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    const { body } = await call(MIA, '/sessions');
    expect(body).toContainEqual(expect.objectContaining<Partial<Session>>({ address: '127.0.0.1', isCurrent: false }));
  });

  it.each([
    ['End all by the person', MIA, '/sessions', 'DELETE'],
    ['End all by an Admin', ADA, '/sessions', 'DELETE'],
    ['deactivation', ADA, '/deactivate', 'PUT'],
  ])('ends with %s: the provider asks to sign in again', async (_title, email, path, method) => {
    expect((await thief.silently()).get('code')).not.toBeNull();
    expect((await call(email, path, method)).status).toBeLessThan(300);
    expect((await thief.silently()).get('error')).toBe('login_required');
    expect((await thief.send('/idp/account')).headers.get('location')).toMatch(/^\/idp\/auth\?/);
  });
});
