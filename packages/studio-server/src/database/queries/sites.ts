import type { Site } from '@inspection-studio/domain/sites';
import { and, count, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { assets, sites } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import { type Reader, readableAssets } from './involvement.ts';
import type { ListWindow } from './list-window.ts';
import { readRows } from './read-rows.ts';
import { locationOf } from './location.ts';
import { type PictureUrl, readUserReferences } from './references.ts';

/** Condition for sites that a person may see: all of the company, or those with an asset they are involved in. */
export function readableSites(db: Queryable, reader: Reader): SQL | undefined {
  const ofCompany = and(eq(sites.companyId, reader.companyId), isNull(sites.deletedAt));
  if (reader.seesAllAssets) return ofCompany;
  const involved = db
    .select({ one: sql`1` })
    .from(assets)
    .where(and(eq(assets.siteId, sites.id), readableAssets(db, reader)));
  return and(ofCompany, or(eq(sites.createdById, reader.id), exists(involved)));
}

/** Reads matching sites, with counts of what the reader may see. */
export async function readSites(
  db: Queryable,
  pictureUrl: PictureUrl,
  reader: Reader,
  where: SQL | undefined,
  window: ListWindow = {},
): Promise<Site[]> {
  const rows = await readRows(db, sites, where, window);
  const counts = await countAssets(
    db,
    reader,
    rows.map(({ id }) => id),
  );
  const creators = await readUserReferences(
    db,
    pictureUrl,
    rows.flatMap(({ createdById }) => createdById ?? []),
  );
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      thumbnail: await pictureUrl(row.thumbnailKey),
      location: locationOf(row),
      modified: row.modified.toISOString(),
      assetCount: counts.get(row.id) ?? 0,
      createdBy: (row.createdById && creators.get(row.createdById)) || null,
    })),
  );
}

async function countAssets(db: Queryable, reader: Reader, siteIds: string[]): Promise<Map<string, number>> {
  if (siteIds.length === 0) return new Map();
  const rows = await db
    .select({ siteId: assets.siteId, count: count() })
    .from(assets)
    .where(and(inArray(assets.siteId, siteIds), readableAssets(db, reader)))
    .groupBy(assets.siteId);
  return new Map(rows.map((row) => [row.siteId, row.count]));
}
