import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_AUDIENCE } from './api-scopes.ts';
import {
  embeddedTokenVerifier,
  hostedTokenVerifier,
  InvalidTokenError,
  IssuerUnreachableError,
} from './token-verifier.ts';

const ISSUER = 'http://localhost:4173/idp';

let signingKey: JWK;
let privateKey: CryptoKey;
let otherKey: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = pair.privateKey;
  otherKey = (await generateKeyPair('RS256')).privateKey;
  signingKey = { ...(await exportJWK(pair.privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };
});

interface Variation {
  claims?: JWTPayload;
  issuer?: string;
  audience?: string;
  expires?: string | null;
  typ?: string;
  key?: CryptoKey;
}

function sign({
  claims,
  issuer = ISSUER,
  audience = API_AUDIENCE,
  expires = '1h',
  typ = 'at+jwt',
  key,
}: Variation = {}) {
  const token = new SignJWT({ preferred_username: 'Manager@demo.example', scope: 'read write', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ })
    .setIssuer(issuer)
    .setAudience(audience);
  return (expires === null ? token : token.setExpirationTime(expires)).sign(key ?? privateKey);
}

describe('a token of the embedded provider', () => {
  it('returns the e-mail address in lower case and the scopes', async () => {
    const verify = embeddedTokenVerifier(ISSUER, signingKey);
    await expect(verify(await sign())).resolves.toEqual({
      email: 'manager@demo.example',
      scopes: new Set(['read', 'write']),
      names: { firstName: '', lastName: '' },
    });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['another signature', () => sign({ key: otherKey })],
    ['another issuer', () => sign({ issuer: 'https://elsewhere.example' })],
    ['another audience', () => sign({ audience: 'another-api' })],
    ['an expired one', () => sign({ expires: '-1s' })],
    ['one without an expiry', () => sign({ expires: null })],
    ['an ID token', () => sign({ typ: 'JWT' })],
    ['one without an e-mail address', () => sign({ claims: { preferred_username: 'manager' } })],
    ['one whose e-mail is not verified', () => sign({ claims: { email_verified: false } })],
    ['one that is not valid yet', () => sign({ claims: { nbf: Math.floor(Date.now() / 1000) + 600 } })],
    [
      'a changed payload',
      async () => (await sign()).replace(/\.[^.]+\./, `.${btoa('{"preferred_username":"a@b.example"}')}.`),
    ],
    ['one without a signature', () => `${btoa('{"alg":"none"}')}.${btoa('{}')}.`],
    ['not a token', () => 'nonsense'],
  ])('is refused: %s', async (_case, make) => {
    await expect(embeddedTokenVerifier(ISSUER, signingKey)(await make())).rejects.toBeInstanceOf(InvalidTokenError);
  });
});

describe('a token of a hosted issuer', () => {
  let jwks: Server;
  let jwksUri: string;

  beforeAll(async () => {
    jwks = createServer((_request, response) => {
      const { kty, n, e, kid, alg } = signingKey;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [{ kty, n, e, kid, alg }] }));
    });
    await new Promise<void>((resolve) => jwks.listen(0, '127.0.0.1', resolve));
    jwksUri = `http://127.0.0.1:${(jwks.address() as AddressInfo).port}/keys`;
  });
  afterAll(() => void jwks.close());

  const hosted = { issuer: 'https://sign-in.example/v2.0', audience: 'api-app-id' };

  it('requires no typ, and reads the address from emails and the scopes from scp', async () => {
    const claims = {
      preferred_username: undefined,
      emails: ['Ada@Firm.example'],
      given_name: 'Ada',
      scope: undefined,
      scp: 'https://firm.example/studio/read',
    };
    const token = await sign({ ...hosted, typ: 'JWT', claims });
    await expect(hostedTokenVerifier({ ...hosted, jwksUri })(token)).resolves.toEqual({
      email: 'ada@firm.example',
      scopes: new Set(['read']),
      names: { firstName: 'Ada', lastName: '' },
    });
  });

  it('is rejected for another application', async () => {
    const token = await sign({ ...hosted, audience: 'another-app' });
    await expect(hostedTokenVerifier({ ...hosted, jwksUri })(token)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('cannot be verified while the issuer is unreachable', async () => {
    const verify = hostedTokenVerifier({ ...hosted, jwksUri: 'http://127.0.0.1:9/keys' });
    await expect(verify(await sign(hosted))).rejects.toBeInstanceOf(IssuerUnreachableError);
  });
});
