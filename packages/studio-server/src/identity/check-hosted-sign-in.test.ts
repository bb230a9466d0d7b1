import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { checkHostedSignIn } from './check-hosted-sign-in.ts';
import { startIssuer, type TestIssuer } from './testing/start-issuer.ts';

let issuer: TestIssuer;

beforeEach(async () => {
  issuer = await startIssuer();
});
afterEach(() => issuer.close());

const DISCOVERY = '/.well-known/openid-configuration';
const check = async (environment: Record<string, string> = {}) =>
  checkHostedSignIn(readConfig({ ...issuer.environment, ...environment }).hostedSignIn!);
const discovery = (changes: object = {}) => ({
  issuer: issuer.issuer,
  jwks_uri: issuer.jwksUri,
  authorization_endpoint: `${issuer.issuer}/auth`,
  token_endpoint: `${issuer.issuer}/token`,
  ...changes,
});

describe('right settings', () => {
  it('are those of the discovery document, whose endpoints the pages may connect to', async () => {
    issuer.answer(DISCOVERY, { body: discovery({ token_endpoint: 'https://tokens.example/token' }) });
    expect(await check()).toEqual({
      protocolMode: 'OIDC',
      discoveryUrl: issuer.issuer + DISCOVERY,
      metadata: JSON.stringify(discovery({ token_endpoint: 'https://tokens.example/token' })),
      origins: [new URL(issuer.issuer).origin, 'https://tokens.example'],
      device: null,
    });
  });

  it('device codes of the provider are for the command line only', async () => {
    issuer.answer(DISCOVERY, { body: discovery({ device_authorization_endpoint: 'https://devices.example/code' }) });
    expect(await check()).toMatchObject({
      metadata: JSON.stringify(discovery()),
      origins: [new URL(issuer.issuer).origin],
      device: { deviceAuthorizationUrl: 'https://devices.example/code', tokenUrl: `${issuer.issuer}/token` },
    });
  });

  it('also with the discovery document of Microsoft, at v2.0 of the authority', async () => {
    issuer.answer(DISCOVERY, { body: discovery({ issuer: 'https://sts.windows.example/tenant' }) });
    issuer.answer(`/v2.0${DISCOVERY}`, { body: discovery() });
    expect(await check()).toMatchObject({
      protocolMode: 'AAD',
      discoveryUrl: `${issuer.issuer}/v2.0${DISCOVERY}`,
      metadata: null,
    });
  });

  it('also with a slash at the end of the authority', async () =>
    expect(await check({ AUTH_AUTHORITY: `${issuer.issuer}/` })).toMatchObject({ protocolMode: 'OIDC' }));
});

describe('a wrong setting aborts startup with one sentence that names it', () => {
  const keys = (body: unknown, status = 200) => issuer.answer('/keys', { status, body });
  const document = (body: unknown, status = 200) => issuer.answer(DISCOVERY, { status, body });

  it.each<[string, () => Promise<Record<string, string> | void> | Record<string, string> | void, RegExp]>([
    [
      'another issuer',
      () => ({ AUTH_ISSUER: 'https://other.example' }),
      /^AUTH_ISSUER must be http:\S+, the issuer in /,
    ],
    ['the issuer with a slash', () => ({ AUTH_ISSUER: `${issuer.issuer}/` }), /^AUTH_ISSUER must be http:\S+studio, /],
    [
      'an authority that does not respond',
      () => ({ AUTH_AUTHORITY: 'http://127.0.0.1:9' }),
      /^AUTH_AUTHORITY has no .* does not respond\.$/,
    ],
    [
      'an authority without a document',
      () => ({ AUTH_AUTHORITY: `${issuer.issuer}x` }),
      /^AUTH_AUTHORITY has no .* returned 404\.$/,
    ],
    ['an authority that fails', () => document({}, 500), /^AUTH_AUTHORITY has no .* returned 500\.$/],
    ['an authority that returns a page', () => document('<html>'), /^AUTH_AUTHORITY has no .* returned no JSON\.$/],
    [
      'a document without token endpoint',
      () => document(discovery({ token_endpoint: undefined })),
      /^AUTH_AUTHORITY has no .* has no valid token_endpoint\.$/,
    ],
    [
      'an endpoint over http',
      () => document(discovery({ token_endpoint: 'http://firm.example/token' })),
      /^AUTH_AUTHORITY signs in over http, .*: http:\/\/firm\.example\/token\.$/,
    ],
    [
      'the keys of another provider',
      () => ({ AUTH_JWKS_URI: 'https://other.example/keys' }),
      /^AUTH_JWKS_URI must be http:\S+keys, the jwks_uri of AUTH_AUTHORITY\.$/,
    ],
    ['keys that are not there', () => keys({}, 404), /^AUTH_JWKS_URI returned 404: /],
    ['keys that are no key set', () => keys({ kty: 'RSA' }), /^AUTH_JWKS_URI returned no JSON Web Key Set: /],
    ['an empty key set', () => keys({ keys: [] }), /^AUTH_JWKS_URI has no RSA key for RS256 signatures: /],
    [
      'keys of another algorithm only',
      async () => keys({ keys: [await exportJWK((await generateKeyPair('ES256')).publicKey)] }),
      /^AUTH_JWKS_URI has no RSA key for RS256 signatures: /,
    ],
    [
      'keys for encryption only',
      () => keys({ keys: [{ ...issuer.publicKey, use: 'enc' }] }),
      /^AUTH_JWKS_URI has no RSA key/,
    ],
  ])('%s', async (_case, arrange, message) => {
    const environment = (await arrange()) ?? {};
    await expect(check(environment)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(message),
    });
  });

  it('keys that do not respond', async () => {
    issuer.answer(DISCOVERY, { body: discovery({ jwks_uri: 'http://127.0.0.1:9/keys' }) });
    await expect(check({ AUTH_JWKS_URI: 'http://127.0.0.1:9/keys' })).rejects.toThrow(
      'AUTH_JWKS_URI does not respond: http://127.0.0.1:9/keys.',
    );
  });
});
