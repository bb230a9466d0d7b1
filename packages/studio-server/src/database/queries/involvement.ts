import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../transaction.ts';
import { assetMembers, assets, assetUploaders } from '../schema/index.ts';

/** Who reads: a person of a company, and whether every asset of it is theirs to see. */
export interface Reader {
  id: string;
  companyId: string;
  seesAllAssets: boolean;
}

/** Assets a person created, works on or uploads for; everything for those who see all. @see N28 */
export function readableAssets(db: Queryable, reader: Reader): SQL | undefined {
  const ofCompany = and(eq(assets.companyId, reader.companyId), isNull(assets.deletedAt));
  if (reader.seesAllAssets) return ofCompany;
  const one = { one: sql`1` };
  return and(
    ofCompany,
    or(
      eq(assets.createdById, reader.id),
      exists(
        db
          .select(one)
          .from(assetMembers)
          .where(and(eq(assetMembers.assetId, assets.id), eq(assetMembers.userId, reader.id))),
      ),
      exists(
        db
          .select(one)
          .from(assetUploaders)
          .where(and(eq(assetUploaders.assetId, assets.id), eq(assetUploaders.userId, reader.id))),
      ),
    ),
  );
}
