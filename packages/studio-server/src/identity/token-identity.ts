import type { UserRole } from '@inspection-studio/domain/users';
import { hash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { SignInRefusal } from './sign-in-refusals.ts';

/** A person in a token of the embedded provider. */
export interface EmbeddedIdentity {
  kind: 'embedded';
  /** User id, or the e-mail address in tokens of `npm run token`. */
  person: string;
}

/** A person in a token of a hosted issuer. */
export interface HostedIdentity {
  kind: 'hosted';
  issuer: string;
  subject: string;
  /** E-mail address in lower case; null when the token has none. */
  email: string | null;
  /** Role of the configured claim, null when it names none; undefined when no claim is configured. */
  role: UserRole | null | undefined;
  issuedAt: Date;
  /** Why the token lets nobody in, although it is valid; null when it does. */
  refusal: SignInRefusal | null;
}

/** The sign-in that a token belongs to. Renewed tokens belong to the same one. */
export interface TokenSession {
  id: string;
  /** Session of the embedded provider; null for other tokens. */
  providerSessionId: string | null;
}

const ID_LENGTH = 22;

/** Derives the id of a session; the same on every instance. */
export const sessionIdOf = (issuer: string, subject: string, sessionKey: string): string =>
  hash('sha256', JSON.stringify([issuer, subject, sessionKey]), 'base64url').slice(0, ID_LENGTH);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Returns the session of a token: `sid` and `auth_time`, as far as it has them, which stay the same when a token is
 * renewed. Without both, each token is a session of its own.
 */
export function sessionOf(claims: JWTPayload, isEmbedded: boolean): TokenSession {
  const { iss = '', sub = '', sid, auth_time: signedInAt, iat, jti } = claims;
  const family = isEmbedded ? textOf(sid) : [textOf(sid), textOf(signedInAt)].filter(Boolean).join(' ');
  return {
    id: sessionIdOf(iss, sub, family || `token ${jti ?? iat}`),
    providerSessionId: isEmbedded && textOf(sid) !== '' ? textOf(sid) : null,
  };
}
