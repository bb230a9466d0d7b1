import { NAME_MAX_LENGTH } from '@inspection-studio/domain';
import type { JWTPayload } from 'jose';

const isAddress = (text: string): boolean => text.includes('@');
const isText = (value: unknown): value is string => typeof value === 'string';

/** The first address among `preferred_username`, `email` and `emails`, in lower case. */
export function emailOf(claims: JWTPayload): string | undefined {
  const emails = Array.isArray(claims.emails) ? claims.emails : [];
  return [claims.preferred_username, claims.email, emails[0]].filter(isText).find(isAddress)?.toLowerCase();
}

/** Whether the issuer says that nobody has shown yet that the address is theirs; most say nothing. */
export const isEmailUnverified = ({ email_verified: isVerified }: JWTPayload): boolean =>
  isVerified === false || isVerified === 'false';

/** Scopes of `scope` or `scp`, cut to what follows the last slash. */
export function scopesOf(claims: JWTPayload): Set<string> {
  const text = [claims.scope, claims.scp].find(isText) ?? '';
  return new Set(
    text
      .split(' ')
      .filter(Boolean)
      .map((scope) => scope.slice(scope.lastIndexOf('/') + 1)),
  );
}

/** First and last name; '' where the issuer names none. */
export interface PersonNames {
  firstName: string;
  lastName: string;
}

/** A claim as a name of the product: one line, no longer than a name may be; an address is no name. */
function toName(claim: unknown): string {
  if (!isText(claim) || isAddress(claim)) return '';
  const line = claim
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, NAME_MAX_LENGTH).join('').trim();
}

/**
 * The name of a person from `given_name` and `family_name`, else from `name`,
 * whose last word is the last name.
 */
export function namesOf(claims: JWTPayload): PersonNames {
  const named = { firstName: toName(claims.given_name), lastName: toName(claims.family_name) };
  if (named.firstName !== '' || named.lastName !== '' || !isText(claims.name) || isAddress(claims.name)) return named;
  const words = claims.name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return { firstName: toName(words.slice(0, Math.max(1, words.length - 1)).join(' ')), lastName: toName(last) };
}
