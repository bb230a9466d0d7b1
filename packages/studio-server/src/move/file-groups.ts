import { eq, inArray, isNotNull, or } from 'drizzle-orm';
import { assets, companies, documents, projectFiles, projects, sites, users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

type Keys = readonly (string | null)[];

const known = (...keys: Keys): string[] => [...new Set(keys.filter((key) => key !== null))];

/** Storage keys of everything that belongs to an asset: its thumbnail, and the files and thumbnails of its inspections. */
export async function keysOfAsset(db: Queryable, assetId: string): Promise<string[]> {
  const [asset] = await db.select({ key: assets.thumbnailKey }).from(assets).where(eq(assets.id, assetId));
  const inspections = await db
    .select({ id: projects.id, key: projects.thumbnailKey })
    .from(projects)
    .where(eq(projects.assetId, assetId));
  const files = await db
    .select({ key: projectFiles.storageKey, thumbnailKey: projectFiles.thumbnailKey })
    .from(projectFiles)
    .where(
      inArray(
        projectFiles.projectId,
        db.select({ id: projects.id }).from(projects).where(eq(projects.assetId, assetId)),
      ),
    );
  return known(
    asset?.key ?? null,
    ...inspections.map(({ key }) => key),
    ...files.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]),
  );
}

/** Storage keys of everything outside assets: documents, and thumbnails of people, sites and reports. */
export async function keysOutsideAssets(db: Queryable): Promise<string[]> {
  const stored = await db.select({ key: documents.storageKey }).from(documents);
  const people = await db.select({ key: users.thumbnailKey }).from(users).where(isNotNull(users.thumbnailKey));
  const places = await db.select({ key: sites.thumbnailKey }).from(sites).where(isNotNull(sites.thumbnailKey));
  const reports = await db
    .select({ logo: companies.reportLogoKey, cover: companies.reportCoverKey })
    .from(companies)
    .where(or(isNotNull(companies.reportLogoKey), isNotNull(companies.reportCoverKey)));
  return known(
    ...[...stored, ...people, ...places].map(({ key }) => key),
    ...reports.flatMap(({ logo, cover }) => [logo, cover]),
  );
}
