import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod';
import { secrets } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { type RetiredKey, rotateKeyring, unexpiredKeys } from '../keyring.ts';

/** A key that signs tokens and one that signs cookies. */
interface KeyPair {
  /** Private RS256 key for signing tokens. */
  signingKey: JWK;
  cookieKey: string;
}

/**
 * Persistent secrets of the embedded provider, so that sign-ins survive a restart. With the
 * embedded database they are in the data folder; on PostgreSQL in the `secrets` table, so
 * that all processes share them.
 *
 * `signingKey` and the first of `cookieKeys` sign. Earlier versions know only these; see {@link acceptedKeys}.
 */
export interface IdentityKeys {
  /** Private RS256 key for signing tokens. */
  signingKey: JWK;
  /** Keys for signing cookies, newest first. */
  cookieKeys: string[];
  /** The keys after the next rotation, which are accepted already. */
  next?: KeyPair | undefined;
  /** Replaced keys, and until when they are accepted. */
  previous?: RetiredKey<KeyPair>[] | undefined;
  /** When the keys were rotated last; null before. */
  rotated?: string | null | undefined;
}

const jwkSchema = z.looseObject({ kty: z.literal('RSA'), kid: z.string(), alg: z.literal('RS256'), d: z.string() });
const pairSchema = z.object({ signingKey: jwkSchema, cookieKey: z.string().min(32) });
const keysSchema = z.object({
  signingKey: jwkSchema,
  cookieKeys: z.array(z.string().min(32)).min(1),
  next: pairSchema.optional(),
  previous: z.array(z.object({ key: pairSchema, until: z.iso.datetime() })).optional(),
  rotated: z.iso.datetime().nullable().optional(),
});

/** Returns the keys of the provider, those that sign first. Replaced ones are left out after their end. */
export function acceptedKeys(keys: IdentityKeys, now: Date): { signingKeys: JWK[]; cookieKeys: string[] } {
  const others = [...(keys.next ? [keys.next] : []), ...unexpiredKeys(keys.previous ?? [], now).map(({ key }) => key)];
  return {
    signingKeys: [keys.signingKey, ...others.map(({ signingKey }) => signingKey)],
    cookieKeys: [...keys.cookieKeys, ...others.map(({ cookieKey }) => cookieKey)],
  };
}

const keysPath = (dataDir: string) => join(dataDir, 'identity', 'keys.json');

async function generatePair(): Promise<KeyPair> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    signingKey: { ...jwk, kid: randomUUID(), alg: 'RS256', use: 'sig' },
    cookieKey: randomBytes(32).toString('base64url'),
  };
}

async function generateKeys(): Promise<IdentityKeys> {
  const [{ signingKey, cookieKey }, next] = await Promise.all([generatePair(), generatePair()]);
  return { signingKey, cookieKeys: [cookieKey], next, previous: [], rotated: null };
}

/** Adds the next keys to those of an earlier version. */
const withNext = async (keys: IdentityKeys): Promise<IdentityKeys> => ({
  ...keys,
  next: await generatePair(),
  previous: [],
  rotated: null,
});

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
  if (existing?.next) return existing;
  if (existing) {
    await copyIdentityKeys(dataDir, await withNext(existing));
    return (await readIdentityKeys(dataDir))!;
  }
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

/** Reads the keys that all processes on a database share; null when there are none. @throws ZodError when they are damaged */
export async function readSharedIdentityKeys(db: Queryable): Promise<IdentityKeys | null> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, SECRET_NAME));
  return row ? (keysSchema.parse(row.value) as IdentityKeys) : null;
}

/** Stores shared keys unless another process has changed them meanwhile. */
async function writeShared(db: Queryable, keys: IdentityKeys, before: IdentityKeys): Promise<void> {
  await db
    .update(secrets)
    .set({ value: keys })
    .where(and(eq(secrets.name, SECRET_NAME), eq(secrets.value, before)));
}

/**
 * Reads the keys shared by all processes on a database. The first process to start stores
 * them, using the existing keys of its data folder if any.
 *
 * @throws ZodError when the keys are damaged
 */
export async function ensureSharedIdentityKeys(db: Queryable, dataDir: string): Promise<IdentityKeys> {
  const existing = await readSharedIdentityKeys(db);
  if (existing?.next) return existing;
  if (existing) await writeShared(db, await withNext(existing), existing);
  else {
    const own = await readIdentityKeys(dataDir);
    const value = own?.next ? own : own ? await withNext(own) : await generateKeys();
    await db.insert(secrets).values({ name: SECRET_NAME, value }).onConflictDoNothing();
  }
  return (await readSharedIdentityKeys(db))!;
}

/** Copies the shared keys to the data folder, for the token command. */
export async function copyIdentityKeys(dataDir: string, keys: IdentityKeys): Promise<void> {
  const path = keysPath(dataDir);
  await rename(await writeBeside(path, keys), path);
}

/** Deletes the keys of a data folder. The next start makes new ones. */
export const deleteIdentityKeys = (dataDir: string): Promise<void> => rm(keysPath(dataDir), { force: true });

/** Makes the next keys the current ones. @param db of a PostgreSQL server; null for the keys of the data folder */
export async function rotateIdentityKeys(
  { db, dataDir }: { db: Queryable | null; dataDir: string },
  now: Date,
  overlapMs: number,
): Promise<IdentityKeys> {
  const keys = await (db ? ensureSharedIdentityKeys(db, dataDir) : ensureIdentityKeys(dataDir));
  const { signingKey, cookieKeys, next, previous = [], rotated = null } = keys;
  const current = { signingKey, cookieKey: cookieKeys[0]! };
  const ring = rotateKeyring({ current, next: next!, previous, rotated }, await generatePair(), now, overlapMs);
  const changed: IdentityKeys = {
    signingKey: ring.current.signingKey,
    cookieKeys: [ring.current.cookieKey],
    next: ring.next,
    previous: [...ring.previous],
    rotated: ring.rotated,
  };
  if (db) await writeShared(db, changed, keys);
  else await copyIdentityKeys(dataDir, changed);
  return (await (db ? readSharedIdentityKeys(db) : readIdentityKeys(dataDir)))!;
}
