import { API_BASE_PATH } from '@inspection-studio/domain';
import { readConfig } from '../config.ts';
import { readIdentityKeys } from './identity-keys.ts';
import { readIssuer } from './issuer-file.ts';
import { signLocalToken } from './sign-local-token.ts';

const USAGE = 'Say whose token to print, for example: npm run -s token -- manager@demo.example';
const ASK_TIMEOUT_MS = 10_000;

/** One sentence for the person at the terminal. */
class TokenCommandError extends Error {
  override name = 'TokenCommandError';
}

/** Asks the running server whether the token is good there, so that nothing useless is printed. */
async function check(token: string, issuer: string, email: string): Promise<void> {
  const { origin } = new URL(issuer);
  const answer = await fetch(`${origin}${API_BASE_PATH}users/whoami`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
  }).catch(() => {
    throw new TokenCommandError(`No server answers at ${origin}; start it with: npm start`);
  });
  if (answer.status === 403) throw new TokenCommandError(`There is no active person with the e-mail address ${email}.`);
  if (!answer.ok) {
    throw new TokenCommandError(
      `The server at ${origin} does not accept tokens of this data folder (status ${answer.status}).`,
    );
  }
}

/**
 * Prints an access token for a person of a running local server.
 *
 * @throws TokenCommandError with one sentence saying what is missing
 */
async function printToken(email: string | undefined): Promise<void> {
  if (!email?.includes('@')) throw new TokenCommandError(USAGE);
  const { dataDir, hostedSignIn } = readConfig();
  if (hostedSignIn)
    throw new TokenCommandError('Tokens come from the hosted sign-in here; this command is for the built-in one.');
  const keys = await readIdentityKeys(dataDir);
  const issuer = await readIssuer(dataDir);
  if (!keys || !issuer) throw new TokenCommandError(`No server has run on ${dataDir} yet; start it with: npm start`);
  const token = await signLocalToken(keys, issuer, email);
  await check(token, issuer, email);
  console.log(token);
}

try {
  await printToken(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
