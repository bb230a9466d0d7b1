import { displayName, type InvitationOutcome, type InvitationPayload } from '@inspection-studio/domain';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import { users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { personOf, type SignedInUser } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { invitationMail } from '../mail/invitation-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import { invitationOutcomes } from '../rules/invitation-outcomes.ts';
import { readCompany } from '../rules/licence.ts';
import { lockSeatsLeft } from '../rules/seats.ts';
import { requireRow } from './require-row.ts';
import type { Handlers, Services } from './services.ts';
import { findPerson, requireUserStatus } from './users-access.ts';

type Invited = Pick<SignedInUser, 'id' | 'email' | 'role' | 'invitationMessage'>;

const lowerCase = (emails: readonly string[]) => emails.map((email) => email.toLowerCase());

/**
 * Stores the addresses that can be invited as Pending people with a seat.
 *
 * Addresses are sorted before they are stored, so that two companies that invite
 * the same people wait for each other instead of deadlocking. The second one finds them taken.
 */
async function takeSeats(db: Queryable, inviter: SignedInUser, { emails, role, message }: InvitationPayload) {
  const { companyId } = inviter;
  const seatsLeft = await lockSeatsLeft(db, companyId);
  const holders = await db
    .select({ email: users.email, companyId: users.companyId, role: users.role })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, lowerCase(emails)));
  const outcomes = invitationOutcomes(emails, holders, { companyId, seatsLeft });
  const accepted = outcomes.filter(({ code }) => code === null).map(({ email }) => email);
  if (accepted.length === 0) return { outcomes, invited: [] };
  const invited: Invited[] = await db
    .insert(users)
    .values(
      accepted
        .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
        .map((email) => ({
          id: newId(email.split('@', 1)[0]!),
          companyId,
          email,
          role,
          status: 'Pending' as const,
          invitationMessage: message,
          invitedById: inviter.id,
        })),
    )
    .onConflictDoNothing()
    .returning();
  return { outcomes, invited };
}

/** Writes the mails of invitations, in the inviter's name. */
async function writeMails(
  db: Queryable,
  services: Services,
  inviter: SignedInUser,
  invited: readonly Invited[],
): Promise<Mail[]> {
  const { name: companyName } = await readCompany(db, inviter.companyId);
  return invited.map(({ email, role, invitationMessage }) =>
    invitationMail({
      email,
      role,
      note: invitationMessage,
      inviterName: displayName(inviter),
      companyName,
      studioUrl: services.config.publicUrl,
    }),
  );
}

/** Removes people who got no mail, unless they have signed in meanwhile. @returns their addresses */
async function releaseSeats(db: Queryable, unsent: readonly Invited[]): Promise<string[]> {
  if (unsent.length === 0) return [];
  const ids = unsent.map(({ id }) => id);
  const removed = await db
    .delete(users)
    .where(and(inArray(users.id, ids), eq(users.status, 'Pending')))
    .returning({ email: users.email });
  return removed.map(({ email }) => email);
}

/** Minimum time between two repeated mails to the same person. */
const RESEND_AFTER_MS = 60_000;

/**
 * Records that a mail is sent again now. Of several simultaneous calls, one succeeds.
 *
 * @throws StudioHttpError 429 within a minute of the last one, with the seconds to wait
 */
async function beginResending(db: Queryable, { id }: Invited): Promise<void> {
  const now = Date.now();
  const begun = await db
    .update(users)
    .set({ invitationResentAt: new Date(now), modified: sql`${users.modified}` })
    .where(
      and(
        eq(users.id, id),
        or(isNull(users.invitationResentAt), lte(users.invitationResentAt, new Date(now - RESEND_AFTER_MS))),
      ),
    )
    .returning({ id: users.id });
  if (begun.length > 0) return;
  const person = await requireRow(
    db.select({ resentAt: users.invitationResentAt }).from(users).where(eq(users.id, id)),
  );
  const waitMs = (person.resentAt?.getTime() ?? now) + RESEND_AFTER_MS - now;
  throw new StudioHttpError(429, undefined, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/**
 * Both wait for the mail server, so they run outside a transaction. People are
 * stored first; those whose mail the server does not accept are removed again.
 */
export const invitationHandlers: Handlers<'inviteUsers' | 'resendInvitation'> = {
  inviteUsers: withPolicy({
    load: async ({ payload }) => ({ roleId: payload.role }),
    subject: (granted) => granted,
    refusalCode: () => null,
    run: async ({ db, user, payload, services, transaction }) => {
      const { outcomes, invited, mails } = await transaction(async (tx) => {
        const seats = await takeSeats(tx, user, payload);
        return { ...seats, mails: await writeMails(tx, services, user, seats.invited) };
      });
      const sent = await services.mailer.send(mails);
      const unsent = await releaseSeats(
        db,
        invited.filter((_, index) => !sent[index]),
      );
      const takenMeanwhile = (email: string) => !invited.some((person) => person.email === email);
      return outcomes.map(({ email, code }): InvitationOutcome => {
        if (code !== null) return { email, code };
        if (takenMeanwhile(email)) return { email, code: 10 };
        return { email, code: unsent.includes(email) ? 18 : null };
      });
    },
  }),

  resendInvitation: withPolicy({
    load: ({ db, user, params }) => findPerson(db, user.companyId, params.id),
    subject: personOf,
    run: async ({ db, user, services, transaction }, target) => {
      requireUserStatus(target, 'resendInvitation');
      const mails = await transaction(async (tx) => {
        await beginResending(tx, target);
        return writeMails(tx, services, user, [target]);
      });
      const [isSent] = await services.mailer.send(mails);
      if (isSent) return;
      await db
        .update(users)
        .set({ invitationResentAt: null, modified: sql`${users.modified}` })
        .where(eq(users.id, target.id));
      throw new StudioHttpError(409, 18);
    },
  }),
};
