import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod';
import { secrets } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

/**
 * Secrets of the embedded provider, so that sign-ins survive a restart. Beside
 * the embedded database they live in the data folder; on a PostgreSQL server
 * in its table of secrets, so that every process signs and reads with the same.
 */
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

/** Writes keys to a file of its own in the same folder, readable by its owner only. @returns its path */
async function writeBeside(path: string, keys: IdentityKeys): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, JSON.stringify(keys), { mode: 0o600, flush: true });
  return temporary;
}

/** Keys of a data folder, created at the first start and readable by their owner only. */
export async function ensureIdentityKeys(dataDir: string): Promise<IdentityKeys> {
  const existing = await readIdentityKeys(dataDir);
  if (existing) return existing;
  const path = keysPath(dataDir);
  const temporary = await writeBeside(path, await generateKeys());
  // A link never replaces: of two processes starting at once, both end up with the first one's keys.
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary);
  return (await readIdentityKeys(dataDir))!;
}

const SECRET_NAME = 'identity-keys';

async function readShared(db: Queryable): Promise<IdentityKeys | null> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, SECRET_NAME));
  return row ? (keysSchema.parse(row.value) as IdentityKeys) : null;
}

/**
 * The keys that the processes on a database share, brought by the first to
 * start: those of its data folder, where there are some from before.
 *
 * @throws ZodError when they are damaged
 */
export async function ensureSharedIdentityKeys(db: Queryable, dataDir: string): Promise<IdentityKeys> {
  const existing = await readShared(db);
  if (existing) return existing;
  const value = (await readIdentityKeys(dataDir)) ?? (await generateKeys());
  await db.insert(secrets).values({ name: SECRET_NAME, value }).onConflictDoNothing();
  return (await readShared(db))!;
}

/** Leaves a copy of shared keys in the data folder of a process, for the token command there. */
export async function copyIdentityKeys(dataDir: string, keys: IdentityKeys): Promise<void> {
  const path = keysPath(dataDir);
  await rename(await writeBeside(path, keys), path);
}
