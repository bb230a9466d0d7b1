import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { secrets } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import { type Keyring, rotateKeyring } from '../../keyring.ts';
import { createSecret, openKeyringFile, readKeyringFile, rotateKeyringFile } from '../../storage/file-secret.ts';

const SECRET_NAME = 'sign-in-sealing';

/** Of `next`, `previous` and `rotated`, earlier versions store nothing and read nothing. */
const storedSchema = z.object({
  key: z.base64(),
  next: z.base64().optional(),
  previous: z.array(z.object({ key: z.base64(), until: z.iso.datetime() })).default([]),
  rotated: z.iso.datetime().nullable().default(null),
});

/** Where the sealing keys are. */
export interface SealingPlace {
  db: Queryable;
  dataDir: string;
  /** Whether the database is a PostgreSQL server. Then all processes share the keys in it. */
  isShared: boolean;
}

const pathOf = (dataDir: string) => join(dataDir, 'identity', 'sealing.key');
const decode = (text: string) => Buffer.from(text, 'base64');

const toRow = ({ current, next, previous, rotated }: Keyring<Buffer>) => ({
  key: current.toString('base64'),
  next: next.toString('base64'),
  previous: previous.map(({ key, until }) => ({ key: key.toString('base64'), until })),
  rotated,
});

/** Reads the shared keys, and the row they are in; null when there are none. */
async function readShared(db: Queryable): Promise<{ ring: Keyring<Buffer>; isComplete: boolean; row: unknown } | null> {
  const [found] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, SECRET_NAME));
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
async function writeShared(db: Queryable, ring: Keyring<Buffer>, before: unknown): Promise<void> {
  await db
    .update(secrets)
    .set({ value: toRow(ring) })
    .where(and(eq(secrets.name, SECRET_NAME), eq(secrets.value, before)));
}

/** Reads the keys without creating any; null when there are none. */
export async function readSealingKeys({ db, dataDir, isShared }: SealingPlace): Promise<Keyring<Buffer> | null> {
  return isShared ? ((await readShared(db))?.ring ?? null) : readKeyringFile(pathOf(dataDir));
}

/**
 * Reads the keys that encrypt the secrets of authenticator apps; creates them on first use. With the embedded database they
 * are in the data folder. On PostgreSQL all processes share them, and the first one takes them from its data folder.
 */
export async function ensureSealingKeys({ db, dataDir, isShared }: SealingPlace): Promise<Keyring<Buffer>> {
  if (!isShared) return openKeyringFile(pathOf(dataDir));
  const stored = await readShared(db);
  if (stored?.isComplete) return stored.ring;
  if (stored) await writeShared(db, stored.ring, stored.row);
  else {
    const own = await openKeyringFile(pathOf(dataDir));
    await db
      .insert(secrets)
      .values({ name: SECRET_NAME, value: toRow(own) })
      .onConflictDoNothing();
  }
  return (await readShared(db))!.ring;
}

/** Makes the next key the current one. */
export async function rotateSealingKeys(place: SealingPlace, now: Date, overlapMs: number): Promise<Keyring<Buffer>> {
  const { db, dataDir, isShared } = place;
  if (!isShared) return rotateKeyringFile(pathOf(dataDir), now, overlapMs);
  await ensureSealingKeys(place);
  const stored = (await readShared(db))!;
  await writeShared(db, rotateKeyring(stored.ring, createSecret(), now, overlapMs), stored.row);
  return (await readShared(db))!.ring;
}
