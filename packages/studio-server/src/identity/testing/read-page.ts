import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app shows. @param secret base32, spaces allowed */
export const totpCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({ timestamp: at.getTime() });

/** Returns the value of a hidden input. */
export const hiddenValue = (body: string, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(body)?.[1] ?? '';

/** Returns the key that a set-up page of an authenticator app shows. */
export const shownSecret = (body: string): string => /class="secret">([^<]+)</.exec(body)?.[1] ?? '';

/** Returns the recovery codes that a page shows. */
export const shownCodes = (body: string): string[] =>
  [...body.matchAll(/<li>([a-z0-9]{4}(?:-[a-z0-9]{4}){2})<\/li>/g)].map((match) => match[1]!);
