import type { CompanyRecords } from '../../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  annotations,
  assetCategories,
  assetMembers,
  assetPresets,
  assets,
  assetUploaders,
  auditEvents,
  captureData,
  categories,
  categoryPresetItems,
  categoryPresets,
  checklists,
  companies,
  type Database,
  documents,
  layers,
  layouts,
  projects,
  runningUploads,
  severityScales,
  sites,
  tags,
  users,
} from '../../../packages/studio-server/src/resources/testing/tables.ts';
import { CAPTURE_DATA } from './capture-data.ts';
import { insertFiles } from './full-files.ts';

/** A record was created on a day of January at 8, and changed on the same day of February at 9. */
const onDay = (day: number) => ({
  created: new Date(Date.UTC(2026, 0, day, 8)),
  modified: new Date(Date.UTC(2026, 1, day, 9)),
});

/** Id, first and last name of people. Each has a picture and does one thing only. */
const PEOPLE = [
  ['moira', 'Moira', 'Reid'],
  ['callum', 'Callum', 'Baird'],
  ['ewan', 'Ewan', 'Grant'],
  ['tom', 'Tom', 'Ross'],
  ['mia', 'Mia', 'Berg'],
  ['nils', 'Nils', 'Dahl'],
] as const;

/** One record of each kind. All its columns have values, and no two the same; those of `FULL_PLACES` and `FULL_LIBRARY`. */
export async function insertFullRecords(db: Database, { companyId, people, categoryId }: CompanyRecords) {
  await db.update(companies).set({
    name: 'Northline Inspection',
    address: 'Quay 4, Bergen',
    website: 'https://northline.example',
    created: new Date('2025-12-24T08:00:00Z'),
    licenceExpiry: new Date('2099-12-31'),
    seatsAllowed: 40,
    dataUsed: 17,
  });
  await insertPeople(db, companyId);
  await insertLibrary(db, companyId, categoryId);
  await insertPlaces(db, companyId);
  await insertFiles(db, companyId);
  const markup = { companyId, imageId: 'image', categoryId };
  await db.insert(annotations).values([
    { ...markup, id: 'markup1', kind: 'annotation' },
    { ...markup, id: 'markup2', kind: 'annotation' },
    { ...markup, id: 'markup3', kind: 'measurement2' },
  ]);
  await db.insert(documents).values({
    id: 'permit',
    companyId,
    name: 'Permit.pdf',
    sizeBytes: 5120,
    mime: 'application/pdf',
    storageKey: 'documents/northline/permit.pdf',
    uploadedAt: new Date(),
    createdById: 'nils',
    ...onDay(16),
  });
  await db.insert(auditEvents).values({
    id: '019c0000-0000-7000-8000-000000000001',
    companyId,
    at: new Date('2026-03-04T05:06:07.008Z'),
    actorId: people.Manager,
    actorName: 'Manager northline',
    actorEmail: 'manager@demo.example',
    action: 'update',
    subjectKind: 'site',
    subjectId: 'tay',
    subjectName: 'Tay Valley',
    changes: [{ field: 'name', before: 'Tay', after: 'Tay Valley' }],
    address: '192.0.2.7',
    userAgent: 'curl/8.14',
    requestId: 'request-1',
  });
}

async function insertPeople(db: Database, companyId: string): Promise<void> {
  const person = { companyId, role: 'Member' as const, status: 'Activated' as const };
  await db.insert(users).values(
    PEOPLE.map(([id, firstName, lastName]) => ({
      ...person,
      id,
      firstName,
      lastName,
      email: `${id}@demo.example`,
      thumbnailKey: `pictures/${id}.jpg`,
    })),
  );
  await db.insert(users).values({
    ...person,
    id: 'isla',
    firstName: 'Isla',
    lastName: 'Munro',
    email: 'isla.munro@demo.example',
    phoneNumber: '+44 1382 555 0142',
    thumbnailKey: 'pictures/isla.jpg',
    status: 'Deactivated',
    invitedById: 'callum',
    ...onDay(10),
  });
}

