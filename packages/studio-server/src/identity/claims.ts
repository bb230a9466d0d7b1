import { NAME_MAX_LENGTH } from '@inspection-studio/domain';
import type { JWTPayload } from 'jose';

const isAddress = (text: string): boolean => text.includes('@');
const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the first e-mail address of `preferred_username`, `email` and `emails`, in lower case. */
export function emailOf(claims: JWTPayload): string | undefined {
  const emails = Array.isArray(claims.emails) ? claims.emails : [];
  return [claims.preferred_username, claims.email, emails[0]].filter(isText).find(isAddress)?.toLowerCase();
}

/** Whether the issuer explicitly marks the e-mail address as unverified. Most issuers omit the claim. */
export const isEmailUnverified = ({ email_verified: isVerified }: JWTPayload): boolean =>
  isVerified === false || isVerified === 'false';

/** Returns the scopes of `scope` or `scp` without their prefix up to the last slash. */
export function scopesOf(claims: JWTPayload): Set<string> {
  const text = [claims.scope, claims.scp].find(isText) ?? '';
  return new Set(
    text
      .split(' ')
      .filter(Boolean)
      .map((scope) => scope.slice(scope.lastIndexOf('/') + 1)),
  );
}

/** First and last name; empty when the issuer provides none. */
export interface PersonNames {
  firstName: string;
  lastName: string;
}

/** Normalises a claim to a name: one line, limited length, empty for an e-mail address. */
function toName(claim: unknown): string {
  if (!isText(claim) || isAddress(claim)) return '';
  const line = claim
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, NAME_MAX_LENGTH).join('').trim();
}

/**
 * Returns the name from `given_name` and `family_name`, else from `name`, whose last word
 * becomes the last name.
 */
export function namesOf(claims: JWTPayload): PersonNames {
  const named = { firstName: toName(claims.given_name), lastName: toName(claims.family_name) };
  if (named.firstName !== '' || named.lastName !== '' || !isText(claims.name) || isAddress(claims.name)) return named;
  const words = claims.name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return { firstName: toName(words.slice(0, Math.max(1, words.length - 1)).join(' ')), lastName: toName(last) };
}
