import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { createTokenMemory } from './token-memory.ts';
import { createTokenVerifier, InvalidTokenError } from './token-verifier.ts';

const MINUTE_MS = 60_000;
const rules = {
  issuer: 'http://localhost:4173/idp',
  audience: 'api',
  types: [undefined],
  identify: ({ sub }: { sub: string }) => ({ kind: 'embedded', person: sub }) as const,
};

/** Creates a verifier that counts key requests, and a signer of tokens with a lifetime in minutes. */
async function openVerifier() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = vi.fn(async () => ({ ...(await exportJWK(publicKey)), alg: 'RS256' }));
  const sign = (minutes: number, person = 'ada') =>
    new SignJWT({ sub: person, scope: 'read' })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(rules.issuer)
      .setAudience(rules.audience)
      .setIssuedAt(new Date())
      .setExpirationTime(new Date(Date.now() + minutes * MINUTE_MS))
      .sign(privateKey);
  return { verify: createTokenVerifier({ ...rules, keys }), keys, sign };
}

afterEach(() => vi.useRealTimers());

it('verifies a valid token once', async () => {
  const { verify, keys, sign } = await openVerifier();
  const token = await sign(60);
  const first = await verify(token);
  expect(await verify(token)).toEqual(first);
  expect(keys).toHaveBeenCalledTimes(1);
  expect(await verify(await sign(60, 'bo'))).toMatchObject({ identity: { person: 'bo' } });
});

it('rejects a cached token a minute after it expires, like one that is not cached', async () => {
  const { verify, keys, sign } = await openVerifier();
  const token = await sign(2);
  await verify(token);
  vi.setSystemTime(Date.now() + 3 * MINUTE_MS - 1000);
  await verify(token);
  expect(keys).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1000);
  await expect(verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
});

it('verifies again after five minutes, so that a revoked key invalidates its tokens', async () => {
  const { verify, keys, sign } = await openVerifier();
  const token = await sign(60);
  await verify(token);
  vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
  keys.mockResolvedValue({
    ...(await exportJWK((await generateKeyPair('RS256', { extractable: true })).publicKey)),
    alg: 'RS256',
  });
  await expect(verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
});

it('caches by the complete token, and does not cache rejected tokens', async () => {
  const { verify, keys, sign } = await openVerifier();
  const [token, other] = [await sign(60), await sign(60, 'bo@firm.example')];
  await verify(token);
  const forged = token.split('.').toSpliced(2, 1, other.split('.')[2]!).join('.');
  await expect(verify(forged)).rejects.toBeInstanceOf(InvalidTokenError);
  await expect(verify(forged)).rejects.toBeInstanceOf(InvalidTokenError);
  expect(keys).toHaveBeenCalledTimes(3);
});

it('caches five thousand tokens and evicts the least recently used', () => {
  const memory = createTokenMemory<number>();
  const end = Date.now() + MINUTE_MS;
  memory.set('kept', -1, end);
  for (let at = 0; at < 5000; at++) {
    memory.get('kept');
    memory.set(`token ${at}`, at, end);
  }
  expect(memory.get('kept')).toBe(-1);
  expect(memory.get('token 0')).toBeUndefined();
  expect(memory.get('token 4999')).toBe(4999);
});

it('does not cache a token above four kilobytes', () => {
  const memory = createTokenMemory<number>();
  memory.set('x'.repeat(4097), 1, Date.now() + MINUTE_MS);
  expect(memory.get('x'.repeat(4097))).toBeUndefined();
});
