import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../transaction.ts';
import { assetMembers, assets, assetUploaders } from '../schema/index.ts';

/** Who reads: a person of a company, and whether every asset of it is theirs to see. */
export interface Reader {
  id: string;
  companyId: string;
  seesAllAssets: boolean;
}

const created = alias(assets, 'created');

/**
 * Assets a person created, works on or uploads for; everything for those who see all.
 *
 * The three are asked for by person, not by asset: few of a company's assets are one person's.
 *
 * @see N28
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
