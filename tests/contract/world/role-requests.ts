import {
  type CompanyRecords,
  payloadsOf,
} from '../../../packages/studio-server/src/resources/testing/insert-company.ts';
import type { Answer, TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { fresh } from './fresh.ts';
import { insertInspections } from './inspections.ts';
import type { Records } from './library.ts';
import { sendThumbnail, THUMBNAIL_KINDS } from './send-thumbnail.ts';

/** Where a request's records come from. */
export interface RequestWorld {
  studio: TestStudio;
  /** Whose record the address names. */
  company: CompanyRecords;
  /** Whose records the body names. */
  own: CompanyRecords;
  records: Records;
}

type Ask = (token: string) => Promise<Answer>;
type Request = [path: string, payload?: unknown] | Ask;

const name = () => ({ name: fresh('N') });
const category = () => ({ ...name(), model: null, colour: '#ce2a29' });
const checklist = () => ({
  ...name(),
  sections: [{ identifier: 's', title: 'Steel', items: [{ identifier: 'i', description: 'Look' }] }],
});
const document = () => ({ name: 'Report.pdf', size: 8, mime: 'application/pdf', type: 4 });

async function ownPlace({ studio, company }: RequestWorld) {
  const [place] = await insertInspections(studio.db, company, [{}]);
  return place!;
}

/** A good request of each call, about a record made for it. */
export const ROLE_REQUESTS: Record<string, (world: RequestWorld) => Promise<Request> | Request> = {
  'GET users/whoami': () => ['users/whoami'],
  'GET users': () => ['users'],
  'GET companies': () => ['companies'],
  'GET audit-events': () => ['audit-events'],
  'GET storage-status': () => ['storage-status'],
  'GET sign-in-settings': () => ['sign-in-settings'],
  'PUT sign-in-settings': () => ['sign-in-settings', { requiresTotp: true }],
  'GET sites': () => ['sites'],
  'GET assets': () => ['assets'],
  'GET projects': () => ['projects'],
  'POST sites': () => ['sites', name()],
  'PUT sites/{id}': async (world) => [`sites/${(await ownPlace(world)).siteId}`, name()],
  'DELETE sites/{id}': async (world) => [`sites/${(await ownPlace(world)).siteId}`],
  'POST assets': ({ own }) => ['assets', payloadsOf(own).asset],
  'PUT assets/{id}': async (world) => [`assets/${(await ownPlace(world)).assetId}`, payloadsOf(world.own).asset],
  'DELETE assets/{id}': async (world) => [`assets/${(await ownPlace(world)).assetId}`],
  'POST assets/{id}/known-files': async (world) => [
    `assets/${(await ownPlace(world)).assetId}/known-files`,
    { files: [{ name: 'IMG_0468.jpg', sizeBytes: 4096 }] },
  ],
  'POST images/thumbnail: of a site': async (world) => {
    const { siteId } = await ownPlace(world);
    return (token) => sendThumbnail(world.studio, token, THUMBNAIL_KINDS.Site, siteId);
  },
  'POST images/thumbnail: of an asset': async (world) => {
    const { assetId } = await ownPlace(world);
    return (token) => sendThumbnail(world.studio, token, THUMBNAIL_KINDS.Asset, assetId);
  },
  // Reports are the company's.
  "POST images/thumbnail: of the report's logo":
    ({ studio, company }) =>
    (token) =>
      sendThumbnail(studio, token, THUMBNAIL_KINDS.ReportLogo, company.companyId),
  "POST images/thumbnail: of the report's cover":
    ({ studio, company }) =>
    (token) =>
      sendThumbnail(studio, token, THUMBNAIL_KINDS.ReportCover, company.companyId),

  'GET tags': () => ['tags'],
  'GET tags/{id}': async ({ records }) => [`tags/${await records.tag()}`],
  'POST tags': () => ['tags', name()],
  'PUT tags/{id}': async ({ records }) => [`tags/${await records.tag()}`, name()],
  'DELETE tags/{id}': async ({ records }) => [`tags/${await records.tag()}`],
  'PUT tags/{id}/restore': async ({ records }) => [`tags/${await records.tag({ isArchived: true })}/restore`],
  'GET categories': () => ['categories'],
  'GET categories/{id}': async ({ records }) => [`categories/${await records.category()}`],
  'POST categories': () => ['categories', category()],
  'PUT categories/{id}': async ({ records }) => [`categories/${await records.category()}`, category()],
  'DELETE categories/{id}': async ({ records }) => [`categories/${await records.category()}`],
  'PUT categories/{id}/restore': async ({ records }) => [
    `categories/${await records.category({ isArchived: true })}/restore`,
  ],
  'GET categorypresets': () => ['categorypresets'],
  'GET categorypresets/{id}': async ({ records }) => [`categorypresets/${await records.preset()}`],
  'POST categorypresets': ({ own }) => ['categorypresets', { ...name(), categories: [own.categoryId] }],
  'DELETE categorypresets/{id}': async ({ records }) => [`categorypresets/${await records.preset()}`],
  'GET severityscales': () => ['severityscales'],
  'GET severityscales/{id}': async ({ records }) => [`severityscales/${await records.severityScale()}`],
  'POST severityscales': () => [
    'severityscales',
    { ...name(), isNumerical: false, severities: [{ name: 'Monitor', icon: 0 }] },
  ],
  'DELETE severityscales/{id}': async ({ records }) => [`severityscales/${await records.severityScale()}`],
  'PUT severityscales/{id}/restore': async ({ records }) => [
    `severityscales/${await records.severityScale({ isArchived: true })}/restore`,
  ],
  'GET checklists': () => ['checklists'],
  'GET checklists/{id}': async ({ records }) => [`checklists/${await records.checklist()}`],
  'POST checklists': () => ['checklists', checklist()],
  'PUT checklists/{id}': async ({ records }) => [`checklists/${await records.checklist()}`, checklist()],
  'DELETE checklists/{id}': async ({ records }) => [`checklists/${await records.checklist()}`],
  'GET layouts': () => ['layouts'],
  'GET layouts/{id}': async ({ records }) => [`layouts/${(await records.layout()).layoutId}`],
  'POST layouts': () => ['layouts', name()],
  'PUT layouts/{id}': async ({ records }) => [`layouts/${(await records.layout()).layoutId}`, name()],
  'PUT layouts/{id}/reorder': async ({ records }) => {
    const { layoutId, layerIds } = await records.layout();
    return [`layouts/${layoutId}/reorder`, layerIds.toReversed()];
  },
  'PUT layouts/{id}/map': async ({ records }) => {
    const { layoutId, layerIds } = await records.layout();
    return [`layouts/${layoutId}/map`, [{ sectionId: `${layerIds[0]}a`, nodes: [] }]];
  },
  'DELETE layouts/{id}': async ({ records }) => [`layouts/${(await records.layout()).layoutId}`],
  'GET layers': () => ['layers'],
  'GET layers/{id}': async ({ records }) => [`layers/${(await records.layout()).layerIds[0]}`],
  'POST layers': async ({ own }) => [
    'layers',
    { ...name(), isSegmented: false, layoutId: own.layoutId, sections: [{ name: 'North' }] },
  ],
  // Only the terms of a layer are editable; its name is its id here.
  'PUT layers/{id}': async ({ records }) => {
    const [layerId] = (await records.layout()).layerIds;
    return [`layers/${layerId}`, { name: layerId, sections: [{ name: 'North' }] }];
  },
  'DELETE layers/{id}': async ({ records }) => [`layers/${(await records.layout()).layerIds[0]}`],

  'GET documents': () => ['documents'],
  'POST documents': () => ['documents', [document()]],
  'PUT documents/{id}/uploaded': async ({ records }) => [`documents/${(await records.document()).documentId}/uploaded`],
  'GET upload: of a document': async ({ records }) => {
    const { storageKey } = await records.document();
    return [`upload?content_type=application/pdf&prefix=${storageKey}`];
  },
  'GET download: of a document': async ({ records }) => [
    `download?prefix=${(await records.document({ uploadedAt: new Date() })).storageKey}`,
  ],
  'DELETE documents/{id}': async ({ records }) => [`documents/${(await records.document()).documentId}`],
};

/** Prepares one request; sending it needs only to know who asks. */
export async function requestOf(call: string, world: RequestWorld): Promise<Ask> {
  const request = await ROLE_REQUESTS[call]!(world);
  if (typeof request === 'function') return request;
  const [path, payload] = request;
  const method = call.slice(0, call.indexOf(' ')) as 'GET' | 'POST' | 'PUT' | 'DELETE';
  return (token) => world.studio.send(token, method, path, payload);
}
