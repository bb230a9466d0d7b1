import { API_BASE_PATH } from '@inspection-studio/domain/calls';
import { readConfig } from '../config.ts';
import { readIdentityKeys } from './identity-keys.ts';
import { readIssuer } from './issuer-file.ts';
import { signLocalToken } from './sign-local-token.ts';

const USAGE = 'Usage: npm run -s token -- <e-mail>, for example manager@demo.example';
const ASK_TIMEOUT_MS = 10_000;

/** A one-line error for the terminal. */
class TokenCommandError extends Error {
  override name = 'TokenCommandError';
}

/** Verifies the token against the running server, so that only usable tokens are printed. */
async function check(token: string, issuer: string, email: string): Promise<void> {
  const { origin } = new URL(issuer);
  const answer = await fetch(`${origin}${API_BASE_PATH}users/whoami`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
  }).catch(() => {
    throw new TokenCommandError(`No server is running at ${origin}. Start it with: npm start`);
  });
  if (answer.status === 403) throw new TokenCommandError(`There is no active person with the e-mail address ${email}.`);
  if (!answer.ok) {
    throw new TokenCommandError(
      `The server at ${origin} does not accept tokens of this data folder (status ${answer.status}).`,
    );
  }
}

/**
 * Prints an access token for a person on the running local server.
 *
 * @throws TokenCommandError with a one-line reason
 */
async function printToken(email: string | undefined): Promise<void> {
  if (!email?.includes('@')) throw new TokenCommandError(USAGE);
  const { dataDir, hostedSignIn } = readConfig();
  if (hostedSignIn)
    throw new TokenCommandError('This server uses a hosted sign-in. The command works with the built-in sign-in only.');
  const keys = await readIdentityKeys(dataDir);
  const issuer = await readIssuer(dataDir);
  if (!keys || !issuer) throw new TokenCommandError(`No server has used ${dataDir} yet. Start it with: npm start`);
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
