import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import { accountLinks, type AccountLinkPurpose } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

const TOKEN_BYTES = 32;
/** 32 bytes in base64url. Anything else is refused before the database is asked. */
const TOKEN = /^[\w-]{43}$/;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time until a link expires, in milliseconds. */
const LIFETIME_MS: Record<AccountLinkPurpose, number> = {
  setup: 24 * HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
  recovery: 30 * MINUTE_MS,
};

/** What a link is for. Without a person, a `setup` link creates the first company. */
export interface AccountLink {
  purpose: AccountLinkPurpose;
  userId: string | null;
  /** E-mail address of the person; empty without a person. */
  email: string;
  companyId: string | null;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isSame = ({ purpose, userId }: AccountLink) =>
  and(
    eq(accountLinks.purpose, purpose),
    userId === null ? isNull(accountLinks.userId) : eq(accountLinks.userId, userId),
  );

/**
 * Creates a single-use link and ends the earlier ones of the same purpose and person. Expired links are removed.
 *
 * @returns the token, which is stored nowhere: a `setup` link works for 24 hours, an invitation 7 days, a recovery 30 minutes
 */
export async function createAccountLink(db: Queryable, link: AccountLink, now = new Date()): Promise<string> {
  await db.delete(accountLinks).where(or(isSame(link), lt(accountLinks.expiresAt, now)));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.insert(accountLinks).values({
    ...link,
    id: newId(link.purpose),
    tokenHash: hashOf(token),
    created: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS[link.purpose]),
  });
  return token;
}

const isUsable = (token: string, now: Date) =>
  and(eq(accountLinks.tokenHash, hashOf(token)), isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, now));

/** Reads a link without using it. @returns null when it is unknown, used or expired */
export async function findAccountLink(db: Queryable, token: string, now = new Date()): Promise<AccountLink | null> {
  if (!TOKEN.test(token)) return null;
  const [link] = await db.select().from(accountLinks).where(isUsable(token, now));
  return link ?? null;
}

/**
 * Uses a link. Of concurrent calls, one gets it; call it in the transaction of what the link allows.
 *
 * @returns null when it is unknown, used or expired
 */
export async function redeemAccountLink(db: Queryable, token: string, now = new Date()): Promise<AccountLink | null> {
  if (!TOKEN.test(token)) return null;
  const [link] = await db.update(accountLinks).set({ usedAt: now }).where(isUsable(token, now)).returning();
  return link ?? null;
}

/** Deletes all links of a person, used or not. Call it in the transaction of a change of their sign-in methods or status. */
export async function deleteAccountLinks(db: Queryable, userId: string): Promise<void> {
  await db.delete(accountLinks).where(eq(accountLinks.userId, userId));
}

/** Returns when the newest usable link of a person was created; null without one. */
export async function newestLinkAt(
  db: Queryable,
  { purpose, userId }: { purpose: AccountLinkPurpose; userId: string },
  now = new Date(),
): Promise<Date | null> {
  const [link] = await db
    .select({ created: accountLinks.created })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.purpose, purpose),
        eq(accountLinks.userId, userId),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    );
  return link?.created ?? null;
}
