import type { Call } from '@inspection-studio/domain/calls';
import sharp from 'sharp';
import { layers, tags } from '../../../database/schema/index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from '../insert-company.ts';
import type { TestStudio } from '../start-test-studio.ts';
import { insertUsedUp } from './insert-used-up.ts';

/** Inputs for the requests of one round. */
export interface World {
  /** Tokens of people of the company; those with more permissions are more frequent. */
  tokens: readonly string[];
  /** Ids of records of the company, and of another one. */
  ids: readonly string[];
  /** Returns ids for the path of a call: those reserved for it, else those of its group, such as `sites`. */
  idsOfCall: (name: string, call: Call) => readonly string[];
  /** Ids by the first path segment. */
  idsByGroup: Readonly<Record<string, readonly string[]>>;
  /** Required queries by call name. */
  queries: Readonly<Record<string, Record<string, string>>>;
  storageKeys: readonly string[];
  /** A valid image. */
  picture: Buffer;
  /** Valid payloads by call name. */
  payloads: Readonly<Record<string, unknown>>;
}

const idsOf = (records: CompanyRecords): string[] =>
  Object.entries(records).flatMap(([name, value]) =>
    name === 'people' ? Object.values(value) : name === 'storageKey' ? [] : [value as string],
  );

/** Payloads of the library with records of the company. */
const libraryPayloads = (own: CompanyRecords, layerId: string, sectionId: string) => ({
  createChecklist: {
    name: 'Piers',
    sections: [{ identifier: 's1', title: 'Deck', items: [{ identifier: 'i1', description: 'Joints' }] }],
  },
  createCategory: { name: 'Spalling', model: null, colour: '#d9480f' },
  createCategoryPreset: { name: 'Concrete', categories: [own.categoryId] },
  createSeverityScale: { name: 'Condition', isNumerical: false, severities: [{ name: 'Minor', icon: 3 }] },
  createLayer: { name: 'Faces', isSegmented: true, layoutId: own.layoutId, sections: [{ name: 'North', interval: 1 }] },
  updateLayer: { name: 'Faces', sections: [{ id: sectionId, name: 'North' }, { name: 'South' }] },
  reorderLayers: [layerId],
  mapLayout: [{ sectionId, nodes: [] }],
});

/** Creates a company with a record of every kind, and the inputs for requests about it. */
export async function makeWorld(
  { db, store }: Pick<TestStudio, 'db' | 'store'>,
  companyId: string,
  foreign: CompanyRecords,
): Promise<World> {
  const own = await insertCompany(db, companyId);
  const { people } = own;
  const [layerId, sectionId, tagId] = [`layer${companyId}`, `section${companyId}`, `tag${companyId}`];
  const sections = [{ id: sectionId, name: 'North' }];
  await db.insert(layers).values({
    id: layerId,
    companyId,
    layoutId: own.layoutId,
    name: 'Faces',
    isSegmented: false,
    position: 0,
    sections,
  });
  await db.insert(tags).values({ id: tagId, companyId, name: 'Night work' });
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3b6ea5' } })
    .jpeg()
    .toBuffer();
  const usedUp = await insertUsedUp({ db, store }, own, picture);
  const [shownId] = usedUp.ids['getImageUrl']!;
  const payloads = payloadsOf(own);
  const library = libraryPayloads(own, layerId, sectionId);
  const idsByGroup: World['idsByGroup'] = {
    users: [people.Viewer, people.Uploader, people.Member],
    sites: [own.siteId],
    assets: [own.assetId, own.otherAssetId],
    projects: [own.projectId],
    images: [own.fileId, shownId!],
    categories: [own.categoryId],
    categorypresets: [own.presetId],
    severityscales: [own.severityScaleId],
    checklists: [own.checklistId],
    layouts: [own.layoutId],
    layers: [layerId],
    tags: [tagId],
    documents: [own.documentId],
  };
  return {
    tokens: [
      people.Admin,
      people.Admin,
      people.Admin,
      people.Manager,
      people.Manager,
      people.Member,
      people.Uploader,
      people.Viewer,
      people.Trial,
    ],
    ids: [...idsOf(own), ...idsOf(own), ...idsOf(foreign)],
    idsByGroup,
    idsOfCall: (name, call) => usedUp.ids[name] ?? idsByGroup[call.path.split('/')[0]!] ?? [own.companyId],
    queries: {
      listImages: { projectId: own.projectId },
      getImagePage: { projectId: usedUp.shownProjectId },
      getImageFacts: { projectId: usedUp.shownProjectId },
      getUploadUrl: { content_type: 'image/jpeg', prefix: usedUp.keys.open },
      getDownloadUrl: { prefix: usedUp.keys.image },
      getImageUrl: { id: shownId! },
      getThumbnailUrl: { id: shownId! },
    },
    storageKeys: [own.storageKey, ...Object.values(usedUp.keys), foreign.storageKey],
    picture,
    payloads: {
      createSite: payloads.site,
      updateSite: payloads.site,
      createAsset: payloads.asset,
      updateAsset: payloads.asset,
      createProject: payloads.project,
      updateProject: payloads.project,
      updateModules: payloads.modules,
      findKnownFiles: { files: [{ name: 'IMG_0468.jpg', sizeBytes: 4096, lastModified: '2026-11-20T08:30:00.000Z' }] },
      renewUpload: { done: 1, total: 2 },
      updateUser: payloads.user,
      createAccessToken: { name: 'Field laptop', rights: 'Upload', days: 30 },
      createCaptureData: payloads.captureData,
      updateCaptureData: payloads.captureData,
      ...library,
      createLayout: { name: 'Bearings' },
      updateLayout: { name: 'Spans' },
      createTag: { name: 'Rope access' },
      updateTag: { name: 'Night work' },
      updateChecklist: library.createChecklist,
      updateCategory: library.createCategory,
      uploadThumbnail: { id: own.siteId, type: '2', isRemoving: 'false' },
      inviteUsers: { emails: [`guest${companyId}@demo.example`], role: 6, message: 'Welcome' },
      confirmImageUploaded: { type: 1 },
      flagImages: { ids: [shownId!], isFlagged: true },
      updateSignInSettings: { requiresTotp: true },
      createDocuments: [{ name: 'Access plan.pdf', size: 4096, mime: 'application/pdf', type: 4 }],
    },
  };
}