async function insertLibrary(db: Database, companyId: string, categoryId: string): Promise<void> {
  const own = { companyId };
  await db.insert(categories).values([
    { ...own, id: 'rust', name: 'Rust', colour: '#d9480f' },
    { ...own, id: 'moss', name: 'Moss', colour: '#429c5a', model: 'staining', isArchived: true, ...onDay(11) },
  ]);
  await db.insert(categoryPresets).values({ ...own, id: 'steel', name: 'Steel bridges', ...onDay(12) });
  await db.insert(categoryPresetItems).values([
    { presetId: 'steel', categoryId: 'rust', position: 0 },
    { presetId: 'steel', categoryId, position: 1 },
  ]);
  const severities = [{ id: 'plan', name: 'Plan', scale: 1, colour: '#fab005', icon: 3 }];
  await db.insert(severityScales).values({
    ...own,
    id: 'priority',
    name: 'Priority',
    isNumerical: false,
    isArchived: true,
    severities,
    ...onDay(13),
  });
  const items = [{ identifier: 'item1', description: 'Look at the welds' }];
  const sections = [{ identifier: 'section1', title: 'Deck', items }];
  await db.insert(checklists).values({ ...own, id: 'yearly', name: 'Bridge yearly', sections, ...onDay(14) });
  await db
    .insert(layouts)
    .values({ ...own, id: 'spans', name: 'Spans', map: [{ sectionId: 'pier1', nodes: [] }], ...onDay(15) });
  await db.insert(layers).values({
    ...own,
    id: 'piers',
    layoutId: 'spans',
    name: 'Piers',
    isSegmented: true,
    position: 0,
    sections: [{ id: 'pier1', name: '0.5', interval: 2.5 }],
    ...onDay(17),
  });
  await db.insert(tags).values({ ...own, id: 'night', name: 'Night work', isArchived: true, ...onDay(18) });
}

async function insertPlaces(db: Database, companyId: string): Promise<void> {
  await db.insert(sites).values({
    id: 'tay',
    companyId,
    name: 'Tay Valley',
    longitude: -3.25,
    latitude: 56.5,
    thumbnailKey: 'pictures/tay.jpg',
    createdById: 'moira',
    ...onDay(19),
  });
  await db.insert(assets).values({
    id: 'pylon',
    companyId,
    siteId: 'tay',
    name: 'Pylon West',
    type: 'CellTower',
    longitude: -3.5,
    latitude: 56.75,
    thumbnailKey: 'pictures/pylon.jpg',
    severityScaleId: 'priority',
    layoutTemplateId: 'spans',
    createdById: 'callum',
    ...onDay(20),
  });
  await db.insert(assetMembers).values({ assetId: 'pylon', userId: 'tom' });
  await db.insert(assetUploaders).values({ assetId: 'pylon', userId: 'mia' });
  await db.insert(assetCategories).values({ assetId: 'pylon', categoryId: 'moss' });
  await db.insert(assetPresets).values({ assetId: 'pylon', presetId: 'steel' });
  const inspection = { companyId, assetId: 'pylon', createdById: 'ewan' };
  await db.insert(projects).values([
    { ...inspection, id: 'older', name: 'SouthTower3', ...onDay(3) },
    {
      ...inspection,
      id: 'tower',
      name: 'NorthTower7',
      description: 'East face, after the storm',
      checklistId: 'yearly',
      status: 'ThumbnailsGenerating',
      statusReason: 'One image was unreadable.',
      thumbnailKey: 'pictures/tower.jpg',
      prj: 'PRJ-0417',
      isAr: true,
      orthoGcp: true,
      orthoEnabled: false,
      ...onDay(21),
    },
  ]);
  await db.insert(captureData).values({ projectId: 'tower', companyId, data: CAPTURE_DATA });
  await db.insert(runningUploads).values({
    id: 'upload1',
    projectId: 'tower',
    companyId,
    userId: 'mia',
    done: 3,
    total: 8,
    started: new Date('2026-03-03T10:00:00Z'),
    renewed: new Date(),
  });
}
