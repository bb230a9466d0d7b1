import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { fileChecks } from '../database/schema/index.ts';
import { isFileCheckDue } from './file-check-due.ts';

/** Name of the only row. */
const ORIGINALS = 'originals';
/** Time after which another process may continue the check of one that died. */
const LEASE_SECONDS = 120;
const RENEW_MS = (LEASE_SECONDS * 1000) / 4;

/** Where a check is, and what it has found so far. */
export type FileCheckProgress = Pick<
  typeof fileChecks.$inferSelect,
  'part' | 'afterId' | 'fileCount' | 'readBytes' | 'damagedCount'
>;

/** A check that this process does. */
export interface FileCheckRound {
  progress: FileCheckProgress;
  /** Stores the progress, so that a stop or crash loses nothing before it. @returns false when another process took over */
  save: (progress: FileCheckProgress) => Promise<boolean>;
  /** Ends the check. */
  finish: (now: Date) => Promise<void>;
  /** Lets another process continue, or this one later. */
  release: () => Promise<void>;
}

const START: FileCheckProgress = { part: 'files', afterId: '', fileCount: 0, readBytes: 0, damagedCount: 0 };
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const isOriginals = eq(fileChecks.name, ORIGINALS);

/**
 * Starts the check of a night, or continues one that was interrupted. On a new installation the first one starts in the
 * next night.
 *
 * @returns null when none is due, or another process does it
 */
export async function takeFileCheckRound(db: Database, now: Date): Promise<FileCheckRound | null> {
  await db
    .insert(fileChecks)
    .values({ ...START, name: ORIGINALS, begun: now, finished: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(fileChecks).where(isOriginals);
  if (!row) return null;
  const isRunning = row.finished === null;
  if (!isRunning && !isFileCheckDue(now, row.begun)) return null;
  const owner = randomUUID();
  const isFree = or(isNull(fileChecks.leasedUntil), lt(fileChecks.leasedUntil, sql`now()`));
  const [taken] = await db
    .update(fileChecks)
    .set({ leasedBy: owner, leasedUntil: leaseEnd, ...(!isRunning && { ...START, begun: now, finished: null }) })
    .where(and(isOriginals, isRunning ? and(isNull(fileChecks.finished), isFree) : isNotNull(fileChecks.finished)))
    .returning();
  return taken ? openRound(db, owner, taken) : null;
}

function openRound(db: Database, owner: string, row: FileCheckProgress): FileCheckRound {
  const { part, afterId, fileCount, readBytes, damagedCount } = row;
  const isMine = and(isOriginals, eq(fileChecks.leasedBy, owner));
  const change = async (values: Partial<typeof fileChecks.$inferInsert> | object) =>
    (await db.update(fileChecks).set(values).where(isMine).returning({ name: fileChecks.name })).length > 0;
  // Reading one large file can take longer than the lease.
  const renewal = setInterval(() => void change({ leasedUntil: leaseEnd }).catch(() => undefined), RENEW_MS).unref();
  return {
    progress: { part, afterId, fileCount, readBytes, damagedCount },
    save: (progress) => change({ ...progress, leasedUntil: leaseEnd }),
    finish: async (now) => {
      clearInterval(renewal);
      await change({ finished: now, leasedBy: null, leasedUntil: null });
    },
    release: async () => {
      clearInterval(renewal);
      await change({ leasedBy: null, leasedUntil: null });
    },
  };
}
