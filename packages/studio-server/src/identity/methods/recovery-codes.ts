import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Characters that don't look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url');

function createCode(): string {
  const signs = Array.from(randomBytes(GROUPS * GROUP_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return signs.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))!.join('-');
}

/** Replaces the recovery codes of a person. @returns ten codes such as `k7mq-2x9p-hd4w`, stored as hashes only */
export async function replaceRecoveryCodes(db: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, createCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(userId, code) })));
  return codes;
}

/** Whether a recovery code of the person is valid. Each is accepted once; hyphens, spaces and case do not matter. */
export async function redeemRecoveryCode(db: Queryable, userId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.hash, hashOf(userId, code)), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
    )
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}
