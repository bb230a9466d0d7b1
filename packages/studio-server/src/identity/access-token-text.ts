import { hash, randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_PREFIX } from '@inspection-studio/domain/users';

const SECRET_BYTES = 32;
/** The prefix and 32 bytes in base64url. Anything else is refused before the database is asked. */
const ACCESS_TOKEN = new RegExp(`^${ACCESS_TOKEN_PREFIX}[\\w-]{43}$`);

/** Creates an access token with 256 random bits. */
export const newAccessTokenText = (): string => ACCESS_TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** Whether a bearer is an access token of a person, valid or not, and no token of a sign-in. */
export const isAccessToken = (bearer: string): boolean => bearer.startsWith(ACCESS_TOKEN_PREFIX);

/** Returns the hash under which a token is stored; null for a text that no token has. */
export const accessTokenHash = (token: string): string | null =>
  ACCESS_TOKEN.test(token) ? hash('sha256', token, 'base64url') : null;
