import { describe, expect, it } from 'vitest';
import { companies, users } from '../../packages/studio-server/src/company/testing/setup-parts.ts';
import { attackSetup, PERSON, PUBLIC_URL } from './testing/attack-setup.ts';

const at = attackSetup();
const { newToken, post, expectNoCompany } = at;

describe('forms of other sites are 403 and create nothing', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: 'null' }],
    ['another scheme', { origin: 'http://studio.northline.example' }],
    ['another port', { origin: 'https://studio.northline.example:444' }],
    ['a subdomain', { origin: 'https://x.studio.northline.example' }],
    ['a longer domain', { origin: 'https://studio.northline.example.evil.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_title, headers) => {
    const reply = await at.server.sendRaw(
      [
        `POST /idp/setup/${await newToken()} HTTP/1.1`,
        `Host: ${new URL(PUBLIC_URL).host}`,
        'Connection: close',
        'Content-Type: application/x-www-form-urlencoded',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        `Content-Length: ${new URLSearchParams(PERSON).toString().length}`,
        '',
        new URLSearchParams(PERSON).toString(),
      ].join('\r\n'),
    );
    expect(reply).toMatch(/^HTTP\/1\.1 403 /);
    await expectNoCompany();
  });

  it.each([
    ['JSON', 'application/json', JSON.stringify(PERSON)],
    ['plain text', 'text/plain', new URLSearchParams(PERSON).toString()],
    ['multipart parts', 'multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--\r\n'],
  ])('a body of %s is 415', async (_title, type, body) => {
    const url = `${at.server.origin}/idp/setup/${await newToken()}`;
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' });
    expect(reply.status).toBe(415);
    await expectNoCompany();
  });

  it('a form of more than 16 KiB is 413', async () => {
    const reply = await post(await newToken(), { ...PERSON, company: 'N'.repeat(17_000) });
    expect(reply.status).toBe(413);
    await expectNoCompany();
  });
});

describe('hostile names are cleaned or refused, and never run', () => {
  it.each([
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['NUL', 'North\u0000line', 'North line'],
    ['line breaks', 'North\r\nSet-Cookie: a=b', 'North Set-Cookie: a=b'],
    ['a direction override', 'North\u202Eenil', 'North enil'],
  ])('%s', async (_title, company, stored) => {
    const token = await newToken();
    const page = await (await post(token, { company })).text();
    expect(page).not.toContain('<script>alert');
    const created = await post(token, { ...PERSON, company });
    expect([created.status, created.headers.get('set-cookie')]).toEqual([303, null]);
    expect((await at.server.db.select().from(companies))[0]!.name).toBe(stored);
  });

  it.each([
    ['only spaces', '\u2003 \u200B'],
    ['only control characters', '\u0007\u0000'],
    ['too long', 'N'.repeat(81)],
  ])('%s is 422', async (_title, company) => {
    expect((await post(await newToken(), { ...PERSON, company })).status).toBe(422);
    await expectNoCompany();
  });

  it.each([
    ['two addresses', 'ada@a.example,eve@evil.example'],
    ['a line break', 'ada@a.example\r\nBcc: eve@evil.example'],
    ['a name', '"Ada" <ada@a.example>'],
  ])('an e-mail of %s is 422', async (_title, email) => {
    expect((await post(await newToken(), { ...PERSON, email })).status).toBe(422);
    await expectNoCompany();
  });

  it('a property of every object is no input', async () => {
    const reply = await post(await newToken(), { ...PERSON, __proto__: 'x', constructor: 'y', role: 'Viewer' });
    expect(reply.status).toBe(303);
    expect(await at.server.db.select().from(users)).toMatchObject([{ role: 'Admin', status: 'Pending' }]);
  });
});
