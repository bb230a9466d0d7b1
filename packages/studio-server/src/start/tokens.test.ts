import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_AUDIENCE, API_SCOPES, type ApiScope } from '../identity/api-scopes.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const UNAUTHORISED = { name: 'Unauthorized', message: 'Your session has expired. Please log in again.' };

let server: TestServer;
let records: CompanyRecords;

beforeAll(async () => {
  server = await startTestServer();
  records = await insertCompany(server.db, 'northline');
});
afterAll(() => server?.close());

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

const goodClaims = (): JWTPayload => ({
  iss: server.issuer,
  aud: API_AUDIENCE,
  sub: records.people.Admin,
  jti: randomUUID(),
  iat: seconds(),
  exp: seconds() + 600,
  scope: API_SCOPES.join(' '),
});
const header = () => ({ alg: 'RS256', typ: 'at+jwt', kid: server.keys.signingKey.kid as string });

/** Signs a token like the provider, with changed claims; undefined removes a claim. */
async function sign(claims: JWTPayload = {}, headers: object = {}): Promise<string> {
  return new SignJWT({ ...goodClaims(), ...claims })
    .setProtectedHeader({ ...header(), ...headers })
    .sign(await importJWK(server.keys.signingKey, 'RS256'));
}

function withSecret(secret: string | Buffer): string {
  const signed = `${base64({ ...header(), alg: 'HS256' })}.${base64(goodClaims())}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const ask = (headers: Record<string, string>, path = 'users/whoami', method = 'GET') =>
  fetch(`${server.origin}/api/v2/${path}`, { method, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('an invalid token returns 401 with the standard message', () => {
  it('a valid token does not', async () => expect((await ask(bearer(await sign()))).status).toBe(200));

  it.each<[string, () => Promise<string> | string]>([
    ['wrong issuer', () => sign({ iss: 'https://elsewhere.example' })],
    ['the issuer with a trailing slash', () => sign({ iss: `${server.issuer}/` })],
    ['wrong audience', () => sign({ aud: 'another-api' })],
    ['no audience', () => sign({ aud: undefined })],
    ['expired', () => sign({ exp: seconds() - 61 })],
    ['without an end', () => sign({ exp: undefined })],
    ['not yet valid', () => sign({ nbf: seconds() + 600 })],
    ['without a subject', () => sign({ sub: undefined })],
    ['issued in an hour', () => sign({ iat: seconds() + 3600 })],
    ['an ID token', () => sign({}, { typ: 'JWT' })],
    ['an unknown key id', () => sign({}, { kid: 'another' })],
    ['no algorithm', () => `${base64({ ...header(), alg: 'none' })}.${base64(goodClaims())}.`],
    ['no algorithm, in upper case', () => `${base64({ ...header(), alg: 'NONE' })}.${base64(goodClaims())}.`],
    [
      'signed with the public key as the secret of HS256 (PEM)',
      () => {
        const { kty, n, e } = server.keys.signingKey;
        return withSecret(
          createPublicKey({ key: { kty, n, e }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
        );
      },
    ],
    [
      'signed with the modulus as the secret of HS256',
      () => withSecret(Buffer.from(server.keys.signingKey.n as string, 'base64url')),
    ],
    ['signed with an empty secret', () => withSecret('')],
    [
      'signed by another key that it embeds',
      async () => {
        const pair = await generateKeyPair('RS256', { extractable: true });
        const jwk = await exportJWK(pair.publicKey);
        return new SignJWT(goodClaims()).setProtectedHeader({ ...header(), jwk }).sign(pair.privateKey);
      },
    ],
    ['an unknown critical header', () => `${base64({ ...header(), crit: ['x'], x: 1 })}.${base64(goodClaims())}.c2ln`],
    [
      'a replaced payload',
      async () => (await sign()).replace(/\.[^.]+\./, `.${base64({ ...goodClaims(), sub: 'y' })}.`),
    ],
    ['cut off', async () => (await sign()).slice(0, -10)],
    ['not a token', () => 'nonsense'],
    ['fifteen kilobytes', () => sign({ padding: 'x'.repeat(10_000) }).then((token) => `${token}x`)],
  ])('%s', async (_case, make) => {
    const answer = await ask(bearer(await make()));
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.json()).toEqual(UNAUTHORISED);
  });

  it('rejects a huge token with 431 before it becomes a request', async () => {
    const reply = await server.sendRaw(
      `GET /api/v2/users/whoami HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${'x'.repeat(100_000)}\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')))).toMatchObject({
      name: 'Request Header Fields Too Large',
    });
  });

  it.each<[string, (token: string) => [headers: Record<string, string>, path?: string]]>([
    ['in the query', (token) => [{}, `users/whoami?access_token=${token}&token=${token}`]],
    ['in a cookie', (token) => [{ cookie: `access_token=${token}; authorization=Bearer ${token}` }]],
    [
      'in another header',
      (token) => [{ 'x-authorization': `Bearer ${token}`, 'proxy-authorization': `Bearer ${token}` }],
    ],
    ['of another scheme', (token) => [{ authorization: `Basic ${token}` }]],
    ['without a scheme', (token) => [{ authorization: token }]],
    ['twice', (token) => [{ authorization: `Bearer ${token}, Bearer ${token}` }]],
  ])('a good one %s is none', async (_case, carry) => {
    expect((await ask(...carry(await sign()))).status).toBe(401);
  });
});

describe('scopes: read, write, delete, file download, file upload', () => {
  it.each<[method: string, path: () => string, scope: ApiScope]>([
    ['GET', () => 'users/whoami', 'read'],
    ['GET', () => 'sites', 'read'],
    ['GET', () => `projects/${records.projectId}/modules`, 'read'],
    ['POST', () => 'sites', 'write'],
    ['PUT', () => `sites/${records.siteId}`, 'write'],
    ['POST', () => `projects/${records.projectId}/process`, 'write'],
    ['DELETE', () => `sites/${records.siteId}`, 'delete'],
    ['GET', () => `download?prefix=${records.storageKey}`, 'file.download'],
    ['GET', () => `images/download?id=${records.fileId}`, 'file.download'],
    ['GET', () => `images/thumbnail?id=${records.fileId}`, 'file.download'],
    ['GET', () => `upload?content_type=image/jpeg&prefix=${records.storageKey}`, 'file.upload'],
  ])('%s needs its own, and all others do not help', async (method, path, scope) => {
    const others = API_SCOPES.filter((other) => other !== scope);
    const without = await ask(bearer(await sign({ scope: others.join(' ') })), path(), method);
    expect([without.status, ((await without.json()) as { code?: number }).code]).toEqual([403, undefined]);
    expect((await ask(bearer(await sign({ scope: scope })), path(), method)).status).not.toBe(403);
  });

  it.each(['', 'READ', 'reads', 'read.all', 'read,write', 'xread'])('%j does not grant read', async (scope) => {
    expect((await ask(bearer(await sign({ scope })))).status).toBe(403);
  });
});
