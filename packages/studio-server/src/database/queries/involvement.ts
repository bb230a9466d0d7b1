import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../transaction.ts';
import { assetMembers, assets, assetUploaders } from '../schema/index.ts';

/** The reader: a person of a company, and whether they see all its assets. */
export interface Reader {
  id: string;
  companyId: string;
  seesAllAssets: boolean;
}

const created = alias(assets, 'created');

/**
 * Condition for assets that a person created, works on or uploads for; all assets for readers who see everything.
 *
 * Looks up the three relations by person, because a person is involved in few of a company's assets.
 */
export function readableAssets(db: Queryable, reader: Reader): SQL | undefined {
  const ofCompany = and(eq(assets.companyId, reader.companyId), isNull(assets.deletedAt));
  if (reader.seesAllAssets) return ofCompany;
  const involved = db
    .select({ id: assetMembers.assetId })
    .from(assetMembers)
    .where(eq(assetMembers.userId, reader.id))
    .union(db.select({ id: assetUploaders.assetId }).from(assetUploaders).where(eq(assetUploaders.userId, reader.id)))
    .union(db.select({ id: created.id }).from(created).where(eq(created.createdById, reader.id)));
  return and(ofCompany, inArray(assets.id, involved));
}
