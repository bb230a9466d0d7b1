import { CommandError, usageError } from '../command-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { SignIn } from './stored-sign-ins.ts';

/** Where a command goes, and with which token. */
export interface Credentials {
  /** Origin of the studio. */
  url: string;
  token: string;
}

const NO_STUDIO = 'Where is your studio? Set --url or STUDIO_URL.';

/**
 * Returns the studio that a command is about: the one that it names, or else the only one that the user has signed in to.
 *
 * @throws CommandError when there is none, or several
 */
export function studioOf(url: string | undefined, signIns: readonly SignIn[]): string {
  if (url !== undefined) return url;
  const [only, ...others] = signIns;
  if (!only) throw usageError(NO_STUDIO);
  if (others.length === 0) return only.url;
  throw usageError(
    `You are signed in to several studios. Set --url to one of ${signIns.map((one) => one.url).join(', ')}.`,
  );
}

/**
 * Returns where a command goes, and with which token: the one that it names, or else that of a sign-in.
 *
 * @throws CommandError when one of them is missing, or the sign-in has ended
 */
export function credentialsOf(
  { url: namedUrl, token }: Partial<Credentials>,
  signIns: readonly SignIn[],
  now: Date,
): Credentials {
  // A token that is named belongs to a studio that is named.
  const url = studioOf(namedUrl, token === undefined ? signIns : []);
  if (token !== undefined) return { url, token };
  const signIn = signIns.find((one) => one.url === url);
  if (!signIn) {
    throw new CommandError(
      'You are not signed in. Run studio login, or set STUDIO_TOKEN to an access token.',
      EXIT_CODES.refused,
    );
  }
  if (Date.parse(signIn.expires) > now.getTime()) return { url, token: signIn.token };
  throw new CommandError(`Your sign-in at ${url} has ended. Run studio login again.`, EXIT_CODES.refused);
}
