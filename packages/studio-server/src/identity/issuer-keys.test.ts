import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT, type CryptoKey } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIssuerKeys, type IssuerKeys } from './issuer-keys.ts';
import { startIssuer, type TestIssuer } from './testing/start-issuer.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

let issuer: TestIssuer;
let keys: IssuerKeys;
let startedAt: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  startedAt = Date.now();
  issuer = await startIssuer();
  keys = createIssuerKeys(issuer.jwksUri);
});
afterEach(async () => {
  vi.useRealTimers();
  await issuer.close();
});

const later = (ms: number) => vi.setSystemTime(startedAt + ms);
const publish = (published: JWK[]) => issuer.answer('/keys', { body: { keys: published } });
const goDown = () => issuer.answer('/keys', { status: 503, body: {} });

/** Whether a token is verified, or the code of the failure. */
async function outcome(key: CryptoKey, kid: string): Promise<string> {
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  return jwtVerify(token, keys.find).then(
    () => 'verified',
    (error: { code?: string }) => error.code ?? 'failed',
  );
}

async function rotate(): Promise<CryptoKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  publish([{ ...(await exportJWK(publicKey)), kid: 'second', alg: 'RS256', use: 'sig' }]);
  return privateKey;
}

describe('keys of an issuer', () => {
  it('are loaded on first use, and a new one is found a second after the last load', async () => {
    expect(await outcome(issuer.key, 'first')).toBe('verified');
    const next = await rotate();
    expect(await outcome(next, 'second')).toBe('ERR_JWKS_NO_MATCHING_KEY');
    later(SECOND_MS + 1);
    expect(await outcome(next, 'second')).toBe('verified');
  });

  it('continue to work for a day while the issuer does not respond', async () => {
    expect(await outcome(issuer.key, 'first')).toBe('verified');
    goDown();
    for (const ms of [11 * MINUTE_MS, HOUR_MS, 24 * HOUR_MS]) {
      later(ms);
      await expect(keys.ensure()).resolves.toBeUndefined();
      expect(await outcome(issuer.key, 'first')).toBe('verified');
    }
    later(24 * HOUR_MS + 1);
    await expect(keys.ensure()).rejects.toThrow('Expected 200 OK');
    expect(await outcome(issuer.key, 'first')).toBe('ERR_JOSE_GENERIC');
    publish([issuer.publicKey]);
    expect(await outcome(issuer.key, 'first')).toBe('verified');
  });

  it('are forgotten ten minutes after the issuer withdrew them', async () => {
    expect(await outcome(issuer.key, 'first')).toBe('verified');
    await rotate();
    later(10 * MINUTE_MS + 1);
    // This use loads the keys in the background.
    await outcome(issuer.key, 'first');
    await vi.waitFor(async () => expect(await outcome(issuer.key, 'first')).toBe('ERR_JWKS_NO_MATCHING_KEY'));
  });

  it('are unknown while the issuer has never responded', async () => {
    goDown();
    await expect(keys.ensure()).rejects.toThrow('Expected 200 OK');
  });
});
