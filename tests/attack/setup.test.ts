import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  accountLinks,
  companies,
  createAccountLink,
  renewSetupLink,
  users,
} from '../../packages/studio-server/src/company/testing/setup-parts.ts';
import { attackSetup, PERSON, PUBLIC_URL } from './testing/attack-setup.ts';

const at = attackSetup();
const { newToken, post, expectNoCompany } = at;

describe('a guessed setup link is 404 and creates nothing', () => {
  it.each([
    ['a random token', () => randomBytes(32).toString('base64url')],
    ['an empty hash', () => 'A'.repeat(43)],
    ['a shorter token', (real: string) => real.slice(0, 42)],
    ['a longer token', (real: string) => `${real}A`],
    ['the other case', (real: string) => real.replace(/[a-z]/g, (letter) => letter.toUpperCase())],
    ['one changed character', (real: string) => (real.startsWith('A') ? 'B' : 'A') + real.slice(1)],
    ['an SQL condition', () => encodeURIComponent("' or '1'='1")],
    ['a wildcard', () => '%25'],
    ['NUL', (real: string) => `${real}%00`],
    ['a folder above', () => '..%2fsetup'],
  ])('%s', async (_title, guess) => {
    const token = guess(await newToken());
    const page = await fetch(`${at.server.origin}/idp/setup/${token}`);
    expect(page.status).toBe(404);
    expect((await post(token, PERSON)).status).toBe(404);
    await expectNoCompany();
  });

  it('a thousand guesses find nothing', async () => {
    await newToken();
    const guesses = Array.from({ length: 1000 }, () => randomBytes(32).toString('base64url'));
    const statuses = new Set<number>();
    for (const token of guesses) statuses.add((await post(token, PERSON)).status);
    expect([...statuses]).toEqual([404]);
    await expectNoCompany();
  });
});

describe('links of another purpose do not open the setup', () => {
  it.each(['invitation', 'recovery'] as const)('%s', async (purpose) => {
    const link = { purpose, userId: null, companyId: null, email: 'eve@evil.example' };
    const token = await createAccountLink(at.server.db, link);
    expect((await post(token, PERSON)).status).toBe(404);
    await expectNoCompany();
  });

  it('the link with which the first admin sets a sign-in method', async () => {
    const created = await post(await newToken(), PERSON);
    const enrolment = created.headers.get('location')!.split('/').at(-1)!;
    expect((await post(enrolment, { ...PERSON, email: 'eve@evil.example' })).status).toBe(404);
    expect(await at.server.db.$count(companies)).toBe(1);
  });
});

describe('a setup link that is over is 404 and creates nothing', () => {
  it('used again', async () => {
    const token = await newToken();
    expect((await post(token, PERSON)).status).toBe(303);
    expect((await post(token, { ...PERSON, email: 'eve@evil.example' })).status).toBe(404);
    expect(await at.server.db.$count(users)).toBe(1);
  });

  it('expired', async () => {
    const token = await newToken();
    await at.server.db.update(accountLinks).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await post(token, PERSON)).status).toBe(404);
    await expectNoCompany();
  });

  it('replaced by a newer one', async () => {
    const older = await newToken();
    await newToken();
    expect((await post(older, PERSON)).status).toBe(404);
    await expectNoCompany();
  });

  it('current, but a company exists', async () => {
    const token = await newToken();
    await at.server.db.insert(companies).values({
      id: 'other',
      name: 'Other',
      licenceStart: new Date(),
      licenceExpiry: new Date(),
      licenceFrequency: 'Annual',
      seatsAllowed: 1,
      dataType: 'Gpx',
      dataAllowed: 1,
      supplementaryAllowedBytes: 1,
    });
    expect((await post(token, PERSON)).status).toBe(404);
    expect(await at.server.db.$count(companies)).toBe(1);
  });
});

describe('races create exactly one company', () => {
  it.each([2, 10, 40])('%d posts of one link at once', async (count) => {
    const token = await newToken();
    const replies = await Promise.all(
      Array.from({ length: count }, (_, index) => post(token, { ...PERSON, email: `p${index}@northline.example` })),
    );
    expect(replies.filter(({ status }) => status === 303)).toHaveLength(1);
    expect([await at.server.db.$count(companies), await at.server.db.$count(users)]).toEqual([1, 1]);
  });

  it('while newer links are made', async () => {
    const token = await newToken();
    const [reply] = await Promise.all([
      post(token, PERSON),
      ...Array.from({ length: 5 }, () => renewSetupLink(at.server.db, PUBLIC_URL)),
    ]);
    const count = await at.server.db.$count(companies);
    expect(count).toBe(reply.status === 303 ? 1 : 0);
  });
});

describe('headers of the request never change where links point', () => {
  it.each([
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'http' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=http' }],
    ['X-Original-URL', { 'x-original-url': 'https://evil.example/' }],
  ])('%s', async (_title, headers) => {
    const token = await newToken();
    const page = await fetch(`${at.server.origin}/idp/setup/${token}`, { headers });
    expect(await page.text()).not.toContain('evil.example');
    const created = await post(token, PERSON, headers);
    expect(created.headers.get('location')).toMatch(/^\/idp\/enrol\/[\w-]{43}$/);
  });

  it('the link starts with the public URL', async () => {
    expect(await renewSetupLink(at.server.db, PUBLIC_URL)).toMatch(
      /^https:\/\/studio\.northline\.example\/idp\/setup\/[\w-]{43}$/,
    );
  });
});

it('the token of a link is in no log line', async () => {
  const token = await newToken();
  at.server.log.length = 0;
  await fetch(`${at.server.origin}/idp/setup/${token}`);
  await post(token, { company: PERSON.company });
  await post(token, PERSON);
  const log = at.server.log.join('');
  expect(log).toContain('/idp/setup/');
  expect(log).not.toContain(token);
});
