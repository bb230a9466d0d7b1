import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { oidcPayloads, signInSessions } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { sessionIdOf } from './token-identity.ts';

/** Deletes sessions of the embedded provider with their grants and refresh tokens, so that it asks to sign in again. */
async function destroyAtProvider(db: Queryable, sessionUids: readonly string[]): Promise<void> {
  if (sessionUids.length === 0) return;
  const destroyed = await db
    .delete(oidcPayloads)
    .where(and(eq(oidcPayloads.kind, 'Session'), inArray(oidcPayloads.uid, [...sessionUids])))
    .returning({ payload: oidcPayloads.payload });
  const grantIds = destroyed
    .flatMap(({ payload }) => Object.values((payload['authorizations'] ?? {}) as Record<string, { grantId?: string }>))
    .flatMap(({ grantId }) => grantId ?? []);
  if (grantIds.length === 0) return;
  const isGrant = and(eq(oidcPayloads.kind, 'Grant'), inArray(oidcPayloads.id, grantIds));
  await db.delete(oidcPayloads).where(or(inArray(oidcPayloads.grantId, grantIds), isGrant));
}

/**
 * Ends sessions: their access tokens are rejected, and the embedded provider renews none. Tell the process with
 * `SignInSessions.end` after the commit; others notice within about two seconds.
 *
 * @returns ids of the ended sessions
 */
export async function endSessions(db: Queryable, which: SQL | undefined): Promise<string[]> {
  const ended = await db
    .update(signInSessions)
    .set({ ended: sql`now()` })
    .where(and(isNull(signInSessions.ended), which))
    .returning({ id: signInSessions.id, uid: signInSessions.providerSessionId });
  await destroyAtProvider(
    db,
    ended.flatMap(({ uid }) => uid ?? []),
  );
  return ended.map(({ id }) => id);
}

/** A session of the embedded provider, by the subject and `sid` of its tokens. */
export interface ProviderSession {
  issuer: string;
  userId: string;
  sessionUid: string;
}

/** Stores a session as ended, also before its first request was stored. @returns whether it had not ended before */
async function storeEnded(
  db: Queryable,
  session: { id: string; userId: string; providerSessionId: string | null },
): Promise<boolean> {
  const unknown = { device: 'Unknown device', browser: 'Unknown browser', address: '' };
  const stored = await db
    .insert(signInSessions)
    .values({ ...session, ...unknown, ended: sql`now()` })
    .onConflictDoUpdate({
      target: signInSessions.id,
      set: { ended: sql`now()` },
      setWhere: isNull(signInSessions.ended),
    })
    .returning({ id: signInSessions.id });
  return stored.length > 0;
}

/** Ends the session of a request. Signing out can be its first one. */
export async function endCurrentSession(db: Queryable, { id, userId }: { id: string; userId: string }): Promise<void> {
  const ended = await endSessions(db, eq(signInSessions.id, id));
  if (ended.length === 0) await storeEnded(db, { id, userId, providerSessionId: null });
}

/**
 * Ends a session of the embedded provider with all tokens issued in it, used or not.
 *
 * @returns its id, and whether it had not ended before
 */
export async function endProviderSession(
  db: Queryable,
  { issuer, userId, sessionUid }: ProviderSession,
): Promise<{ id: string; isEnded: boolean }> {
  const id = sessionIdOf(issuer, userId, sessionUid);
  const isEnded = await storeEnded(db, { id, userId, providerSessionId: sessionUid });
  await destroyAtProvider(db, [sessionUid]);
  return { id, isEnded };
}

/** Whose sign-ins end. */
export interface EndedSignIns {
  /** Issuer of the embedded provider's tokens. */
  issuer: string;
  userId: string;
  /** Id of the session that continues. @default none */
  keptId?: string;
}

/**
 * Ends all sign-ins of a person, so that they sign in again everywhere. Their access tokens are rejected, also those
 * that no request has used yet.
 *
 * @returns ids of the ended sessions, for `SignInSessions.end` after the commit
 */
export async function endSignIns(db: Queryable, { issuer, userId, keptId }: EndedSignIns): Promise<string[]> {
  const { kind, payload, uid } = oidcPayloads;
  const isOwn = eq(sql`${payload}->>'accountId'`, userId);
  const sessions = await db
    .select({ uid })
    .from(oidcPayloads)
    .where(and(isOwn, eq(kind, 'Session')));
  const open = sessions.flatMap((row) =>
    row.uid === null ? [] : [{ uid: row.uid, id: sessionIdOf(issuer, userId, row.uid) }],
  );
  const keptUid = open.find(({ id }) => id === keptId)?.uid;
  const isOther = keptId === undefined ? undefined : ne(signInSessions.id, keptId);
  const listed = await endSessions(db, and(eq(signInSessions.userId, userId), isOther));
  const unlisted: string[] = [];
  for (const { uid: sessionUid, id } of open) {
    if (id !== keptId) unlisted.push((await endProviderSession(db, { issuer, userId, sessionUid })).id);
  }
  // Codes and refresh tokens name their session. A grant without one expires with the kept session.
  const isOtherPayload =
    keptUid === undefined ? undefined : ne(sql`coalesce(${payload}->>'sessionUid', ${uid})`, keptUid);
  await db.delete(oidcPayloads).where(and(isOwn, isOtherPayload));
  return [...new Set([...listed, ...unlisted])];
}
