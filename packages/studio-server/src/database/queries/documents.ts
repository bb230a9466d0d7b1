import type { CompanyDocument } from '@inspection-studio/domain/documents';
import type { SQL } from 'drizzle-orm';
import { documents } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import type { ListWindow } from './list-window.ts';
import { readRows } from './read-rows.ts';
import { type PictureUrl, readUserReferences } from './references.ts';

/** Reads matching documents in the requested order. */
export async function readDocuments(
  db: Queryable,
  pictureUrl: PictureUrl,
  where: SQL | undefined,
  window: ListWindow = {},
): Promise<CompanyDocument[]> {
  const rows = await readRows(db, documents, where, window);
  const people = await readUserReferences(
    db,
    pictureUrl,
    rows.map(({ createdById }) => createdById),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    size: row.sizeBytes,
    mime: row.mime,
    type: 'Pdf',
    key: row.storageKey,
    modified: row.modified.toISOString(),
    createdBy: people.get(row.createdById)!,
  }));
}
