import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_PATH } from '../api-scopes.ts';
import { deviceCookie } from '../cookie-names.ts';
import { accountKey, type ThrottleKey } from '../methods/throttle.ts';
import type { Accounts } from './accounts.ts';

type Parts = Pick<Accounts, 'publicUrl' | 'sealer' | 'now'>;

const KEPT_SECONDS = 180 * 24 * 3600;
const ID_BYTES = 16;

const purposeOf = (email: string) => `known-device:${email.trim().toLowerCase()}`;

/** Reads a cookie of a request; empty without it. */
function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/**
 * Returns the key that failures of an account, known or not, count against. A browser in which the person has signed in
 * before has a counter of its own, so that somebody who guesses elsewhere does not keep the person out.
 */
export function attemptKey(
  { publicUrl, sealer, now }: Parts,
  request: Pick<FastifyRequest, 'headers'>,
  action: 'password' | 'code',
  email: string,
): ThrottleKey {
  const device = sealer.open(purposeOf(email), readCookie(request, deviceCookie(publicUrl)), now());
  return accountKey(action, device === null ? email.trim() : `${email.trim()} ${device}`);
}

/** Marks the browser of somebody who has just proved to be the person, for 180 days. */
export function rememberDevice({ publicUrl, sealer, now }: Parts, reply: FastifyReply, email: string): void {
  const expiresAt = new Date(now().getTime() + KEPT_SECONDS * 1000);
  const value = sealer.seal(purposeOf(email), randomBytes(ID_BYTES).toString('base64url'), expiresAt);
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const attributes = `Path=${PROVIDER_PATH}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  // On the raw response, because the provider ends a sign-in there.
  reply.raw.appendHeader('set-cookie', `${deviceCookie(publicUrl)}=${value}; ${attributes}`);
}
