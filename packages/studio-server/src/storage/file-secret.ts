import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { type Keyring, rotateKeyring } from '../keyring.ts';

const SECRET_BYTES = 32;

/** Creates a random secret of 32 bytes. */
export const createSecret = (): Buffer => randomBytes(SECRET_BYTES);

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));

/** The keys beside the current one, which has a file of its own so that earlier versions can read it. */
const othersSchema = z.object({
  next: bytes,
  previous: z.array(z.object({ key: bytes, until: z.iso.datetime() })),
  rotated: z.iso.datetime().nullable(),
});

const othersPath = (path: string): string => `${path.replace(/\.key$/, '')}.keyring.json`;

/** Writes a file atomically and durably, readable by its owner only. */
async function writePrivate(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

const writeOthers = (path: string, { next, previous, rotated }: Omit<Keyring<Buffer>, 'current'>) =>
  writePrivate(
    othersPath(path),
    JSON.stringify({
      next: next.toString('base64'),
      previous: previous.map(({ key, until }) => ({ key: key.toString('base64'), until })),
      rotated,
    }),
  );

/**
 * Reads a secret, such as the one that signs file links; creates it on first use, readable by its owner
 * only. Deleting the file invalidates everything that it has signed.
 */
export async function readOrCreateSecret(path: string): Promise<Buffer> {
  const secret = await readFile(path).catch(() => null);
  if (secret?.length === SECRET_BYTES) return secret;
  const made = createSecret();
  await writePrivate(path, made);
  return made;
}

async function readOthers(path: string): Promise<Omit<Keyring<Buffer>, 'current'> | null> {
  const text = await readFile(othersPath(path), 'utf8').catch(() => null);
  return text === null ? null : othersSchema.parse(JSON.parse(text));
}

/**
 * Reads the keys of a secret without creating any. One of an earlier version has no next key yet: it is the current one.
 *
 * @returns null when the secret does not exist
 * @throws ZodError or SyntaxError when a file is damaged
 */
export async function readKeyringFile(path: string): Promise<Keyring<Buffer> | null> {
  const current = await readFile(path).catch(() => null);
  if (current?.length !== SECRET_BYTES) return null;
  return { current, ...((await readOthers(path)) ?? { next: current, previous: [], rotated: null }) };
}

/** Reads the keys of a secret; creates those that do not exist. @throws ZodError or SyntaxError when a file is damaged */
export async function openKeyringFile(path: string): Promise<Keyring<Buffer>> {
  const current = await readOrCreateSecret(path);
  const known = await readOthers(path);
  if (known) return { current, ...known };
  const others = { next: createSecret(), previous: [], rotated: null };
  await writeOthers(path, others);
  return { current, ...others };
}

/**
 * Rotates a secret. A process that is interrupted in between leaves keys with which everything is accepted as before; then
 * rotate again.
 */
export async function rotateKeyringFile(path: string, now: Date, overlapMs: number): Promise<Keyring<Buffer>> {
  const ring = await openKeyringFile(path);
  // After an interruption the next key is the current one already.
  const next = ring.next.equals(ring.current) ? createSecret() : ring.next;
  const rotated = rotateKeyring({ ...ring, next }, createSecret(), now, overlapMs);
  await writeOthers(path, { ...rotated, next });
  await writePrivate(path, rotated.current);
  await writeOthers(path, rotated);
  return rotated;
}
