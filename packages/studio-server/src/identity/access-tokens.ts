import type { AuditChange } from '@inspection-studio/domain/audit';
import { ACCESS_TOKENS_MAX, type AccessTokenPayload } from '@inspection-studio/domain/users';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { accessTokens } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { accessTokenHash, newAccessTokenText } from './access-token-text.ts';
import { isUseNoted } from './access-token-use.ts';

/** A stored token. */
export type AccessTokenRow = typeof accessTokens.$inferSelect;

const DAY_MS = 24 * 3_600_000;
/** How long an expired token stays in the list of its person, in milliseconds. */
const KEPT_MS = 30 * DAY_MS;

const isOf = (userId: string) => eq(accessTokens.userId, userId);

const byHash = prepareOnce('access_token_by_hash', (db, name) =>
  db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.hash, sql.placeholder('hash')), gt(accessTokens.expires, sql.placeholder('now'))))
    .prepare(name),
);

/**
 * Finds the token that a request carries. Every request asks the database, so that a revoked token is refused at once
 * on every instance.
 *
 * @returns null when it is unknown, revoked or expired
 */
export async function findAccessToken(db: Queryable, token: string, now = new Date()): Promise<AccessTokenRow | null> {
  const hash = accessTokenHash(token);
  if (hash === null) return null;
  const [found] = await byHash(db).execute({ hash, now });
  return found ?? null;
}

/** Stores that a token was used, at most once a minute however many requests come at the same time. */
export async function noteAccessTokenUse(
  db: Queryable,
  { id, lastUsed }: AccessTokenRow,
  now = new Date(),
): Promise<void> {
  if (!isUseNoted(lastUsed, now)) return;
  const isUnchanged = lastUsed === null ? sql`${accessTokens.lastUsed} is null` : eq(accessTokens.lastUsed, lastUsed);
  await db
    .update(accessTokens)
    .set({ lastUsed: now })
    .where(and(eq(accessTokens.id, id), isUnchanged));
}

/** Returns the tokens of a person, newest first, also those that expired in the last 30 days. */
export async function listAccessTokens(db: Queryable, userId: string, now = new Date()): Promise<AccessTokenRow[]> {
  return db
    .select()
    .from(accessTokens)
    .where(and(isOf(userId), gt(accessTokens.expires, new Date(now.getTime() - KEPT_MS))))
    .orderBy(desc(accessTokens.created), accessTokens.id);
}

/**
 * Creates a token. Call it with the row of the person locked. Tokens of everybody that expired 30 days ago are deleted.
 *
 * @returns the row, and the token, which is stored nowhere; null when the person has too many
 */
export async function createAccessToken(
  db: Queryable,
  userId: string,
  { name, rights, days }: AccessTokenPayload,
  now = new Date(),
): Promise<{ row: AccessTokenRow; token: string } | null> {
  await db.delete(accessTokens).where(lt(accessTokens.expires, new Date(now.getTime() - KEPT_MS)));
  if ((await db.$count(accessTokens, isOf(userId))) >= ACCESS_TOKENS_MAX) return null;
  const token = newAccessTokenText();
  const row = {
    id: newId(name),
    userId,
    hash: accessTokenHash(token)!,
    name,
    rights,
    created: now,
    expires: new Date(now.getTime() + days * DAY_MS),
    lastUsed: null,
  };
  await db.insert(accessTokens).values(row);
  return { row, token };
}

/** Revokes one token of a person. @returns undefined when the person has no such token */
export async function revokeAccessToken(
  db: Queryable,
  userId: string,
  tokenId: string,
): Promise<AccessTokenRow | undefined> {
  const [revoked] = await db
    .delete(accessTokens)
    .where(and(isOf(userId), eq(accessTokens.id, tokenId)))
    .returning();
  return revoked;
}

/**
 * Revokes all tokens of people. Call it in the transaction that shuts them out, after their sessions have ended.
 *
 * @returns how many tokens worked until now
 */
export async function revokeAllAccessTokens(
  db: Queryable,
  userIds: readonly string[],
  now = new Date(),
): Promise<number> {
  const revoked = await db
    .delete(accessTokens)
    .where(inArray(accessTokens.userId, [...userIds]))
    .returning({ expires: accessTokens.expires });
  return revoked.filter(({ expires }) => expires > now).length;
}

/** Changes of an event that revoked access tokens too; none without. */
export const revokedTokens = (count: number): AuditChange[] =>
  count === 0 ? [] : [{ field: 'revokedAccessTokens', after: String(count) }];
