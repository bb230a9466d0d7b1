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

describe('hosted sign-in is configured from a client id, tenant and policy name', () => {
  it('and leaves discovery and scopes of the sign-in itself to the library', () => {
    expect(runtimeConfig(readConfig(hosted)).auth).toEqual({
      clientId: 'spa-app-id',
      authority: 'https://firm.b2clogin.example/firm.onmicrosoft.example/b2c_1_signin',
      knownAuthorities: ['firm.b2clogin.example'],
      protocolMode: 'AAD',
      scopes: ['https://firm.example/studio/read', 'https://firm.example/studio/write'],
      redirectUri: '/redirect.html',
      postLogoutRedirectUri: '/',
    });
  });
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
