import type { Database } from '../../database/open-database.ts';
import {
  assets,
  companies,
  documents,
  projectFiles,
  projects,
  severityScales,
  sites,
  users,
} from '../../database/schema/index.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

/**
 * Inserts a company with one inspection, its confirmed files `file-000` and documents `paper-1`, unless they exist. The
 * content of each is its storage key.
 *
 * @returns their storage keys
 */
export async function insertOriginals(
  db: Database,
  { fileCount, documentCount }: { fileCount: number; documentCount: number },
): Promise<string[]> {
  const company = { companyId: 'c' };
  const made = { ...company, createdById: 'u' };
  const licence = { licenceStart: NOW, licenceExpiry: NOW, licenceFrequency: 'Annual', dataType: 'Gpx' } as const;
  await db
    .insert(companies)
    .values({ ...licence, id: 'c', name: 'Northline', seatsAllowed: 1, dataAllowed: 1, supplementaryAllowedBytes: 1 })
    .onConflictDoNothing();
  await db
    .insert(users)
    .values({
      ...company,
      id: 'u',
      firstName: 'Ada',
      lastName: 'Holm',
      email: 'ada@northline.example',
      role: 'Admin',
      status: 'Activated',
    })
    .onConflictDoNothing();
  await db
    .insert(sites)
    .values({ ...made, id: 's', name: 's' })
    .onConflictDoNothing();
  await db
    .insert(severityScales)
    .values({ ...company, id: 'v', name: 'v', isNumerical: false, severities: [] })
    .onConflictDoNothing();
  await db
    .insert(assets)
    .values({ ...made, id: 'a', name: 'a', siteId: 's', type: 'Bridge', severityScaleId: 'v' })
    .onConflictDoNothing();
  await db
    .insert(projects)
    .values({ ...made, id: 'p', assetId: 'a', name: 'Pier 2026' })
    .onConflictDoNothing();
  const files = Array.from({ length: fileCount }, (_, index) => {
    const id = `file-${String(index).padStart(3, '0')}`;
    const storageKey = `projects/p/${id}.jpg`;
    return {
      ...company,
      id,
      projectId: 'p',
      kind: 'three' as const,
      fileType: 'Image' as const,
      name: `${id}.jpg`,
      mime: 'image/jpeg',
      sizeBytes: storageKey.length,
      storageKey,
      uploadedAt: NOW,
    };
  });
  const papers = Array.from({ length: documentCount }, (_, index) => {
    const id = `paper-${index + 1}`;
    const storageKey = `documents/c/${id}.pdf`;
    return {
      ...made,
      id,
      name: `${id}.pdf`,
      mime: 'application/pdf',
      sizeBytes: storageKey.length,
      storageKey,
      uploadedAt: NOW,
    };
  });
  await db.insert(projectFiles).values(files).onConflictDoNothing();
  await db.insert(documents).values(papers).onConflictDoNothing();
  return [...files, ...papers].map(({ storageKey }) => storageKey);
}
