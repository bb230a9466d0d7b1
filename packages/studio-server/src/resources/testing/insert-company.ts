import { ROLE_IDS, USER_ROLES, type UserRole } from '@inspection-studio/domain/users';
import type { Database } from '../../database/open-database.ts';
import {
  assetMembers,
  assets,
  assetUploaders,
  categories,
  categoryPresets,
  checklists,
  companies,
  documents,
  layouts,
  projectFiles,
  projects,
  severityScales,
  sites,
  users,
} from '../../database/schema/index.ts';

/** Ids of one record of each kind of a company; every id ends with the company's name. */
export interface CompanyRecords {
  companyId: string;
  /** Ids of the people, and their bearer tokens in tests: the role in lower case and the company's name. */
  people: Record<UserRole, string>;
  siteId: string;
  /** Asset on the site, created by the manager; member and uploader are involved. */
  assetId: string;
  /** Another asset on the site; nobody below manager is involved. */
  otherAssetId: string;
  categoryId: string;
  presetId: string;
  severityScaleId: string;
  checklistId: string;
  layoutId: string;
  /** A draft of the asset. */
  projectId: string;
  /** File of the draft, not uploaded. */
  fileId: string;
  storageKey: string;
  /** A listed document without a stored file. */
  documentId: string;
}

/** Fills a company with one person per role and one record of every kind. */
export async function insertCompany(db: Database, companyId: string): Promise<CompanyRecords> {
  const id = (kind: string) => `${kind}${companyId}`;
  const roles = USER_ROLES.map((role): [UserRole, string] => [role, id(role.toLowerCase())]);
  const people = Object.fromEntries(roles) as Record<UserRole, string>;
  const records: CompanyRecords = {
    companyId,
    people,
    siteId: id('site'),
    assetId: id('asset'),
    otherAssetId: id('otherasset'),
    categoryId: id('category'),
    presetId: id('preset'),
    severityScaleId: id('scale'),
    checklistId: id('checklist'),
    layoutId: id('layout'),
    projectId: id('project'),
    fileId: id('file'),
    storageKey: `projects/${id('project')}/${id('file')}.jpg`,
    documentId: id('document'),
  };
  const { assetId, otherAssetId, siteId, projectId, severityScaleId } = records;
  const owned = { companyId };
  await db.insert(companies).values({
    id: companyId,
    name: companyId,
    licenceStart: new Date('2026-01-01'),
    licenceExpiry: new Date('2099-12-31'),
    licenceFrequency: 'Annual',
    seatsAllowed: 10,
    dataType: 'ImageCount',
    dataAllowed: 1000,
    supplementaryAllowedBytes: 1_000_000,
  });
  await db.insert(users).values(
    roles.map(([role, name]) => ({
      ...owned,
      id: name,
      firstName: role,
      lastName: companyId,
      email: `${name}@demo.example`,
      role,
      status: 'Activated' as const,
    })),
  );
  await db.insert(categories).values({ ...owned, id: records.categoryId, name: 'Weld crack', colour: '#ce2a29' });
  await db.insert(categoryPresets).values({ ...owned, id: records.presetId, name: 'Steelwork' });
  await db.insert(severityScales).values({
    ...owned,
    id: severityScaleId,
    name: 'Urgency',
    isNumerical: false,
    severities: [{ id: id('severity'), name: 'Monitor', scale: 0, colour: '#429c5a', icon: 0 }],
  });
  await db.insert(checklists).values({ ...owned, id: records.checklistId, name: 'Bridge general', sections: [] });
  await db.insert(layouts).values({ ...owned, id: records.layoutId, name: 'Spans' });
  await db.insert(sites).values({ ...owned, id: siteId, name: 'Forth Estuary', createdById: people.Manager });
  const asset = { ...owned, siteId, type: 'Bridge' as const, severityScaleId, createdById: people.Manager };
  await db.insert(assets).values([
    { ...asset, id: assetId, name: 'Kinnaird Viaduct' },
    { ...asset, id: otherAssetId, name: 'North Anchorage' },
  ]);
  await db.insert(assetMembers).values({ assetId, userId: people.Member });
  await db.insert(assetUploaders).values({ assetId, userId: people.Uploader });
  await db.insert(projects).values({
    ...owned,
    id: projectId,
    assetId,
    checklistId: records.checklistId,
    name: 'NorthTowerA',
    createdById: people.Uploader,
  });
  await db.insert(projectFiles).values({
    ...owned,
    id: records.fileId,
    projectId,
    kind: 'three',
    captureType: 'Rgb',
    fileType: 'Image',
    name: 'IMG_0467.jpg',
    mime: 'image/jpeg',
    sizeBytes: 4096,
    storageKey: records.storageKey,
  });
  await db.insert(documents).values({
    ...owned,
    id: records.documentId,
    name: 'Access plan.pdf',
    sizeBytes: 4096,
    mime: 'application/pdf',
    storageKey: `documents/${companyId}/${records.documentId}.pdf`,
    uploadedAt: new Date(),
    createdById: people.Member,
  });
  return records;
}

/** Payloads with records of one company only. */
export const payloadsOf = (records: CompanyRecords) => ({
  site: { name: 'Tay Valley' },
  asset: {
    siteId: records.siteId,
    name: 'Pylon West',
    type: 3,
    members: [records.people.Member],
    uploaders: [records.people.Uploader],
    presets: [records.presetId],
    categories: [records.categoryId],
    severityScale: records.severityScaleId,
    layoutTemplateId: records.layoutId,
  },
  project: { name: 'NorthTowerB', description: '', assetId: records.assetId, checklistId: records.checklistId },
  modules: { three: { rgb: [{ name: 'IMG_0468.jpg', size: 4 }], ir: [], isAr: false, remove: [] } },
  captureData: {
    captureDate: '2026-11-20T00:00:00.000Z',
    location: 'South abutment',
    acquisitionTeam: ['Callum Baird', 'Isla Munro'],
    airTemperature: -2.5 as number | null,
    windSpeed: 6.4,
    humidity: 81,
    captureDevice: 'DJI Mavic 3T',
    geotagged: 3,
    visualResolution: '0.6 mm per pixel',
    thermalType: 2,
    sonarRange: '30 m',
    supervisor: 'Moira Reid',
  },
  user: { firstName: 'Ingrid', lastName: 'Aas', phoneNumber: '+47 55 55 01 93', role: ROLE_IDS.Viewer },
});
