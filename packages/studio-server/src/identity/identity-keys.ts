import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod';
import { secrets } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

/**
 * Persistent secrets of the embedded provider, so that sign-ins survive a restart. With the
 * embedded database they are in the data folder; on PostgreSQL in the `secrets` table, so
 * that all processes share them.
 */
export interface IdentityKeys {
  /** Private RS256 key for signing tokens. */
  signingKey: JWK;
  /** Keys for signing cookies, newest first. */
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
 * @returns null when the folder has no keys yet
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

/** Writes keys to a temporary file in the same folder, readable by its owner only. @returns its path */
async function writeBeside(path: string, keys: IdentityKeys): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, JSON.stringify(keys), { mode: 0o600, flush: true });
  return temporary;
}

/** Reads the keys of a data folder; creates them on first start, readable by their owner only. */
export async function ensureIdentityKeys(dataDir: string): Promise<IdentityKeys> {
  const existing = await readIdentityKeys(dataDir);
  if (existing) return existing;
  const path = keysPath(dataDir);
  const temporary = await writeBeside(path, await generateKeys());
  // A link never overwrites: when two processes start concurrently, both use the keys of the first.
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
 * Reads the keys shared by all processes on a database. The first process to start stores
 * them, using the existing keys of its data folder if any.
 *
 * @throws ZodError when the keys are damaged
 */
export async function ensureSharedIdentityKeys(db: Queryable, dataDir: string): Promise<IdentityKeys> {
  const existing = await readShared(db);
  if (existing) return existing;
  const value = (await readIdentityKeys(dataDir)) ?? (await generateKeys());
  await db.insert(secrets).values({ name: SECRET_NAME, value }).onConflictDoNothing();
  return (await readShared(db))!;
}

/** Copies the shared keys to the data folder, for the token command. */
export async function copyIdentityKeys(dataDir: string, keys: IdentityKeys): Promise<void> {
  const path = keysPath(dataDir);
  await rename(await writeBeside(path, keys), path);
}
