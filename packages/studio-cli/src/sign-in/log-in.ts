import { accessTokenChanges, userReads } from '@inspection-studio/domain/calls';
import { counted } from '@inspection-studio/domain/units';
import { COMMAND_LINE_TOKEN, displayName } from '@inspection-studio/domain/users';
import { CommandError } from '../command-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { openCalls } from '../studio/calls.ts';
import { readSettings } from '../studio/settings.ts';
import { pollForToken, requestCodes } from './device-grant.ts';
import { revoke } from './log-out.ts';
import type { SignIns } from './stored-sign-ins.ts';

/** What a sign-in needs of its surroundings. */
export interface SignInSurroundings {
  signIns: SignIns;
  /** Prints a line. */
  print: (line: string) => void;
  /** Name of this computer. */
  hostName: string;
  /** Aborts when the user wants to stop. */
  stop: AbortSignal;
}

const TOKEN_NAME_MAX = 30;

/** Returns the name under which the profile lists the token of a computer. */
export const tokenName = (hostName: string): string => `Command line, ${hostName}`.slice(0, TOKEN_NAME_MAX).trim();

const minutes = (ms: number) => counted(Math.round(ms / 60_000), 'minute');

/**
 * Signs in to a studio by device code, and stores an access token for uploads. It replaces that of an earlier sign-in.
 *
 * @throws CommandError, StudioError when nobody was signed in
 */
export async function logIn(url: string, { signIns, print, hostName, stop }: SignInSurroundings): Promise<void> {
  const { deviceSignIn } = await readSettings(url);
  if (!deviceSignIn) {
    throw new CommandError(
      'The sign-in provider of this studio has no sign-in by device code. Create an access token in your profile and set STUDIO_TOKEN.',
      EXIT_CODES.refused,
    );
  }
  const codes = await requestCodes(deviceSignIn, stop);
  print(`Open ${codes.page} and enter this code:`);
  print(`\n  ${codes.userCode}\n`);
  print(`Waiting until you allow it. The code is valid for ${minutes(codes.lifetimeMs)}.`);
  const { send } = openCalls({ url, token: await pollForToken(deviceSignIn, codes, stop) });
  const person = await send(userReads.whoami);
  const name = tokenName(hostName);
  const payload = { name, ...COMMAND_LINE_TOKEN };
  const created = await send(accessTokenChanges.createAccessToken, { params: { id: person.id }, payload });
  const earlier = await signIns.read(url);
  const { id: tokenId, token, expires } = created;
  await signIns.write({ url, userId: person.id, tokenId, tokenName: name, token, expires });
  // An earlier token may have expired; nothing depends on it any more.
  if (earlier) await revoke(earlier).catch(() => undefined);
  const until = new Date(expires).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  print(`Signed in to ${url} as ${displayName(person)}, until ${until}.`);
}
