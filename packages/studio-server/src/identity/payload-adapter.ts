import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors, Provider } from 'oidc-provider';
import type { Database } from '../database/open-database.ts';
import { oidcPayloads } from '../database/schema/index.ts';
import { type Queryable, type Transaction, transaction } from '../database/transaction.ts';
import { putOffApproval } from './device/approved-code.ts';
import { countUserCode } from './device/user-code-attempts.ts';
import { endReplayedSession, endSignedOutSession } from './audited-session-ends.ts';
import { isSignOut } from './end-signed-out.ts';
import { storeProviderSession } from './session-rows.ts';

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** Kinds whose id alone renews or gets tokens. Stored as SHA-256, so that a copy of the database does not contain them. */
const WITH_SECRET_ID: ReadonlySet<string> = new Set(['AuthorizationCode', 'RefreshToken']);
const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Length of a payload as JSON. A request for a sign-in is stored with its parameters, and has 700. */
const PAYLOAD_MAX_LENGTH = 4096;

type Row = typeof oidcPayloads.$inferSelect;

/**
 * Converts a row to the provider's format, with `consumed` in seconds; undefined when expired. The provider finds an expired
 * device code itself, and says so.
 */
function toPayload(row: Row | undefined): AdapterPayload | undefined {
  if (!row) return undefined;
  const isExpired = row.expiresAt !== null && row.expiresAt.getTime() < Date.now();
  if (isExpired && row.kind !== 'DeviceCode') return undefined;
  return { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) };
}

/** Deletes a grant and all codes and tokens issued under it. */
async function revokeFamily(db: Queryable, grantId: string): Promise<void> {
  const isGrant = and(eq(oidcPayloads.kind, 'Grant'), eq(oidcPayloads.id, grantId));
  await db.delete(oidcPayloads).where(or(eq(oidcPayloads.grantId, grantId), isGrant));
}

/**
 * Stores the embedded provider's state in the database, so that sign-ins survive restarts.
 *
 * @param issuer of the provider's tokens
 */
export const payloadAdapter =
  (db: Database, issuer: string): AdapterFactory =>
  (kind): Adapter => {
    const hasSecretId = WITH_SECRET_ID.has(kind);
    const storedId = (id: string) => (hasSecretId ? hashOf(id) : id);
    const at = (id: string) => and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, storedId(id)));
    const findByUid = async (uid: string) => {
      const [row] = await db
        .select()
        .from(oidcPayloads)
        .where(and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.uid, uid)));
      return toPayload(row);
    };
    const endReplayed = async (tx: Transaction, { accountId, sessionUid }: AdapterPayload) => {
      if (accountId && sessionUid) await endReplayedSession(tx, { issuer, userId: accountId, sessionUid });
    };
    const endSignedOut = async (tx: Transaction, { accountId, uid }: AdapterPayload) => {
      if (accountId && uid) await endSignedOutSession(tx, { issuer, userId: accountId, sessionUid: uid });
    };
    return {
      async upsert(id, payload, expiresInSeconds) {
        // Anyone can send such a request, and nobody needs to finish the sign-in.
        if (JSON.stringify(payload).length > PAYLOAD_MAX_LENGTH)
          throw new errors.InvalidRequest('the request is too long');
        const values = {
          payload: { ...payload, ...(hasSecretId && { jti: undefined }) } as Record<string, unknown>,
          grantId: payload.grantId ?? null,
          // A device code has no uid, and is found by its user code.
          uid: payload.uid ?? payload.userCode ?? null,
          expiresAt: expiresInSeconds === undefined ? null : secondsFromNow(expiresInSeconds),
        };
        const save = (queryable: Queryable) =>
          queryable
            .insert(oidcPayloads)
            .values({ kind, id: storedId(id), ...values })
            .onConflictDoUpdate({ target: [oidcPayloads.kind, oidcPayloads.id], set: values });
        const isApproval = kind === 'DeviceCode' && payload.accountId !== undefined;
        if (isApproval && putOffApproval(async () => void (await save(db)))) return;
        if (kind !== 'Session' || payload.accountId === undefined) return void (await save(db));
        await transaction(db, async (tx) => {
          // A request that was under way when the session ended must not bring it back.
          if (await storeProviderSession(tx, issuer, payload)) await save(tx);
        });
      },
      async find(id) {
        const [row] = await db.select().from(oidcPayloads).where(at(id));
        // The provider looks for a code to redeem it, and revokes the family of a consumed one itself.
        if (kind === 'AuthorizationCode' && row?.consumedAt)
          await transaction(db, (tx) => endReplayed(tx, row.payload));
        const found = toPayload(row);
        return found && hasSecretId ? { ...found, jti: id } : found;
      },
      findByUid,
      // PostgreSQL rejects null characters in texts.
      findByUserCode: (userCode) =>
        countUserCode(db, async () => (userCode.includes('\0') ? undefined : findByUid(userCode))),
      async consume(id) {
        // The provider reads, decides and consumes in steps, so the row decides between simultaneous requests.
        const consumed = await db
          .update(oidcPayloads)
          .set({ consumedAt: new Date() })
          .where(and(at(id), isNull(oidcPayloads.consumedAt)))
          .returning({ id: oidcPayloads.id });
        if (consumed.length > 0) return;
        const [row] = await db
          .select({ grantId: oidcPayloads.grantId, payload: oidcPayloads.payload })
          .from(oidcPayloads)
          .where(at(id));
        await transaction(db, async (tx) => {
          if (row?.grantId) await revokeFamily(tx, row.grantId);
          // Nobody redeems a code twice by mistake. Two tabs can renew with one refresh token, so its session continues.
          if (kind === 'AuthorizationCode' && row) await endReplayed(tx, row.payload);
        });
        throw new errors.InvalidGrant('the code or token was already used');
      },
      async destroy(id) {
        if (kind !== 'Session' || !isSignOut(Provider.ctx)) return void (await db.delete(oidcPayloads).where(at(id)));
        await transaction(db, async (tx) => {
          const [session] = await tx.delete(oidcPayloads).where(at(id)).returning({ payload: oidcPayloads.payload });
          if (session) await endSignedOut(tx, session.payload);
        });
      },
      async revokeByGrantId(grantId) {
        await db.delete(oidcPayloads).where(and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.grantId, grantId)));
      },
    };
  };

/** Deletes expired rows. */
export async function sweepPayloads(db: Database): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, new Date()));
}
