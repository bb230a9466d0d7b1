import { and, asc, eq, gt } from 'drizzle-orm';
import { totp } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import type { Keyring } from '../../keyring.ts';
import { createSealer } from './sealer.ts';
import { totpPurpose } from './totp.ts';

const ROWS_PER_PAGE = 200;
/** Before the end of every retired key: these values have no end, so they are read with any key that still exists. */
const ANY_TIME = new Date(0);

/**
 * Encrypts the secrets of authenticator apps with one key, as far as other keys encrypted them. They have no end, so a
 * retired key could never be dropped otherwise.
 *
 * @param key every process must know it
 * @returns how many were encrypted again, and how many no key can read
 */
export async function resealTotp(
  db: Queryable,
  ring: Keyring<Buffer>,
  key: Buffer,
): Promise<{ resealedCount: number; unreadableCount: number }> {
  const target = createSealer(key);
  const any = createSealer(ring.current, ring);
  let [resealedCount, unreadableCount, after] = [0, 0, ''];
  for (;;) {
    const rows = await db
      .select({ userId: totp.userId, sealed: totp.sealedSecret })
      .from(totp)
      .where(gt(totp.userId, after))
      .orderBy(asc(totp.userId))
      .limit(ROWS_PER_PAGE);
    for (const { userId, sealed } of rows) {
      const purpose = totpPurpose(userId);
      if (target.open(purpose, sealed) !== null) continue;
      const secret = any.open(purpose, sealed, ANY_TIME);
      if (secret === null) {
        unreadableCount += 1;
        continue;
      }
      // Only if the person did not set up another app meanwhile.
      await db
        .update(totp)
        .set({ sealedSecret: target.seal(purpose, secret) })
        .where(and(eq(totp.userId, userId), eq(totp.sealedSecret, sealed)));
      resealedCount += 1;
    }
    if (rows.length < ROWS_PER_PAGE) return { resealedCount, unreadableCount };
    after = rows.at(-1)!.userId;
  }
}
