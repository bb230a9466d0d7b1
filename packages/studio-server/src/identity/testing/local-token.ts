import { readIdentityKeys } from '../identity-keys.ts';
import { embeddedIssuer } from '../provider.ts';
import { signLocalToken } from '../sign-local-token.ts';

/** Signs a token of a person for the server that runs on a data folder at this origin. */
export async function localToken(dataDir: string, publicUrl: string, email: string): Promise<string> {
  const keys = await readIdentityKeys(dataDir);
  if (!keys) throw new Error(`No server has used ${dataDir} yet.`);
  return signLocalToken(keys, embeddedIssuer(publicUrl), email);
}
