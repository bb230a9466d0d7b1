import { and, eq, lt } from 'drizzle-orm';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../database/open-database.ts';
import { oidcPayloads } from '../database/schema/index.ts';

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

type Row = typeof oidcPayloads.$inferSelect;

/** Converts a row to the provider's format, with `consumed` in seconds; undefined when expired. */
function toPayload(row: Row | undefined): AdapterPayload | undefined {
  if (!row || (row.expiresAt && row.expiresAt.getTime() < Date.now())) return undefined;
  return { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) };
}

/** Stores the embedded provider's state in the database, so that sign-ins survive restarts. */
export const payloadAdapter =
  (db: Database): AdapterFactory =>
  (kind): Adapter => {
    const at = (id: string) => and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, id));
    return {
      async upsert(id, payload, expiresInSeconds) {
        const values = {
          payload: payload as Record<string, unknown>,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresInSeconds === undefined ? null : secondsFromNow(expiresInSeconds),
        };
        await db
          .insert(oidcPayloads)
          .values({ kind, id, ...values })
          .onConflictDoUpdate({ target: [oidcPayloads.kind, oidcPayloads.id], set: values });
      },
      async find(id) {
        const [row] = await db.select().from(oidcPayloads).where(at(id));
        return toPayload(row);
      },
      async findByUid(uid) {
        const [row] = await db
          .select()
          .from(oidcPayloads)
          .where(and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.uid, uid)));
        return toPayload(row);
      },
      async findByUserCode() {
        return undefined; // The device flow, whose codes these are, is off.
      },
      async consume(id) {
        await db.update(oidcPayloads).set({ consumedAt: new Date() }).where(at(id));
      },
      async destroy(id) {
        await db.delete(oidcPayloads).where(at(id));
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
