import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import type { EventSource } from '../database/queries/audit-events.ts';
import { users } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { matchPerson, type PersonMatch } from '../identity/match-person.ts';
import { recordPersonEvent } from '../identity/person-events.ts';
import { type RefusalReason, reportRefusal } from '../identity/refusals.ts';
import { SIGN_IN_REFUSALS, type SignInRefusal } from '../identity/sign-in-refusals.ts';
import type { VerifiedToken } from '../identity/token-verifier.ts';
import { isCompanyActive } from '../rules/active-company.ts';
import { type Admission, admitPerson } from '../rules/admit-person.ts';
import { applyRoleClaim } from '../rules/apply-role-claim.ts';
import { addressClaimed, claimAddress } from '../rules/claim-address.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** The signed-in person of a request. */
export type SignedInUser = typeof users.$inferSelect;

const byId = prepareOnce('user_by_id', (db, name) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), isCompanyActive))
    .prepare(name),
);

/** Finds a person by e-mail address, ignoring case, unless the company is suspended. */
const byEmail = prepareOnce('user_by_email', (db, name) =>
  db
    .select()
    .from(users)
    .where(
      and(sql`lower(${users.email}) = ${sql.placeholder('email')}`, eq(users.isAddressTaken, false), isCompanyActive),
    )
    .prepare(name),
);

const byIdentity = prepareOnce('user_by_identity', (db, name) =>
  db
    .select()
    .from(users)
    .where(
      and(
        or(
          and(eq(users.issuer, sql.placeholder('issuer')), eq(users.subject, sql.placeholder('subject'))),
          sql`lower(${users.email}) = ${sql.placeholder('email')}`,
        ),
        isCompanyActive,
      ),
    )
    .prepare(name),
);

const inactive = () => new StudioHttpError(403, 33);
const refused = (refusal: SignInRefusal) =>
  new StudioHttpError(403, 33, { issues: [{ path: 'token', message: SIGN_IN_REFUSALS[refusal] }] });

/** Refuses somebody who is known, with a coalesced event in the audit log. */
async function refuse(
  db: Database,
  { person, source }: { person: SignedInUser; source: EventSource },
  reason: RefusalReason,
  error: StudioHttpError,
): Promise<never> {
  await reportRefusal(db, { person, reason, source, now: new Date() });
  throw error;
}

/** Finds the person of a token, who may be inactive, and changes nothing. */
async function match(db: Database, identity: VerifiedToken['identity']): Promise<PersonMatch<SignedInUser> | null> {
  if (identity.kind === 'hosted') {
    const { issuer, subject, email } = identity;
    // An empty address is nobody's.
    return matchPerson(await byIdentity(db).execute({ issuer, subject, email: email ?? '' }), identity);
  }
  const { person } = identity;
  const [found] = await (person.includes('@')
    ? byEmail(db).execute({ email: person.toLowerCase() })
    : byId(db).execute({ id: person }));
  return found ? { person: found, link: 'this' } : null;
}

/** Gives an invited person the address that somebody else had. */
const claim = (db: Database, invited: SignedInUser, source: EventSource): Promise<SignedInUser | null> =>
  claimAddress(
    (work) => transaction(db, work),
    invited,
    (tx, person) => recordPersonEvent(tx, person, { action: 'update', changes: addressClaimed(person), source }),
  );

/** Lets an active or invited person in. @throws StudioHttpError 403 code 33 or 37 */
async function requireActive(db: Database, person: SignedInUser, admission: Admission): Promise<SignedInUser> {
  const { source } = admission;
  const known = { person, source };
  const holder = person.isAddressTaken ? await claim(db, person, source) : person;
  if (!holder) return refuse(db, known, 'inactive', inactive());
  const active = await admitPerson(db, holder, admission);
  if (active === 'noSeat') return refuse(db, known, 'noSeat', new StudioHttpError(403, 37));
  if (active === 'otherAccount') return refuse(db, known, 'otherAccount', refused('otherAccount'));
  return active.status === 'Activated' ? active : refuse(db, known, 'inactive', inactive());
}

/**
 * Returns the person of a verified token, with one query unless something changes: an invited person becomes active, a
 * hosted identity is bound at the first sign-in, and a role claim is applied once per token.
 *
 * @param source of the request, for audit events
 * @throws StudioHttpError 403 code 33 unless the token is about an active or invited person, with the reason in
 * `issues` when it is about the sign-in; 403 code 37 for an invited person when the licence has fewer seats than people
 */
export async function findCaller(
  db: Database,
  { identity, names }: Pick<VerifiedToken, 'identity' | 'names'>,
  source: EventSource,
): Promise<SignedInUser> {
  const matched = await match(db, identity);
  if (identity.kind === 'embedded') {
    if (!matched) throw inactive();
    return requireActive(db, matched.person, { names, account: null, source });
  }
  const { role, issuedAt, refusal } = identity;
  if (!matched) throw refusal ? refused(refusal) : inactive();
  const known = { person: matched.person, source };
  if (refusal) return refuse(db, known, refusal, refused(refusal));
  if (matched.link === 'other') return refuse(db, known, 'otherAccount', refused('otherAccount'));
  if (role === null) return refuse(db, known, 'noRole', refused('noRole'));
  const account = matched.link === 'this' ? null : identity;
  const active = await requireActive(db, matched.person, { names, account, source });
  return role === undefined ? active : applyRoleClaim(db, active, { role, issuedAt }, source);
}

/**
 * Returns the error of a request whose session has ended: 403 code 33 when its person was shut out, which ends the
 * sessions too, else 401.
 */
export async function endedSessionError(
  db: Database,
  { identity }: Pick<VerifiedToken, 'identity'>,
): Promise<StudioHttpError> {
  const status = (await match(db, identity))?.person.status;
  return status === 'Deactivated' || status === 'Deleted' ? inactive() : new StudioHttpError(401);
}
