import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AUDIENCE,
  startIssuer,
  type TestIssuer,
} from '../../packages/studio-server/src/identity/testing/start-issuer.ts';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import { startTestServer, type TestServer } from '../../packages/studio-server/src/start/testing/start-test-server.ts';

let issuer: TestIssuer;
let server: TestServer;
let records: CompanyRecords;

beforeAll(async () => {
  issuer = await startIssuer();
  server = await startTestServer(issuer.environment);
  records = await insertCompany(server.db, 'northline');
});
afterAll(async () => {
  await server?.close();
  await issuer?.close();
});
beforeEach(async () => {
  await server.db.$client.query('update users set issuer = null, subject = null');
});

const ask = async (claims: JWTPayload) =>
  fetch(`${server.origin}/api/v2/users/whoami`, { headers: { authorization: `Bearer ${await issuer.sign(claims)}` } });

/** Answer of whoami to a token: status, and the id of the person or the code of the refusal. */
async function whoami(claims: JWTPayload): Promise<[status: number, who: unknown]> {
  const answer = await ask(claims);
  const { id, code } = (await answer.json()) as { id?: string; code?: number };
  return [answer.status, id ?? code];
}
const victim = () => `${records.people.Admin}@demo.example`;
const mine = () => `${records.people.Viewer}@demo.example`;

describe('only the configured claim identifies a person', () => {
  it('a person signs in with the e-mail address of the claim email', async () =>
    expect(await whoami({ sub: 'v', email: mine(), email_verified: true })).toEqual([200, records.people.Viewer]));

  it.each<[attack: string, claims: () => JWTPayload, expected: () => [number, unknown]]>([
    [
      'preferred_username is the address of somebody else',
      () => ({ preferred_username: victim(), email: mine(), email_verified: true }),
      () => [200, records.people.Viewer],
    ],
    ['only preferred_username has an address', () => ({ preferred_username: victim() }), () => [403, 33]],
    ['only emails has an address', () => ({ emails: [victim()] }), () => [403, 33]],
    ['upn is an address', () => ({ upn: victim() }), () => [403, 33]],
    ['email is an array', () => ({ email: [victim()] }), () => [403, 33]],
    ['email is an object', () => ({ email: { address: victim() } }), () => [403, 33]],
    [
      'email has a Kelvin sign for k',
      () => ({ email: victim().replace('k', '\u212a').replace('l', '\u217c') }),
      () => [403, 33],
    ],
    ['email has a Cyrillic letter', () => ({ email: victim().replace('a', '\u0430') }), () => [403, 33]],
    ['email has full-width letters', () => ({ email: victim().replace('a', '\uff41') }), () => [403, 33]],
    ['email has a zero-width space', () => ({ email: `\u200b${victim()}` }), () => [403, 33]],
    ['email has a display name', () => ({ email: `Admin <${victim()}>` }), () => [403, 33]],
    ['email lists two addresses', () => ({ email: `${mine()},${victim()}` }), () => [403, 33]],
    ['email has a line break', () => ({ email: `${victim()}\n` }), () => [403, 33]],
    ['email has a plus tag', () => ({ email: victim().replace('@', '+x@') }), () => [403, 33]],
    ['email has another case', () => ({ email: mine().toUpperCase() }), () => [200, records.people.Viewer]],
    ['email_verified is false', () => ({ email: victim(), email_verified: false }), () => [403, 33]],
    ['email_verified is the text true', () => ({ email: victim(), email_verified: 'true' }), () => [403, 33]],
    ['email_verified is 1', () => ({ email: victim(), email_verified: 1 }), () => [403, 33]],
    ['email_verified is null', () => ({ email: victim(), email_verified: null }), () => [403, 33]],
    ['sub is missing', () => ({ sub: undefined, email: victim() }), () => [401, undefined]],
    ['sub is empty', () => ({ sub: '', email: victim() }), () => [401, undefined]],
    ['sub is a number', () => ({ sub: 7 as unknown as string, email: victim() }), () => [401, undefined]],
    ['sub is the id of a person', () => ({ sub: records.people.Admin, email: 'x@new.example' }), () => [403, 33]],
    [
      'iat is an hour ahead',
      () => ({ email: victim(), iat: Math.floor(Date.now() / 1000) + 3600 }),
      () => [401, undefined],
    ],
    ['iat is missing', () => ({ email: victim(), iat: undefined }), () => [401, undefined]],
  ])('%s', async (_attack, claims, expected) =>
    expect(await whoami({ sub: 'attacker', ...claims() })).toEqual(expected()),
  );
});

describe('a refusal says why, when the reason is the sign-in', () => {
  it.each<[string, () => JWTPayload, string | undefined]>([
    [
      'an unverified address',
      () => ({ email: mine(), email_verified: false }),
      'Your e-mail address is not verified. Verify it at your sign-in provider, then log out and sign in again.',
    ],
    ['an unknown person', () => ({ email: 'nobody@new.example' }), undefined],
  ])('%s', async (_case, claims, expected) => {
    const answer = await ask({ sub: 'why', ...claims() });
    const { message, issues } = (await answer.json()) as { message: string; issues?: { message: string }[] };
    expect([answer.status, message, issues?.[0]?.message]).toEqual([
      403,
      'The account for this email is inactive. Contact your admin.',
      expected,
    ]);
  });

  it('an address that is linked to another account', async () => {
    await whoami({ sub: 'owner', email: mine() });
    const { issues } = (await (await ask({ sub: 'thief', email: mine() })).json()) as { issues: object[] };
    expect(issues).toEqual([
      {
        path: 'token',
        message:
          'Your e-mail address is linked to another account at a sign-in provider. Ask your admin to unlink it, then sign in again.',
      },
    ]);
  });
});

