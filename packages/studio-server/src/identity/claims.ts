import { NAME_MAX_LENGTH } from '@inspection-studio/domain/limits';
import { roleLevel, USER_ROLES, type UserRole } from '@inspection-studio/domain/users';
import { tidyLine } from '@inspection-studio/domain/validation';
import type { JWTPayload } from 'jose';

const isAddress = (text: string): boolean => text.includes('@');
const isText = (value: unknown): value is string => typeof value === 'string';

/** ASCII only: other letters can become ASCII in lower case, and would then be somebody else's address. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i;

/**
 * Returns the e-mail address of a claim in lower case. Of a list, the first entry counts.
 *
 * @returns null unless the claim is one ASCII address
 */
export function emailOf(claims: JWTPayload, claim: string): string | null {
  const value: unknown = claims[claim];
  const text: unknown = Array.isArray(value) && claim !== 'email' ? value[0] : value;
  return isText(text) && ADDRESS.test(text) ? text.toLowerCase() : null;
}

/** Whether a token's `email_verified` is true. Most issuers omit the claim, which is fine. */
export const isEmailVerified = ({ email_verified: isVerified }: JWTPayload): boolean =>
  isVerified === undefined || isVerified === true;

/** Reads a claim by its name, or by its path: `realm_access.roles`. */
function readClaim(claims: JWTPayload, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      claims,
    );
}

/**
 * Returns the highest role that a claim names: a role's name in any case, or a list that contains some.
 *
 * @returns null when it names none
 */
export function roleOf(claims: JWTPayload, claim: string): UserRole | null {
  const value = readClaim(claims, claim);
  const names = (Array.isArray(value) ? value : [value]).filter(isText).map((name) => name.toLowerCase());
  const roles = USER_ROLES.filter((role) => names.includes(role.toLowerCase()));
  return roles.toSorted((one, other) => roleLevel(other) - roleLevel(one))[0] ?? null;
}

/**
 * Whether the sign-in was as strong as required: `acr` is one of `acrValues`, and `amr` has all of `amrValues`.
 * Empty lists require nothing.
 */
export function isStrongEnough(
  claims: JWTPayload,
  acrValues: readonly string[],
  amrValues: readonly string[],
): boolean {
  const { acr, amr } = claims;
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  return (
    (acrValues.length === 0 || (isText(acr) && acrValues.includes(acr))) &&
    amrValues.every((method) => methods.includes(method))
  );
}

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
  const line = tidyLine(claim.toWellFormed().replace(/\p{Cc}+/gu, ' '));
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
