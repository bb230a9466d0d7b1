import { accessTokenChanges } from '@inspection-studio/domain/calls';
import { StudioError } from '@inspection-studio/studio-app/upload-engine';
import { CommandError, toCommandError } from '../command-error.ts';
import { openCalls } from '../studio/calls.ts';
import type { SignIn, SignIns } from './stored-sign-ins.ts';

/** Revokes the access token of a sign-in. One that is no longer valid is revoked. @throws StudioError */
export async function revoke({ url, token, userId, tokenId }: SignIn): Promise<void> {
  const { send } = openCalls({ url, token });
  try {
    await send(accessTokenChanges.revokeAccessToken, { params: { id: userId, tokenId } });
  } catch (error) {
    if (!(error instanceof StudioError) || error.status !== 401) throw error;
  }
}

/**
 * Signs out of a studio: revokes the access token, and removes it from this computer in any case.
 *
 * @throws CommandError when the token could not be revoked
 */
export async function logOut(
  url: string,
  { signIns, print }: { signIns: SignIns; print: (line: string) => void },
): Promise<void> {
  const signIn = await signIns.read(url);
  if (!signIn) return print(`You are not signed in to ${url}.`);
  await signIns.remove(url);
  try {
    await revoke(signIn);
  } catch (cause) {
    const error = toCommandError(cause, url);
    if (!error) throw cause;
    throw new CommandError(
      `${error.message} You are signed out on this computer only: revoke the token '${signIn.tokenName}' in your profile.`,
      error.exitCode,
    );
  }
  print(`Signed out of ${url}.`);
}
