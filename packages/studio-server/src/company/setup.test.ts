import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountLinks, companies, users } from '../database/schema/index.ts';
import { DEMO_COMPANY_ID } from '../identity/demo-company.ts';
import { startIssuer } from '../identity/testing/start-issuer.ts';
import { startTestServer, type TestServer } from '../start/testing/start-test-server.ts';
import { renewSetupLink } from './first-company.ts';
import { defaultTerms } from './licence-terms.ts';

const PUBLIC_URL = 'http://localhost:4173';
const PERSON = { company: 'Northline', firstName: 'Ada', lastName: 'Holm', email: 'ada@northline.example' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ STUDIO_PUBLIC_URL: PUBLIC_URL, STUDIO_SEED: 'none' });
});
afterAll(() => server?.close());
afterEach(async () => {
  await server.db.delete(users);
  await server.db.delete(companies);
});

/** Path of a new setup link. */
const newPath = async () => new URL((await renewSetupLink(server.db, PUBLIC_URL))!).pathname;
const open = (path: string) => fetch(server.origin + path);
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

describe('the setup link', () => {
  it('leads through the company and the person to the sign-in method', async () => {
    const path = await newPath();
    const first = await open(path);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await first.text()).toContain('Step 1 of 3');
    const second = await (await post(path, { company: PERSON.company })).text();
    expect(second).toContain('Step 2 of 3');
    expect(second).toContain('<input type="hidden" name="company" value="Northline" />');
    const created = await post(path, PERSON);
    expect(created.status).toBe(303);
    expect(created.headers.get('location')).toMatch(/^\/idp\/enrol\/[\w-]{43}$/);
    expect(await server.db.select().from(users)).toMatchObject([
      { name: 'Ada Holm', email: PERSON.email, role: 'Admin', status: 'Pending' },
    ]);
    const headers = { authorization: `Bearer ${await server.tokenOf(PERSON.email)}` };
    const reply = await fetch(`${server.origin}/api/v2/users/whoami`, { headers });
    expect(await reply.json()).toMatchObject({ email: PERSON.email, roleId: 1, status: 1 });
  });

  it('creates the first company once', async () => {
    const path = await newPath();
    await post(path, PERSON);
    expect((await open(path)).status).toBe(404);
    expect((await post(path, { ...PERSON, email: 'eve@northline.example' })).status).toBe(404);
    expect(await server.db.$count(companies)).toBe(1);
    expect(await server.db.$count(users)).toBe(1);
  });

  it('creates one company for twenty people who use it at once', async () => {
    const path = await newPath();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(path, { ...PERSON, email: `p${index}@northline.example` })),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      303,
      ...Array<number>(19).fill(404),
    ]);
    expect(await server.db.$count(companies)).toBe(1);
    expect(await server.db.$count(users)).toBe(1);
  });

  it('ends when a newer one is made', async () => {
    const older = await newPath();
    const newer = await newPath();
    expect((await open(older)).status).toBe(404);
    expect((await post(older, PERSON)).status).toBe(404);
    expect((await open(newer)).status).toBe(200);
  });

  it('ends after 24 hours', async () => {
    const path = await newPath();
    const [link] = await server.db.select().from(accountLinks).where(eq(accountLinks.purpose, 'setup'));
    expect(link!.expiresAt.getTime() - link!.created.getTime()).toBe(86_400_000);
    await server.db.update(accountLinks).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await open(path)).status).toBe(404);
    expect((await post(path, PERSON)).status).toBe(404);
    expect(await server.db.$count(companies)).toBe(0);
  });

  it('is not made while there is a company', async () => {
    await post(await newPath(), PERSON);
    expect(await renewSetupLink(server.db, PUBLIC_URL)).toBeNull();
  });

  it('is made beside the demo company, and sets up another one', async () => {
    const demo = { ...defaultTerms(new Date()), id: DEMO_COMPANY_ID, name: 'Northline Inspection' };
    await server.db.insert(companies).values(demo);
    const path = await newPath();
    expect((await open(path)).status).toBe(200);
    expect((await post(path, PERSON)).status).toBe(303);
    expect(await server.db.$count(companies)).toBe(2);
    expect(await renewSetupLink(server.db, PUBLIC_URL)).toBeNull();
  });

  it('refuses the e-mail address of a person of the demo company', async () => {
    const demo = { ...defaultTerms(new Date()), id: DEMO_COMPANY_ID, name: 'Northline Inspection' };
    await server.db.insert(companies).values(demo);
    const person = { id: 'mia', companyId: DEMO_COMPANY_ID, email: PERSON.email };
    await server.db.insert(users).values({ ...person, role: 'Admin', status: 'Activated' });
    const path = await newPath();
    const reply = await post(path, { ...PERSON, email: 'Ada@northline.example' });
    expect(reply.status).toBe(422);
    expect(await reply.text()).toContain('A person of the demo company has this e-mail address.');
    expect((await post(path, { ...PERSON, email: 'bo@northline.example' })).status).toBe(303);
  });

  it('is stored as a hash only', async () => {
    const token = (await newPath()).split('/').at(-1)!;
    expect(JSON.stringify(await server.db.select().from(accountLinks))).not.toContain(token);
  });
});

describe('the setup page', () => {
  it('shows what is wrong beside the field, and keeps what was typed', async () => {
    const reply = await post(await newPath(), { ...PERSON, email: 'ada' });
    expect(reply.status).toBe(422);
    const page = await reply.text();
    expect(page).toContain('<span class="fault" id="email-error">Invalid email</span>');
    expect(page).toContain('value="Holm"');
    expect(await server.db.$count(companies)).toBe(0);
  });

  it('returns to the company without losing the person', async () => {
    const page = await (await post(await newPath(), { ...PERSON, back: 'yes' })).text();
    expect(page).toContain('Step 1 of 3');
    expect(page).toContain('<input type="hidden" name="email" value="ada@northline.example" />');
  });

  it('loads its own files only', async () => {
    const { headers } = await open(await newPath());
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('with hosted sign-in', () => {
  it('asks for company and person, then opens the studio', async () => {
    const issuer = await startIssuer();
    const hosted = await startTestServer({
      STUDIO_PUBLIC_URL: PUBLIC_URL,
      STUDIO_SEED: 'none',
      ...issuer.environment,
    });
    try {
      const url = hosted.origin + new URL((await renewSetupLink(hosted.db, PUBLIC_URL))!).pathname;
      const page = await (await fetch(url)).text();
      expect(page).toContain('Step 1 of 2');
      const stylesheet = /href="([^"]+\.css)"/.exec(page)![1]!;
      expect((await fetch(hosted.origin + stylesheet)).status).toBe(200);
      const created = await fetch(url, { method: 'POST', body: new URLSearchParams(PERSON), redirect: 'manual' });
      expect([created.status, created.headers.get('location')]).toEqual([303, '/']);
    } finally {
      await hosted.close();
      await issuer.close();
    }
  });
});
