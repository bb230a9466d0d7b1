import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders, contentSecurityPolicy, originsOf } from './security-headers.ts';

describe('originsOf: what a content security policy has to name', () => {
  it.each([
    ['/tiles/{z}/{x}/{y}.jpg', []],
    ['https://tiles.example/v1/{z}/{x}/{y}.png?key=1', ['https://tiles.example']],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', ['https://*.tiles.example']],
    ['http://127.0.0.1:10000/devstoreaccount1/studio/probe?sig=x', ['http://127.0.0.1:10000']],
  ])('%s', (address, origins) => expect(originsOf(address)).toEqual(origins));
});

describe('a hosted sign-in', () => {
  it('may be asked for tokens, framed for silent sign-in and posted to', () => {
    const signIn = ['https://firm.b2clogin.example'];
    const policy = contentSecurityPolicy({ tiles: [], files: [], signIn }, 'n', false).split(';');
    for (const name of ['connect-src', 'frame-src', 'form-action']) {
      expect(policy).toContain(`${name} 'self' https://firm.b2clogin.example`);
    }
  });
});

describe('TLS is forced for a year where the studio is reached over it', () => {
  it.each([
    [true, 'max-age=31536000'],
    [false, undefined],
  ])('https: %s', async (isHttps, expected) => {
    const app = fastify();
    await addSecurityHeaders(app, isHttps);
    expect((await app.inject('/')).headers['strict-transport-security']).toBe(expected);
  });
});
