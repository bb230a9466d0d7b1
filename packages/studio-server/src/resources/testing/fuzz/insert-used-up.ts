import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import {
  accessTokens,
  assets,
  captureData,
  categories,
  categoryPresets,
  checklists,
  companies,
  documents,
  layers,
  layouts,
  projectFiles,
  projects,
  severityScales,
  signInSessions,
  sites,
  tags,
  users,
} from '../../../database/schema/index.ts';
import type { BlobStore } from '../../../storage/blob-store.ts';
import { type CompanyRecords, payloadsOf } from '../insert-company.ts';

/** Ids by the name of the call that consumes them. */
export type UsedUpIds = Readonly<Record<string, readonly string[]>>;

export interface UsedUp {
  /** The inspection of the processed image. */
  shownProjectId: string;
  ids: UsedUpIds;
  /** Storage keys of an uploaded image, an uploaded document and a missing file. */
  keys: { image: string; document: string; open: string };
}

interface Parts {
  db: Database;
  store: BlobStore;
}

const A_PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/**
 * Inserts records for calls that succeed only once or only in one state: pending and deactivated
 * people, stored files to confirm, ready and completed inspections, and records to delete.
 *
 * @param picture a JPEG, used for every image
 */
export async function insertUsedUp({ db, store }: Parts, own: CompanyRecords, picture: Buffer): Promise<UsedUp> {
  const { companyId, people, siteId, assetId, severityScaleId, checklistId } = own;
  const owned = { companyId };
  const id = (kind: string) => `${kind}${companyId}`;
  const several = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => id(`${kind}${'abcdef'[index]}`));
  const createdById = people.Manager;

  const [pending, activated] = [several('pending', 4), several('activated', 2)];
  const person = (status: 'Pending' | 'Activated' | 'Deactivated') => (name: string) => ({
    ...owned,
    id: name,
    email: `${name}@demo.example`,
    role: 'Viewer' as const,
    status,
    firstName: status === 'Pending' ? '' : 'Isla',
  });
  await db.update(companies).set({ seatsAllowed: 100 }).where(eq(companies.id, companyId));
  await db
    .insert(users)
    .values([
      ...pending.map(person('Pending')),
      ...activated.map(person('Activated')),
      ...[id('signedin'), id('elsewhere')].map(person('Activated')),
      person('Deactivated')(id('deactivated')),
    ]);
  // A plain request fills every placeholder of a path with one id.
  const session = (sessionId: string, userId: string) => ({
    id: sessionId,
    userId,
    device: 'Linux',
    browser: 'Firefox 150',
    address: '192.0.2.7',
  });
  await db
    .insert(signInSessions)
    .values([session(id('signedin'), id('signedin')), session(id('session'), id('elsewhere'))]);

  const ownToken = { id: people.Admin, userId: people.Admin, hash: id('hash'), name: 'Laptop', rights: 'All' as const };
  await db.insert(accessTokens).values({ ...ownToken, created: new Date(), expires: new Date('2099-12-31') });

  await db.insert(sites).values({ ...owned, id: id('emptysite'), name: 'Isle of May', createdById });
  const asset = { ...owned, siteId, type: 'Bridge' as const, severityScaleId, createdById };
  await db.insert(assets).values({ ...asset, id: id('emptyasset'), name: 'South Anchorage' });
  await db.insert(categories).values([
    { ...owned, id: id('sparecategory'), name: 'Spalling', colour: '#d9480f' },
    { ...owned, id: id('archivedcategory'), name: 'Corrosion', colour: '#d9480f', isArchived: true },
  ]);
  await db.insert(categoryPresets).values({ ...owned, id: id('sparepreset'), name: 'Concrete' });
  const scale = {
    ...owned,
    isNumerical: false,
    severities: [{ id: id('level'), name: 'Minor', scale: 0, colour: '#429c5a', icon: 0 }],
  };
  await db.insert(severityScales).values([
    { ...scale, id: id('sparescale'), name: 'Condition' },
    { ...scale, id: id('archivedscale'), name: 'Wear', isArchived: true },
  ]);
  await db.insert(checklists).values({ ...owned, id: id('sparechecklist'), name: 'Pylons', sections: [] });
  await db.insert(layouts).values([
    { ...owned, id: id('sparelayout'), name: 'Towers' },
    { ...owned, id: id('emptylayout'), name: 'Decks' },
  ]);
  await db.insert(layers).values({
    ...owned,
    id: id('sparelayer'),
    layoutId: id('sparelayout'),
    name: 'Legs',
    isSegmented: false,
    position: 0,
    sections: [],
  });
  await db.insert(tags).values([
    { ...owned, id: id('sparetag'), name: 'Tide' },
    { ...owned, id: id('archivedtag'), name: 'Winter', isArchived: true },
  ]);

  const ready = several('ready', 3);
  const project = (name: string) => ({ ...owned, id: name, assetId, checklistId, name, createdById });
  await db
    .insert(projects)
    .values([
      ...[...ready, id('arriving'), id('recorded'), id('unwanted')].map(project),
      { ...project(id('completed')), status: 'Completed' as const },
    ]);
  await db.insert(captureData).values({ ...owned, projectId: id('recorded'), data: payloadsOf(own).captureData });
  const file = (projectId: string, name: string) => ({
    ...owned,
    id: name,
    projectId,
    kind: 'two' as const,
    captureType: 'Rgb' as const,
    fileType: 'Image' as const,
    name: `${name}.jpg`,
    mime: 'image/jpeg',
    sizeBytes: picture.length,
    storageKey: `projects/${projectId}/${name}.jpg`,
  });
  const arriving = several('arrivingfile', 4).map((name) => file(id('arriving'), name));
  const shown = {
    ...file(id('completed'), id('shownfile')),
    thumbnailKey: `thumbnails/${id('completed')}/${id('shownfile')}.jpg`,
  };
  const uploaded = [...ready.map((name) => file(name, `file${name}`)), shown];
  await db.insert(projectFiles).values([...arriving, ...uploaded.map((each) => ({ ...each, uploadedAt: new Date() }))]);
  const document = (name: string, uploadedAt: Date | null) => ({
    ...owned,
    id: name,
    name: `${name}.pdf`,
    sizeBytes: A_PDF.length,
    mime: 'application/pdf',
    storageKey: `documents/${companyId}/${name}.pdf`,
    uploadedAt,
    createdById,
  });
  const [arrivingDocument, kept, unwanted] = [
    document(id('arrivingdocument'), null),
    document(id('keptdocument'), new Date()),
    document(id('unwanteddocument'), new Date()),
  ];
  await db.insert(documents).values([arrivingDocument, kept, unwanted]);

  for (const { storageKey } of [...arriving, ...uploaded]) await store.put(storageKey, picture, 'image/jpeg');
  await store.put(shown.thumbnailKey, picture, 'image/jpeg');
  for (const { storageKey } of [arrivingDocument, kept, unwanted])
    await store.put(storageKey, A_PDF, 'application/pdf');

  const open = {
    ...file(id('recorded'), id('openfile')),
    storageKey: `projects/${id('recorded')}/${randomUUID()}.jpg`,
  };
  await db.insert(projectFiles).values(open);
  return {
    shownProjectId: id('completed'),
    keys: { image: shown.storageKey, document: kept.storageKey, open: open.storageKey },
    ids: {
      deleteUser: [activated[0]!, ...pending],
      deactivateUser: [activated[1]!],
      activateUser: [id('deactivated')],
      resendInvitation: pending,
      endSession: [id('signedin')],
      endSessions: [id('elsewhere')],
      listAccessTokens: [people.Admin],
      createAccessToken: [people.Admin],
      revokeAccessToken: [people.Admin],
      deleteSite: [id('emptysite')],
      deleteAsset: [id('emptyasset')],
      deleteProject: [id('unwanted')],
      confirmProjectUploaded: ready,
      processProject: ready,
      updateCaptureData: [id('recorded')],
      deleteCaptureData: [id('recorded')],
      confirmImageUploaded: arriving.map((each) => each.id),
      getImagePage: [shown.id],
      getImageFacts: [shown.id],
      flagImages: [id('completed')],
      getImageUrl: [shown.id],
      getThumbnailUrl: [shown.id],
      deleteCategory: [id('sparecategory')],
      restoreCategory: [id('archivedcategory')],
      deleteCategoryPreset: [id('sparepreset')],
      deleteSeverityScale: [id('sparescale')],
      restoreSeverityScale: [id('archivedscale')],
      deleteChecklist: [id('sparechecklist')],
      deleteLayout: [id('emptylayout')],
      deleteLayer: [id('sparelayer')],
      deleteTag: [id('sparetag')],
      restoreTag: [id('archivedtag')],
      confirmDocumentUploaded: [arrivingDocument.id, kept.id],
      deleteDocument: [unwanted.id],
    },
  };
}
