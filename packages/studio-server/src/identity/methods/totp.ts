import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { totp } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import type { Sealer } from './sealer.ts';

const PERIOD_SECONDS = 30;
/** Codes of one step before and after now are accepted, for clocks that differ. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
/** White margin that scanners rely on. */
const QUIET_ZONE_MODULES = 4;

const generatorOf = (secret: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** Creates the secret of an authenticator app, in base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the secret as a QR code, an SVG image with dark modules on white. */
export const totpQrCode = (secret: string, email: string): string =>
  renderSVG(generatorOf(secret, email).toString(), { border: QUIET_ZONE_MODULES });

/** Returns the time step of a code when it is valid now; null otherwise. */
export function totpCounter(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = generatorOf(secret).validate({ token, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Purpose for which the secret of a person's authenticator app is sealed. */
export const totpPurpose = (userId: string) => `totp:${userId}`;

/** Stores the authenticator app of a person after its first code, in place of an earlier one. */
export async function saveTotp(
  db: Queryable,
  sealer: Sealer,
  confirmed: { userId: string; secret: string; counter: number; now: Date },
): Promise<void> {
  const { userId, secret, counter, now } = confirmed;
  const values = { sealedSecret: sealer.seal(totpPurpose(userId), secret), confirmedAt: now, lastCounter: counter };
  await db
    .insert(totp)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: totp.userId, set: values });
}

/** Whether a code of the person's authenticator app is valid now. Each code is accepted once. */
export async function redeemTotp(
  db: Queryable,
  sealer: Sealer,
  attempt: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { userId, code, now } = attempt;
  const [row] = await db.select().from(totp).where(eq(totp.userId, userId));
  const secret = row && sealer.open(totpPurpose(userId), row.sealedSecret);
  const counter = secret ? totpCounter(secret, code, now) : null;
  if (counter === null) return false;
  const accepted = await db
    .update(totp)
    .set({ lastCounter: counter })
    .where(and(eq(totp.userId, userId), lt(totp.lastCounter, counter)))
    .returning({ userId: totp.userId });
  return accepted.length > 0;
}
