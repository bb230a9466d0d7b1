import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { inNameOrder } from '../schema/columns.ts';
import { assets, damagedFiles, documents, projectFiles, projects } from '../schema/index.ts';
import type { Queryable, Transaction } from '../transaction.ts';

type Damage = typeof damagedFiles.$inferSelect.damage;

/**
 * Notes that the stored file of a confirmed file or document differs from its record. Does nothing when the record is gone,
 * and while the files of its asset move to another store.
 *
 * @returns whether it is noted
 */
export async function noteDamagedFile(db: Queryable, storageKey: string, damage: Damage): Promise<boolean> {
  const [file] = await db
    .select({ fileId: projectFiles.id, companyId: projectFiles.companyId })
    .from(projectFiles)
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .innerJoin(assets, eq(assets.id, projects.assetId))
    .where(
      and(eq(projectFiles.storageKey, storageKey), isNotNull(projectFiles.uploadedAt), isNull(assets.migratingSince)),
    )
    .for('key share', { of: projectFiles });
  const [document] = file
    ? []
    : await db
        .select({ documentId: documents.id, companyId: documents.companyId })
        .from(documents)
        .where(and(eq(documents.storageKey, storageKey), isNotNull(documents.uploadedAt)))
        .for('key share');
  const found = file ?? document;
  if (!found) return false;
  await db
    .insert(damagedFiles)
    .values({ ...found, storageKey, damage })
    .onConflictDoUpdate({ target: damagedFiles.storageKey, set: { damage } });
  return true;
}

/** Removes notes of damage from files that were found whole. */
export async function clearDamagedFiles(db: Queryable, files: readonly { storageKey: string }[]): Promise<void> {
  await db.delete(damagedFiles).where(
    inArray(
      damagedFiles.storageKey,
      files.map(({ storageKey }) => storageKey),
    ),
  );
}

/** Number of damaged files of a company, or of all companies. */
export async function countDamagedFiles(db: Queryable, companyId?: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(damagedFiles)
    .where(companyId === undefined ? undefined : eq(damagedFiles.companyId, companyId));
  return row?.count ?? 0;
}

/** Newly damaged files of one company. */
export interface DamageNews {
  companyId: string;
  count: number;
  /** The first ones by name, with their inspection; null for documents. */
  files: { name: string; inspection: string | null }[];
}

/**
 * Marks damaged files that no admin got a mail about as reported, so that only one of several processes reports them.
 *
 * @param namedMax how many files of each company are named
 */
export async function takeUnreportedDamage(tx: Transaction, now: Date, namedMax: number): Promise<DamageNews[]> {
  const taken = await tx
    .update(damagedFiles)
    .set({ reported: now })
    .where(isNull(damagedFiles.reported))
    .returning({ storageKey: damagedFiles.storageKey, companyId: damagedFiles.companyId });
  const news: DamageNews[] = [];
  for (const [companyId, keys] of Map.groupBy(taken, (row) => row.companyId)) {
    const files = await tx
      .select({
        name: sql<string>`coalesce(${projectFiles.name}, ${documents.name})`,
        inspection: projects.name,
      })
      .from(damagedFiles)
      .leftJoin(projectFiles, eq(projectFiles.id, damagedFiles.fileId))
      .leftJoin(projects, eq(projects.id, projectFiles.projectId))
      .leftJoin(documents, eq(documents.id, damagedFiles.documentId))
      .where(and(eq(damagedFiles.companyId, companyId), eq(damagedFiles.reported, now)))
      .orderBy(inNameOrder(projects.name), inNameOrder(projectFiles.name), inNameOrder(documents.name))
      .limit(namedMax);
    news.push({ companyId, count: keys.length, files });
  }
  return news;
}

/** Marks damaged files that were taken at `now` as not reported, because no mail was accepted. */
export async function returnUnreportedDamage(db: Queryable, companyId: string, now: Date): Promise<void> {
  await db
    .update(damagedFiles)
    .set({ reported: null })
    .where(and(eq(damagedFiles.companyId, companyId), eq(damagedFiles.reported, now)));
}
