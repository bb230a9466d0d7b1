import { displayName, type InvitationOutcome, type InvitationPayload } from '@inspection-studio/domain/users';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import { users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { invitationUrl } from '../identity/accounts/invitation-url.ts';
import { personOf, type SignedInUser } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { invitationMail } from '../mail/invitation-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import { peopleDetails } from '../rules/audit-details.ts';
import { claimAddress } from '../rules/claim-address.ts';
import { invitationOutcomes } from '../rules/invitation-outcomes.ts';
import { readCompany } from '../rules/licence.ts';
import { lockSeatsLeft } from '../rules/seats.ts';
import { requireRow } from './require-row.ts';
import type { Handlers, Services } from './services.ts';
import { findPerson, requireUserStatus } from './users-access.ts';

type Invited = Pick<SignedInUser, 'id' | 'email' | 'role' | 'invitationMessage' | 'isAddressTaken'>;

const lowerCase = (emails: readonly string[]) => emails.map((email) => email.toLowerCase());

/** Finds people with one of some addresses. */
const withAddress = (emails: readonly string[]) => inArray(sql`lower(${users.email})`, lowerCase(emails));

/**
 * Stores the addresses that can be invited as Pending people with a seat. A person whose address belongs to somebody
 * of another company looks the same to the inviter, but cannot sign in
 * ([decision 0013](../../../../docs/decisions/0013-invited-addresses.md)).
 *
 * Addresses are sorted before they are stored, so that two companies that invite
 * the same people wait for each other instead of deadlocking. The second one finds them taken.
 */
async function takeSeats(db: Queryable, inviter: SignedInUser, { emails, role, message }: InvitationPayload) {
  const { companyId } = inviter;
  const seatsLeft = await lockSeatsLeft(db, companyId);
  const own = await db
    .select({ email: users.email, role: users.role })
    .from(users)
    .where(and(eq(users.companyId, companyId), withAddress(emails)));
  const outcomes = invitationOutcomes(emails, own, seatsLeft);
  const accepted = outcomes
    .filter(({ code }) => code === null)
    .map(({ email }) => email)
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  if (accepted.length === 0) return { outcomes, invited: [] };
  const holders = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isAddressTaken, false), withAddress(accepted)));
  const taken = new Set(lowerCase(holders.map(({ email }) => email)));
  const store = async (isTaken: (email: string) => boolean, addresses: readonly string[]): Promise<Invited[]> =>
    db
      .insert(users)
      .values(
        addresses.map((email) => ({
          id: newId(email.split('@', 1)[0]!),
          companyId,
          email,
          role,
          status: 'Pending' as const,
          isAddressTaken: isTaken(email),
          invitationMessage: message,
          invitedById: inviter.id,
        })),
      )
      .onConflictDoNothing()
      .returning();
  const invited = await store((email) => taken.has(email.toLowerCase()), accepted);
  const stored = new Set(invited.map(({ email }) => email));
  const takenMeanwhile = accepted.filter((email) => !stored.has(email));
  if (takenMeanwhile.length > 0) invited.push(...(await store(() => true, takenMeanwhile)));
  return { outcomes, invited };
}

/** Writes the mails of invitations, in the inviter's name. */
async function writeMails(
  db: Queryable,
  services: Services,
  inviter: SignedInUser,
  invited: readonly Invited[],
): Promise<Mail[]> {
  const { companyId } = inviter;
  const { name: companyName } = await readCompany(db, companyId);
  const mails: Mail[] = [];
  for (const { id, email, role, invitationMessage, isAddressTaken } of invited) {
    mails.push(
      invitationMail({
        email,
        role,
        isAddressTaken,
        note: invitationMessage,
        inviterName: displayName(inviter),
        companyName,
        studioUrl: isAddressTaken
          ? services.config.publicUrl
          : await invitationUrl(db, services.config, { id, email, companyId }),
      }),
    );
  }
  return mails;
}

/**
 * Removes people who got no mail, unless they have signed in or their invitation was resent meanwhile.
 *
 * @returns those removed
 */
async function releaseSeats(db: Queryable, unsent: readonly Invited[]): Promise<Invited[]> {
  if (unsent.length === 0) return [];
  const ids = unsent.map(({ id }) => id);
  return db
    .delete(users)
    .where(and(inArray(users.id, ids), eq(users.status, 'Pending'), isNull(users.invitationResentAt)))
    .returning();
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
  throw new StudioHttpError(429, undefined, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Allows the next mail at once, after one that was not sent. */
const endResending = (db: Queryable, { id }: Invited) =>
  db
    .update(users)
    .set({ invitationResentAt: null, modified: sql`${users.modified}` })
    .where(eq(users.id, id));

/** Who withdraws an invitation whose mail is not accepted. */
const MAIL_SERVER = { id: null, name: 'Mail server', email: '' };

/**
 * Both send their mails after the commit, because mail servers are slow. People whose mail is not accepted are removed
 * again, unless their invitation was resent meanwhile: a change of its own, which no person makes.
 */
export const invitationHandlers: Handlers<'inviteUsers' | 'resendInvitation'> = {
  inviteUsers: withPolicy({
    load: async ({ payload }) => ({ roleId: payload.role }),
    subject: (granted) => granted,
    refusalCode: () => null,
    run: async ({ user, payload, services, transaction, audit, auditNothing }) => {
      const { outcomes, invited, mails } = await transaction(async (tx) => {
        const seats = await takeSeats(tx, user, payload);
        if (seats.invited.length > 0) audit(peopleDetails(seats.invited));
        else auditNothing();
        return { ...seats, mails: await writeMails(tx, services, user, seats.invited) };
      });
      const sent = await services.mailer.send(mails);
      const undelivered = invited.filter((_, index) => !sent[index]);
      const unsent = await transaction(async (tx) => {
        const removed = await releaseSeats(tx, undelivered);
        if (removed.length > 0) audit({ ...peopleDetails(removed), action: 'withdrawInvitation', actor: MAIL_SERVER });
        else auditNothing();
        return removed.map(({ email }) => email);
      });
      return outcomes.map(({ email, code }): InvitationOutcome => ({
        email,
        code: unsent.includes(email) ? 18 : code,
      }));
    },
  }),

  resendInvitation: withPolicy({
    load: ({ db, user, params }) => findPerson(db, user.companyId, params.id),
    subject: personOf,
    run: async ({ user, services, transaction, audit, auditNothing }, target) => {
      requireUserStatus(target, 'resendInvitation');
      const mails = await transaction(async (tx) => {
        audit({ name: target.email });
        await beginResending(tx, target);
        const claimed = target.isAddressTaken
          ? // Not in the event: the inviter must not learn that somebody of another company had the address.
            await claimAddress((work) => tx.transaction(work), target)
          : target;
        return writeMails(tx, services, user, [claimed ?? target]);
      });
      const [isSent] = await services.mailer.send(mails);
      if (isSent) return;
      await transaction((tx) => {
        // The event says that a new invitation was requested, which remains true.
        auditNothing();
        return endResending(tx, target);
      });
      throw new StudioHttpError(409, 18);
    },
  }),
};
