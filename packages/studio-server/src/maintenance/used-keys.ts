import { inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { assets, companies, documents, projectFiles, projects, sites, users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { imageIdOf } from '../storage/image-keys.ts';

/** Prefixes of the studio's storage keys. */
export const FILE_PREFIXES = ['documents', 'pictures', 'projects', 'pyramids', 'thumbnails'] as const;
export type FilePrefix = (typeof FILE_PREFIXES)[number];

/** Columns that may contain a key, by prefix. */
const KEY_COLUMNS: Record<Exclude<FilePrefix, 'pyramids' | 'thumbnails'>, readonly AnyPgColumn[]> = {
  documents: [documents.storageKey],
  pictures: [
    users.thumbnailKey,
    sites.thumbnailKey,
    assets.thumbnailKey,
    projects.thumbnailKey,
    companies.reportLogoKey,
    companies.reportCoverKey,
  ],
  projects: [projectFiles.storageKey],
};

/** Returns those of the keys, all with one prefix, that belong to a record. */
export async function findUsedKeys(db: Queryable, prefix: FilePrefix, keys: readonly string[]): Promise<Set<string>> {
  if (prefix === 'thumbnails' || prefix === 'pyramids') {
    const ids = await valuesIn(db, projectFiles.id, keys.map(imageIdOf));
    return new Set(keys.filter((key) => ids.has(imageIdOf(key))));
  }
  const used = new Set<string>();
  for (const column of KEY_COLUMNS[prefix]) for (const key of await valuesIn(db, column, keys)) used.add(key);
  return used;
}

async function valuesIn(db: Queryable, column: AnyPgColumn, values: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ value: column })
    .from(column.table)
    .where(inArray(column, [...values]));
  return new Set(rows.map(({ value }) => value as string));
}
