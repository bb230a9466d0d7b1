import { displayName, type Session, SESSIONS_LISTED_MAX } from '@inspection-studio/domain/users';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { signInSessions, users } from '../database/schema/index.ts';
import { personOf } from '../http/authenticate.ts';
import { notFound } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { revokeAllAccessTokens, revokedTokens } from '../identity/access-tokens.ts';
import { endCurrentSession, endSessions, endSignIns } from '../identity/end-sessions.ts';
import { embeddedIssuer } from '../identity/provider.ts';
import type { Context, Handlers } from './services.ts';
import { findPerson, lockPerson } from './users-access.ts';

/** Time after the last request when a session is no longer listed: a sign-in lasts two weeks. */
const LISTED_MS = 14 * 24 * 3_600_000;

type EndContext = Pick<Context, 'db' | 'services' | 'afterCommit'>;

/**
 * Ends all sign-ins of a person, also those without a call so far; on this instance right after the commit. Without a
 * kept session, the access tokens of the person are revoked too.
 *
 * @param keptId session that continues. @default none
 * @returns how many access tokens were revoked
 */
export async function endAll(
  { db, services, afterCommit }: EndContext,
  userId: string,
  keptId?: string,
): Promise<number> {
  const issuer = embeddedIssuer(services.config.publicUrl);
  const ids = await endSignIns(db, { issuer, userId, ...(keptId !== undefined && { keptId }) });
  afterCommit(async () => services.sessions.end(ids));
  return keptId === undefined ? revokeAllAccessTokens(db, [userId]) : 0;
}

/** Loads the person of the path. */
const person = {
  load: ({ db, user, params }: Pick<Context, 'db' | 'user'> & { params: { id: string } }) =>
    findPerson(db, user.companyId, params.id),
  subject: personOf,
};

/** Sessions of a person, and the link to a hosted sign-in. */
export const sessionHandlers: Handlers<'listSessions' | 'endSession' | 'endSessions' | 'unlinkIdentity'> = {
  listSessions: withPolicy({
    ...person,
    run: async ({ db, services, sessionId }, target): Promise<Session[]> => {
      // The caller's own request can be the first of its session.
      await services.sessions.store();
      const rows = await db
        .select()
        .from(signInSessions)
        .where(
          and(
            eq(signInSessions.userId, target.id),
            isNull(signInSessions.ended),
            gt(signInSessions.lastUsed, new Date(Date.now() - LISTED_MS)),
          ),
        )
        .orderBy(desc(signInSessions.lastUsed), signInSessions.id)
        .limit(SESSIONS_LISTED_MAX);
      return rows.map(({ id, device, browser, address, created, lastUsed }) => ({
        id,
        device,
        browser,
        address,
        created: created.toISOString(),
        lastUsed: lastUsed.toISOString(),
        isCurrent: id === sessionId,
      }));
    },
  }),

  endSession: withPolicy({
    ...person,
    run: async (context, target) => {
      const { db, params, sessionId: id, user, services, afterCommit, audit } = context;
      if (params.sessionId === 'current' && target.id === user.id) {
        audit({ action: 'signOut', name: displayName(user) });
        await endCurrentSession(db, { id, userId: user.id });
        return afterCommit(async () => services.sessions.end([id]));
      }
      audit({ name: displayName(target) });
      const ids = await endSessions(
        db,
        and(eq(signInSessions.userId, target.id), eq(signInSessions.id, params.sessionId)),
      );
      if (ids.length === 0) throw notFound();
      afterCommit(async () => services.sessions.end(ids));
    },
  }),

  endSessions: withPolicy({
    ...person,
    run: async (context, target) => {
      // One's own tokens are in the same profile; somebody else's are all that is left to a person who is signed out.
      const count = await endAll(context, target.id, target.id === context.user.id ? context.sessionId : undefined);
      context.audit({ name: displayName(target), changes: revokedTokens(count) });
    },
  }),

  unlinkIdentity: withPolicy({
    load: ({ db, user, params }) => lockPerson(db, user.companyId, params.id),
    subject: personOf,
    run: async (context, target) => {
      await context.db
        .update(users)
        .set({ issuer: null, subject: null, modified: sql`${users.modified}` })
        .where(eq(users.id, target.id));
      context.audit({ name: displayName(target), changes: revokedTokens(await endAll(context, target.id)) });
    },
  }),
};