describe('after the first sign-in only issuer and subject count', () => {
  const identityOf = async (id: string) =>
    (await server.db.$client.query('select issuer, subject from users where id = $1', [id])).rows[0];

  it('another subject with the same e-mail address is refused with code 33', async () => {
    expect(await whoami({ sub: 'owner', email: victim() })).toEqual([200, records.people.Admin]);
    expect(await identityOf(records.people.Admin)).toEqual({ issuer: issuer.issuer, subject: 'owner' });
    expect(await whoami({ sub: 'thief', email: victim() })).toEqual([403, 33]);
    expect(await whoami({ sub: 'OWNER', email: victim() })).toEqual([403, 33]);
  });

  it('a changed e-mail address keeps the account, also when it becomes that of somebody else', async () => {
    await whoami({ sub: 'owner', email: mine() });
    expect(await whoami({ sub: 'owner', email: 'renamed@new.example' })).toEqual([200, records.people.Viewer]);
    expect(await whoami({ sub: 'owner', email: victim() })).toEqual([200, records.people.Viewer]);
    expect(await whoami({ sub: 'owner' })).toEqual([200, records.people.Viewer]);
  });

  it('of two subjects that claim one address at the same time, one gets it', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((sub) => whoami({ sub, email: victim() })));
    expect(answers.map(([status]) => `${status}`).toSorted()).toEqual(['200', '403', '403', '403']);
  });

  it('an account of another issuer is not replaced, also with the same subject and address', async () => {
    const former = { issuer: 'https://old.example', subject: 'owner' };
    await server.db.$client.query('update users set issuer = $2, subject = $3 where id = $1', [
      records.people.Admin,
      former.issuer,
      former.subject,
    ]);
    expect(await whoami({ sub: 'owner', email: victim() })).toEqual([403, 33]);
    expect(await identityOf(records.people.Admin)).toEqual(former);
  });
});

describe('a forged token is rejected with 401', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = () => Math.floor(Date.now() / 1000);
  const claims = (changes: JWTPayload = {}) => ({
    iss: issuer.issuer,
    aud: AUDIENCE,
    sub: 'attacker',
    email: victim(),
    iat: seconds(),
    exp: seconds() + 600,
    scope: 'read',
    ...changes,
  });
  const hmac = (secret: string | Buffer, header: object = {}) => {
    const signed = `${base64({ alg: 'HS256', kid: 'first', typ: 'JWT', ...header })}.${base64(claims())}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  const signedByAttacker = async (header: object) => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    return new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'first', typ: 'JWT', jwk: await exportJWK(publicKey), ...header })
      .sign(privateKey);
  };
  const statusOf = async (token: string) =>
    (await fetch(`${server.origin}/api/v2/users/whoami`, { headers: { authorization: `Bearer ${token}` } })).status;

  it.each<[attack: string, make: () => Promise<string> | string]>([
    ['alg none', () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims())}.`],
    ['alg None', () => `${base64({ alg: 'None', typ: 'JWT' })}.${base64(claims())}.`],
    ['HS256 with the modulus as secret', () => hmac(Buffer.from(issuer.publicKey.n!, 'base64url'))],
    ['HS256 with the public key as JSON', () => hmac(JSON.stringify(issuer.publicKey))],
    ['HS256 with an empty secret', () => hmac('')],
    ['a key of its own in jwk', () => signedByAttacker({})],
    ['a key at jku', () => signedByAttacker({ jku: 'http://127.0.0.1:9/keys' })],
    ['a certificate at x5u', () => signedByAttacker({ x5u: 'http://127.0.0.1:9/cert' })],
    ['a certificate in x5c', () => signedByAttacker({ x5c: ['MIIB'] })],
    ['kid with a path', () => signedByAttacker({ kid: '../../../../dev/null' })],
    ['kid with SQL', () => signedByAttacker({ kid: "' or '1'='1" })],
    ['kid of another key', () => issuer.sign(claims(), { kid: 'second' })],
    ['an unknown critical header', () => issuer.sign(claims(), { crit: ['exp'], exp: 1 }).catch(() => 'x.y.z')],
    ['typ of an ID token hint', () => issuer.sign(claims(), { typ: 'id_token+jwt' })],
    ['typ of a logout token', () => issuer.sign(claims(), { typ: 'logout+jwt' })],
    ['typ of a DPoP proof', () => issuer.sign(claims(), { typ: 'dpop+jwt' })],
    ['another issuer', () => issuer.sign(claims({ iss: 'https://elsewhere.example' }))],
    ['the issuer with a slash', () => issuer.sign(claims({ iss: `${issuer.issuer}/` }))],
    ['an ID token: the audience is the client', () => issuer.sign(claims({ aud: 'studio-spa' }))],
    ['an empty audience', () => issuer.sign(claims({ aud: [] }))],
    ['no audience', () => issuer.sign(claims({ aud: undefined }))],
    ['expired', () => issuer.sign(claims({ exp: seconds() - 61 }))],
    ['no expiry', () => issuer.sign(claims({ exp: undefined }))],
    ['not valid yet', () => issuer.sign(claims({ nbf: seconds() + 600 }))],
    [
      'a changed payload',
      async () => (await issuer.sign(claims())).replace(/\.[^.]+\./, `.${base64(claims({ sub: 'x' }))}.`),
    ],
    ['a truncated signature', async () => (await issuer.sign(claims())).slice(0, -4)],
    ['no signature', async () => `${(await issuer.sign(claims())).split('.').slice(0, 2).join('.')}.`],
    ['four parts', async () => `${await issuer.sign(claims())}.x`],
    ['two tokens in one header', async () => `${await issuer.sign(claims())}, ${await issuer.sign(claims())}`],
  ])('%s', async (_attack, make) => expect(await statusOf(await make())).toBe(401));
});
