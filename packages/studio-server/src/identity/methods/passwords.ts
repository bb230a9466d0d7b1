import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { passwords } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import { normalizePassword } from './password-rule.ts';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** Cost of a hash: memory in KiB and number of passes. */
export type PasswordCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

/** 19 MiB of memory and two passes, the minimum that OWASP recommends. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password with Argon2id. @returns the hash with its salt and cost, in the PHC string format */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const message = normalizePassword(password);
  const hash = await derive('argon2id', { ...cost, message, nonce, tagLength: HASH_BYTES });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(hash)}`;
}

/** Whether a password has this hash. */
async function isPasswordOf(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored) ?? [];
  const expected = Buffer.from(hash ?? '', 'base64');
  const found = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: normalizePassword(password),
    nonce: Buffer.from(salt ?? '', 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(expected, found);
}

let dummy: Promise<string> | undefined;

/**
 * Verifies the password of a person. Takes equally long for unknown people and people without a password.
 *
 * @param userId null for an unknown person
 */
export async function verifyPassword(db: Queryable, userId: string | null, password: string): Promise<boolean> {
  const [row] =
    userId === null
      ? []
      : await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId));
  dummy ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'));
  const matches = await isPasswordOf(row?.hash ?? (await dummy), password);
  return matches && row !== undefined;
}

/** Stores the hash of a person's password in place of an earlier one. Make it with {@link hashPassword}, outside a transaction. */
export async function savePassword(db: Queryable, userId: string, hash: string, now: Date): Promise<void> {
  const values = { hash, changedAt: now };
  await db
    .insert(passwords)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: passwords.userId, set: values });
}
