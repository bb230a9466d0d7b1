import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_AUDIENCE } from './api-scopes.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { sessionIdOf } from './token-identity.ts';
import {
  embeddedTokenVerifier,
  type HostedTokens,
  hostedTokenVerifier,
  InvalidTokenError,
  IssuerUnreachableError,
  type VerifiedToken,
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

/** The public key, as an issuer publishes it. */
function publishedKeys(): JWTVerifyGetKey {
  const { kty, n, e, kid, alg } = signingKey;
  return createLocalJWKSet({ keys: [{ kty, n, e, kid, alg } as JWK] });
}

interface Variation {
  claims?: JWTPayload;
  issuer?: string;
  audience?: string;
  expires?: string | null;
  typ?: string;
  key?: CryptoKey;
  /** Seconds between now and the issue time. */
  issuedIn?: number;
}

function sign({
  claims,
  issuer = ISSUER,
  audience = API_AUDIENCE,
  expires = '1h',
  typ = 'at+jwt',
  key,
  issuedIn = 0,
}: Variation = {}) {
  const token = new SignJWT({ sub: 'manager-1', scope: 'read write', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(Date.now() / 1000) + issuedIn);
  return (expires === null ? token : token.setExpirationTime(expires)).sign(key ?? privateKey);
}

describe('a token of the embedded provider', () => {
  it('returns the user id, the session and the scopes', async () => {
    const verify = embeddedTokenVerifier(ISSUER, signingKey);
    await expect(verify(await sign({ claims: { sid: 'browser' } }))).resolves.toEqual({
      identity: { kind: 'embedded', person: 'manager-1' },
      session: { id: sessionIdOf(ISSUER, 'manager-1', 'browser'), providerSessionId: 'browser' },
      scopes: new Set(['read', 'write']),
      names: { firstName: '', lastName: '' },
      isForCommandLine: false,
    });
  });

  it.each([
    ['studio-cli', true],
    ['studio-app', false],
  ])('of the client %s is for the command line: %s', async (client, isForCommandLine) => {
    const token = await sign({ claims: { sid: 'browser', client_id: client } });
    expect(await embeddedTokenVerifier(ISSUER, signingKey)(token)).toMatchObject({ isForCommandLine });
  });

  it.each<[string, string, () => Promise<string> | string]>([
    ['another signature', 'bad signature', () => sign({ key: otherKey })],
    ['another issuer', 'wrong issuer', () => sign({ issuer: 'https://elsewhere.example' })],
    ['another audience', 'wrong audience', () => sign({ audience: 'another-api' })],
    ['one without an expiry', 'missing exp', () => sign({ expires: null })],
    ['an ID token', 'wrong type', () => sign({ typ: 'JWT' })],
    ['one without a subject', 'missing sub', () => sign({ claims: { sub: undefined } })],
    [
      'a changed payload',
      'bad signature',
      async () => (await sign()).replace(/\.[^.]+\./, `.${btoa('{"sub":"admin-1"}')}.`),
    ],
    ['one without a signature', 'wrong algorithm', () => `${btoa('{"alg":"none"}')}.${btoa('{}')}.`],
    ['not a token', 'malformed', () => 'nonsense'],
  ])('is refused: %s, with the reason for the log: %s', async (_case, reason, make) => {
    const verifying = embeddedTokenVerifier(ISSUER, signingKey)(await make());
    await expect(verifying).rejects.toEqual(new InvalidTokenError(reason));
  });
});

describe('clocks that differ by up to a minute', () => {
  const NOW = new Date('2026-11-21T12:00:00.000Z');
  const inSeconds = (seconds: number) => NOW.getTime() / 1000 + seconds;
  const DIFFER = 'the clocks of the server and of the sign-in service differ by';
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  afterEach(() => void vi.useRealTimers());

  const verifiers: [string, (token: string) => Promise<VerifiedToken>][] = [
    ['the embedded provider', (token) => embeddedTokenVerifier(ISSUER, signingKey)(token)],
    [
      'a hosted issuer',
      (token) => {
        const rules = { emailClaim: 'email', roleClaim: null, requiredAcr: [], requiredAmr: [] };
        const hosted = { issuer: ISSUER, audience: API_AUDIENCE, ...rules };
        return hostedTokenVerifier(hosted, publishedKeys())(token);
      },
    ],
  ];
  const times = (claim: 'exp' | 'nbf' | 'iat', seconds: number) => {
    const claims = { exp: inSeconds(3600), [claim]: inSeconds(seconds) };
    return sign({ claims, expires: null, issuedIn: claim === 'iat' ? seconds : 0 });
  };

  describe.each(verifiers)('%s', (_issuer, verify) => {
    it.each([
      ['exp', -2],
      ['exp', -59],
      ['nbf', 2],
      ['nbf', 60],
      ['iat', 2],
      ['iat', 60],
    ] as const)('%s %i s away is accepted', async (claim, seconds) => {
      await expect(verify(await times(claim, seconds))).resolves.toMatchObject({ scopes: new Set(['read', 'write']) });
    });

    it.each([
      ['exp', -61, 'expired 61 s ago by the clock of the server'],
      ['exp', -3600, 'expired 3600 s ago by the clock of the server'],
      ['nbf', 61, `not valid yet: ${DIFFER} 61 s`],
      ['iat', 61, `issued in the future: ${DIFFER} 61 s`],
      ['iat', 3600, `issued in the future: ${DIFFER} 3600 s`],
    ] as const)('%s %i s away is refused, and the log names the clock', async (claim, seconds, reason) => {
      await expect(verify(await times(claim, seconds))).rejects.toEqual(new InvalidTokenError(reason));
    });
  });
});

describe('a token of a hosted issuer', () => {
  let keys: JWTVerifyGetKey;
  beforeAll(() => void (keys = publishedKeys()));

  const hosted = { issuer: 'https://sign-in.example/v2.0', audience: 'api-app-id' };
  const rules: HostedTokens = {
    ...hosted,
    emailClaim: 'email',
    roleClaim: null,
    requiredAcr: [],
    requiredAmr: [],
  };

  it('requires no typ, and reads the address from the configured claim and the scopes from scp', async () => {
    const claims = {
      sub: 'ada',
      emails: ['Ada@Firm.example'],
      given_name: 'Ada',
      scope: undefined,
      scp: 'https://firm.example/studio/read',
      sid: 's1',
      auth_time: 1_700_000_000,
      // A client of the hosted provider, whatever its name.
      client_id: 'studio-cli',
    };
    const token = await sign({ ...hosted, typ: 'JWT', claims });
    const { session, ...verified } = await hostedTokenVerifier({ ...rules, emailClaim: 'emails' }, keys)(token);
    expect(verified).toEqual({
      identity: {
        kind: 'hosted',
        issuer: hosted.issuer,
        subject: 'ada',
        email: 'ada@firm.example',
        role: undefined,
        issuedAt: expect.any(Date),
        refusal: null,
      },
      scopes: new Set(['read']),
      names: { firstName: 'Ada', lastName: '' },
      isForCommandLine: false,
    });
    expect(session).toEqual({ id: sessionIdOf(hosted.issuer, 'ada', 's1 1700000000'), providerSessionId: null });
  });

  it.each<[string, Partial<typeof rules>, JWTPayload, object]>([
    ['a role of the claim', { roleClaim: 'roles' }, { roles: ['manager'] }, { role: 'Manager', refusal: null }],
    ['an unverified address', {}, { email_verified: false }, { refusal: 'unverifiedEmail' }],
    ['a sign-in that is too weak', { requiredAcr: ['gold'] }, { acr: '1' }, { refusal: 'weakSignIn' }],
  ])('%s', async (_case, settings, claims, identity) => {
    const verify = hostedTokenVerifier({ ...rules, ...settings }, keys);
    expect(await verify(await sign({ ...hosted, claims }))).toMatchObject({ identity });
  });

  it('is rejected for another application', async () => {
    const token = await sign({ ...hosted, audience: 'another-app' });
    await expect(hostedTokenVerifier(rules, keys)(token)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('cannot be verified while the issuer is unreachable', async () => {
    const verify = hostedTokenVerifier(rules, createIssuerKeys('http://127.0.0.1:9/keys').find);
    await expect(verify(await sign(hosted))).rejects.toBeInstanceOf(IssuerUnreachableError);
  });
});
