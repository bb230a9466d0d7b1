import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { secrets } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { type Keyring, rotateKeyring } from '../keyring.ts';
import { createSecret, openKeyringFile, readKeyringFile, rotateKeyringFile } from '../storage/file-secret.ts';
import { FILE_LINKS_KEY } from '../storage/local-store.ts';

/** Of `next`, `previous` and `rotated`, earlier versions store nothing and read nothing. */
const storedSchema = z.object({
  key: z.base64(),
  next: z.base64().optional(),
  previous: z.array(z.object({ key: z.base64(), until: z.iso.datetime() })).default([]),
  rotated: z.iso.datetime().nullable().default(null),
});

/** A secret: its name in the database, and its file in a data folder. */
export interface StoredSecret {
  name: string;
  file: string;
}

/** Encrypts the secrets of authenticator apps. */
export const SEALING: StoredSecret = { name: 'sign-in-sealing', file: join('identity', 'sealing.key') };

/** Signs the links of files that this server sends itself. */
export const FILE_LINKS: StoredSecret = { name: 'file-links', file: FILE_LINKS_KEY };

/** Where the keys of a secret are. */
export interface KeyPlace {
  db: Queryable;
  dataDir: string;
  /** Whether all processes share the keys in the database. */
  isShared: boolean;
}

const decode = (text: string) => Buffer.from(text, 'base64');

const toRow = ({ current, next, previous, rotated }: Keyring<Buffer>) => ({
  key: current.toString('base64'),
  next: next.toString('base64'),
  previous: previous.map(({ key, until }) => ({ key: key.toString('base64'), until })),
  rotated,
});

/** Reads the shared keys, and the row they are in; null when there are none. */
async function readShared(
  db: Queryable,
  name: string,
): Promise<{ ring: Keyring<Buffer>; isComplete: boolean; row: unknown } | null> {
  const [found] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!found) return null;
  const { key, next, previous, rotated } = storedSchema.parse(found.value);
  return {
    ring: {
      current: decode(key),
      next: next === undefined ? createSecret() : decode(next),
      previous: previous.map((each) => ({ key: decode(each.key), until: each.until })),
      rotated,
    },
    isComplete: next !== undefined,
    row: found.value,
  };
}

/** Stores keys unless another process has changed them meanwhile. */
async function writeShared(db: Queryable, name: string, ring: Keyring<Buffer>, before: unknown): Promise<void> {
  await db
    .update(secrets)
    .set({ value: toRow(ring) })
    .where(and(eq(secrets.name, name), eq(secrets.value, before)));
}

/** Reads the keys of a secret without creating any; null when there are none. */
export async function readStoredKeyring(
  { name, file }: StoredSecret,
  { db, dataDir, isShared }: KeyPlace,
): Promise<Keyring<Buffer> | null> {
  return isShared ? ((await readShared(db, name))?.ring ?? null) : readKeyringFile(join(dataDir, file));
}

/**
 * Reads the keys of a secret; creates them on first use. Unless they are shared, they are in the data folder. Of shared ones,
 * the first process takes those of its data folder.
 */
export async function ensureStoredKeyring(
  { name, file }: StoredSecret,
  { db, dataDir, isShared }: KeyPlace,
): Promise<Keyring<Buffer>> {
  const path = join(dataDir, file);
  if (!isShared) return openKeyringFile(path);
  const stored = await readShared(db, name);
  if (stored?.isComplete) return stored.ring;
  if (stored) await writeShared(db, name, stored.ring, stored.row);
  else {
    const own = await openKeyringFile(path);
    await db
      .insert(secrets)
      .values({ name, value: toRow(own) })
      .onConflictDoNothing();
  }
  return (await readShared(db, name))!.ring;
}

/** Makes the next key of a secret the current one. */
export async function rotateStoredKeyring(
  secret: StoredSecret,
  place: KeyPlace,
  now: Date,
  overlapMs: number,
): Promise<Keyring<Buffer>> {
  const { db, dataDir, isShared } = place;
  if (!isShared) return rotateKeyringFile(join(dataDir, secret.file), now, overlapMs);
  await ensureStoredKeyring(secret, place);
  const stored = (await readShared(db, secret.name))!;
  await writeShared(db, secret.name, rotateKeyring(stored.ring, createSecret(), now, overlapMs), stored.row);
  return (await readShared(db, secret.name))!.ring;
}
