import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod';

/** Secrets of the embedded provider; they live in the data folder, so sign-ins survive a restart. */
export interface IdentityKeys {
  /** Private RS256 key that signs tokens. */
  signingKey: JWK;
  /** Keys that sign the provider's cookies, newest first. */
  cookieKeys: string[];
}

const keysSchema = z.object({
  signingKey: z.looseObject({ kty: z.literal('RSA'), kid: z.string(), alg: z.literal('RS256'), d: z.string() }),
  cookieKeys: z.array(z.string().min(32)).min(1),
});

const keysPath = (dataDir: string) => join(dataDir, 'identity', 'keys.json');

async function generateKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    signingKey: { ...jwk, kid: randomUUID(), alg: 'RS256', use: 'sig' },
    cookieKeys: [randomBytes(32).toString('base64url')],
  };
}

/**
 * Reads the keys of a data folder.
 *
 * @returns null when the folder has none yet
 * @throws ZodError or SyntaxError when the file is damaged
 */
export async function readIdentityKeys(dataDir: string): Promise<IdentityKeys | null> {
  try {
    return keysSchema.parse(JSON.parse(await readFile(keysPath(dataDir), 'utf8'))) as IdentityKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Keys of a data folder, created at the first start and readable by their owner only. */
export async function ensureIdentityKeys(dataDir: string): Promise<IdentityKeys> {
  const existing = await readIdentityKeys(dataDir);
  if (existing) return existing;
  const path = keysPath(dataDir);
  await mkdir(join(dataDir, 'identity'), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, JSON.stringify(await generateKeys()), { mode: 0o600, flush: true });
  // A link never replaces: of two processes starting at once, both end up with the first one's keys.
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary);
  return (await readIdentityKeys(dataDir))!;
}
