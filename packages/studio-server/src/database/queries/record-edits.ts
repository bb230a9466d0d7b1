import type { EditedRecord } from '@inspection-studio/domain/calls';
import type { LastEdit } from '@inspection-studio/domain/errors';
import { and, eq, sql } from 'drizzle-orm';
import { recordEdits, users } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';

/** A record, and its entity tag. */
export interface TaggedRecord {
  kind: EditedRecord;
  recordId: string;
  entityTag: string;
}

/** Stores who edited a record just now. */
export async function writeRecordEdit(
  db: Queryable,
  { id: userId, companyId }: { id: string; companyId: string },
  record: TaggedRecord,
): Promise<void> {
  const edit = { companyId, userId, at: new Date(), entityTag: record.entityTag };
  await db
    .insert(recordEdits)
    .values({ ...record, ...edit })
    .onConflictDoUpdate({ target: [recordEdits.kind, recordEdits.recordId], set: edit });
}

/** Returns the edit that gave a record this tag; null when it is unknown. */
export async function readRecordEdit(db: Queryable, record: TaggedRecord): Promise<LastEdit | null> {
  const [edit] = await db
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      at: recordEdits.at,
    })
    .from(recordEdits)
    .innerJoin(users, eq(users.id, recordEdits.userId))
    .where(
      and(
        eq(recordEdits.kind, record.kind),
        eq(recordEdits.recordId, record.recordId),
        eq(recordEdits.entityTag, record.entityTag),
      ),
    );
  return edit ? { by: { id: edit.id, name: edit.name }, at: edit.at.toISOString() } : null;
}
