import { dictionary } from '@zxcvbn-ts/language-common';

/** Minimum number of characters of a password. Spaces next to each other count as one. */
export const PASSWORD_MIN_LENGTH = 12;
/** Maximum number of characters of a password. */
export const PASSWORD_MAX_LENGTH = 128;

const MIN_DISTINCT = 5;
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns the form of a password that is hashed, so that keyboards which compose characters differently agree.
 * Nothing is trimmed or cut off.
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Removes digits and signs around the word in a password, such as `!` and `2026`. */
const withoutAffixes = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Returns the shortest text that repeated gives this one. */
function repeatedPart(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

const isCommon = (text: string): boolean =>
  [text, withoutAffixes(text), repeatedPart(text)].some((part) => common.has(part));

/**
 * Returns why a password is not accepted, as a sentence for the person; null when it is. There are no rules about
 * kinds of characters.
 *
 * @param email address of the account, which must not be the password
 */
export function passwordFault(password: string, email: string): string | null {
  const text = normalizePassword(password).toLowerCase();
  const length = Array.from(text).length;
  if (Array.from(text.replace(/ +/g, ' ')).length < PASSWORD_MIN_LENGTH)
    return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (length > PASSWORD_MAX_LENGTH) return `Use at most ${PASSWORD_MAX_LENGTH} characters.`;
  if (new Set(text).size < MIN_DISTINCT || isCommon(text)) return 'This password is easy to guess. Choose another one.';
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  if ([email.toLowerCase(), local, domain].includes(withoutAffixes(text)) || text === email.toLowerCase()) {
    return "Don't use your e-mail address as password.";
  }
  return null;
}
