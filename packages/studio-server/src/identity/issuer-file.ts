import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const issuerPath = (dataDir: string) => join(dataDir, 'identity', 'issuer');

/** Writes the issuer URL of the running provider to the data folder, for the token command. */
export const writeIssuer = (dataDir: string, issuer: string): Promise<void> => writeFile(issuerPath(dataDir), issuer);

/** Reads the issuer URL of the provider that last ran on a data folder; null when none did. */
export async function readIssuer(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(issuerPath(dataDir), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
