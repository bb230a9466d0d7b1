import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { runtimeConfig } from './runtime-config.ts';

const hosted = {
  AUTH_ISSUER: 'https://firm.b2clogin.example/tenant/v2.0/',
  AUTH_AUDIENCE: 'api-app-id',
  AUTH_JWKS_URI: 'https://firm.b2clogin.example/keys',
  AUTH_CLIENT_ID: 'spa-app-id',
  AUTH_AUTHORITY: 'https://firm.b2clogin.example/firm.onmicrosoft.example/b2c_1_signin',
  AUTH_SCOPES: 'https://firm.example/studio/read https://firm.example/studio/write',
};

const discoveryUrl = 'https://firm.b2clogin.example/.well-known/openid-configuration';
const microsoft = { protocolMode: 'AAD', metadata: null, discoveryUrl, device: null } as const;
const openId = { protocolMode: 'OIDC', metadata: '{"issuer":"i"}', discoveryUrl, device: null } as const;

describe('hosted sign-in is configured from a client id, tenant and policy name', () => {
  it('and leaves discovery and scopes of the sign-in itself to the library', () => {
    expect(runtimeConfig(readConfig(hosted), microsoft).auth).toEqual({
      clientId: 'spa-app-id',
      authority: 'https://firm.b2clogin.example/firm.onmicrosoft.example/b2c_1_signin',
      knownAuthorities: ['firm.b2clogin.example'],
      protocolMode: 'AAD',
      discoveryUrl,
      scopes: ['https://firm.example/studio/read', 'https://firm.example/studio/write'],
      redirectUri: '/redirect.html',
      postLogoutRedirectUri: '/',
    });
  });
});

it('another OpenID provider gets the OpenID scopes only, without offline_access, and its discovery document', () =>
  expect(runtimeConfig(readConfig(hosted), openId).auth).toMatchObject({
    protocolMode: 'OIDC',
    authorityMetadata: '{"issuer":"i"}',
    defaultScopes: ['openid', 'profile', 'email'],
  }));

it('an authority on loopback is named with https, without which the browser library does not start', () => {
  const environment = { ...hosted, AUTH_AUTHORITY: 'http://localhost:8080/realms/firm' };
  expect(runtimeConfig(readConfig(environment), openId).auth).toMatchObject({
    authority: 'https://localhost:8080/realms/firm',
    knownAuthorities: ['localhost:8080'],
  });
});

it('the provider is asked for the required acr values, and for none by default', () => {
  const environment = { ...hosted, AUTH_REQUIRED_ACR: 'gold platinum' };
  expect(runtimeConfig(readConfig(environment), openId).auth.acrValues).toEqual(['gold', 'platinum']);
  expect(runtimeConfig(readConfig(hosted), openId).auth).not.toHaveProperty('acrValues');
});

it('the time after which browsers send a file again is 30 s, or what is configured', () => {
  const stallMs = (environment: Record<string, string>) => runtimeConfig(readConfig(environment)).uploadStallMs;
  expect([stallMs({}), stallMs({ STUDIO_UPLOAD_STALL_SECONDS: '120' })]).toEqual([30_000, 120_000]);
});

describe('the credit of the map', () => {
  it.each<[string, Record<string, string>, string]>([
    ["is NASA's for the server's own tiles", {}, 'NASA Earth Observatory'],
    [
      'is what is configured beside other tiles',
      { STUDIO_TILE_URL: 'https://t.example/{z}/{x}/{y}', STUDIO_TILE_CREDIT: 'Firm' },
      'Firm',
    ],
    ['is never claimed for unknown tiles', { STUDIO_TILE_URL: 'https://t.example/{z}/{x}/{y}' }, ''],
  ])('%s', (_case, env, credit) => expect(runtimeConfig(readConfig(env)).tileCredit).toBe(credit));
});

describe('the command line signs in by device code', () => {
  it('at the embedded provider, with a client of its own that reads and writes', () =>
    expect(
      runtimeConfig(readConfig({ STUDIO_PUBLIC_URL: 'https://studio.firm.example', STUDIO_SEED: 'none' })).deviceSignIn,
    ).toEqual({
      clientId: 'studio-cli',
      deviceAuthorizationUrl: 'https://studio.firm.example/idp/device/auth',
      tokenUrl: 'https://studio.firm.example/idp/token',
      scopes: ['read', 'write'],
    }));

  it('at a hosted provider, as the client of the studio', () => {
    const device = { deviceAuthorizationUrl: 'https://firm.example/device', tokenUrl: 'https://firm.example/token' };
    expect(runtimeConfig(readConfig(hosted), { ...openId, device }).deviceSignIn).toEqual({
      clientId: 'spa-app-id',
      ...device,
      scopes: ['https://firm.example/studio/read', 'https://firm.example/studio/write'],
    });
  });

  it('not at a provider without device codes', () =>
    expect(runtimeConfig(readConfig(hosted), openId).deviceSignIn).toBeNull());
});
