import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { imageFacts } from '../entities/images/testing/image-facts.ts';
import * as wire from '../entities/testing/wire-samples.ts';
import { accessToken } from '../entities/users/testing/access-token.ts';
import type { Call } from './call.ts';
import { calls } from './index.ts';
import { asset, category, checklist, meta, project, remove } from './testing/payload-parts.ts';

type CallName = keyof typeof calls;

const rows = calls as Record<CallName, Call>;
const namesWith = (part: 'payload' | 'reply') =>
  Object.entries(rows).flatMap(([name, row]) => (row[part] ? [name] : []));

/** Request bodies on the wire, and the fields that decode to other values. */
const PAYLOADS: [name: CallName, body: unknown, inside: unknown][] = [
  [
    'updateUser',
    { firstName: 'Callum', lastName: 'Baird', phoneNumber: '+44 1382 555 014', role: 5, status: 1 },
    { role: 'Uploader', status: 'Activated' },
  ],
  ['inviteUsers', { emails: ['isla.munro@tay-inspection.example'], role: 6, message: '' }, { role: 'Viewer' }],
  ['createSite', { name: 'Forth Estuary' }, {}],
  ['updateSite', { name: 'Forth Estuary' }, {}],
  ['createAsset', asset, { type: 'Bridge', layoutTemplateId: null }],
  ['updateAsset', asset, { type: 'Bridge', layoutTemplateId: null }],
  ['createProject', project, {}],
  ['updateProject', project, {}],
  [
    'updateModules',
    {
      three: { rgb: [meta], ir: [], isAr: true, remove },
      two: { rgb: [], ir: [meta], remove },
      ortho: { isEnabled: true, gcp: true, data: [{ ...meta, name: 'points.xlsx' }], remove },
      sonar: { data: [{ ...meta, name: 'scan.bmp' }], remove },
      supplementary: {
        data: [
          { ...meta, mime: 'image/jpeg', type: 1 },
          { ...meta, mime: 'video/mp4', type: 2 },
        ],
        remove,
      },
    },
    { supplementary: { data: [{ type: 'Image' }, { type: 'Video' }] } },
  ],
  ['findKnownFiles', { files: [{ name: 'DJI_0042.jpg', sizeBytes: 11_264 }] }, {}],
  ['renewUpload', { done: 23, total: 40 }, {}],
  ['createCaptureData', wire.captureData, { geotagged: 'Partial', thermalType: 'NonRadiometric' }],
  ['updateCaptureData', { ...wire.captureData, captureDate: '' }, { captureDate: '' }],
  ['confirmImageUploaded', { type: 3 }, { type: 'Blob' }],
  ['flagImages', { ids: ['dji-0042-4r9s6x'], isFlagged: false }, { isFlagged: false }],
  [
    'uploadThumbnail',
    { id: 'kinnaird-viaduct-7k2m4q', type: '3', isRemoving: 'true' },
    { type: 'Asset', isRemoving: true },
  ],
  ['createCategory', category, {}],
  ['updateCategory', { ...category, model: null }, { model: null }],
  ['createCategoryPreset', { name: 'Bridges', categories: ['crack-8s4n2d'] }, {}],
  ['createSeverityScale', { name: 'Condition', isNumerical: false, severities: [{ name: 'Minor', icon: 3 }] }, {}],
  ['createChecklist', checklist, {}],
  ['updateChecklist', checklist, {}],
  ['createLayout', { name: 'Viaduct spans' }, {}],
  ['updateLayout', { name: 'Viaduct spans' }, {}],
  ['reorderLayers', ['faces-2v4x6z', 'spans-8n9p1q'], ['faces-2v4x6z', 'spans-8n9p1q']],
  ['mapLayout', wire.layoutTemplate.map, wire.layoutTemplate.map],
  [
    'createLayer',
    { name: 'Spans', isSegmented: true, layoutId: 'viaduct-spans-9q4b7g', sections: [{ name: '4', interval: 1 }] },
    {},
  ],
  ['updateLayer', { name: 'Spans', sections: [{ id: 'span-4-1a2b3c', name: 'Span 4' }, { name: 'Span 6' }] }, {}],
  ['createTag', { name: 'Night work' }, {}],
  ['updateTag', { name: 'Night work' }, {}],
  [
    'createDocuments',
    [{ name: 'access-plan.pdf', size: 482_113, mime: 'application/pdf', type: 4 }],
    [{ type: 'Pdf' }],
  ],
  ['updateSignInSettings', { requiresTotp: true }, { requiresTotp: true }],
  ['createAccessToken', { name: 'Field laptop', rights: 'Upload', days: 90 }, { days: 90 }],
];

const stored = [
  { id: 'dji-0042-4r9s6x', name: 'DJI_0042.jpg', s3Key: 'projects/autumn-flight-2v5n8c/dji-0042-4r9s6x.jpg' },
];
const registered = stored.map((file) => ({ ...file, size: 11_534_336, isUploaded: true }));

const auditEvent = {
  id: '019ab000-0000-7000-8000-000000000001',
  at: '2026-11-23T08:30:00.000Z',
  actor: { id: null, name: 'Operator', email: '' },
  action: 'update',
  subject: { kind: 'site', id: 'forth-estuary-2b9k4m', name: 'Forth Estuary' },
  changes: [{ field: 'name', before: 'Forth', after: 'Forth Estuary' }, { field: 'thumbnail' }],
  source: { address: '192.0.2.7', userAgent: 'curl/8.5.0', requestId: 'request-0001' },
};

/** Response bodies on the wire, and the fields that decode to other values. */
const REPLIES: [name: CallName, body: unknown, inside: unknown][] = [
  ['whoami', wire.user, { roleId: 'Uploader', status: 'Activated' }],
  ['listAuditEvents', [auditEvent], [auditEvent]],
  [
    'getStorageStatus',
    { disk: { level: 'low', usedPercent: 92 }, damagedFiles: 3 },
    { disk: { level: 'low' }, damagedFiles: 3 },
  ],
  ['getSignInSettings', { requiresTotp: false, peopleWithoutTotp: 3 }, { peopleWithoutTotp: 3 }],
  ['updateSignInSettings', { requiresTotp: true, peopleWithoutTotp: 0 }, { requiresTotp: true }],
  ['listUsers', [wire.user], [{ roleId: 'Uploader' }]],
  [
    'inviteUsers',
    [
      { email: 'isla.munro@tay-inspection.example', code: null },
      { email: 'ewan.kerr@tay-inspection.example', code: 37 },
    ],
    [{ code: null }, { code: 37 }],
  ],
  ['getUser', wire.user, {}],
  [
    'listSessions',
    [
      {
        id: 'q7f0',
        device: 'Windows',
        browser: 'Firefox 140',
        address: '203.0.113.7',
        created: '2026-11-20T08:00:00.000Z',
        lastUsed: '2026-11-23T09:30:00.000Z',
        isCurrent: true,
      },
    ],
    [{ isCurrent: true }],
  ],
  ['listAccessTokens', [{ ...accessToken, lastUsed: null }, accessToken], [{ lastUsed: null }, {}]],
  ['createAccessToken', { ...accessToken, token: 'ist_secret' }, { token: 'ist_secret' }],
  ['updateUser', wire.user, {}],
  ['deactivateUser', { ...wire.user, status: 0 }, { status: 'Deactivated' }],
  ['activateUser', wire.user, { status: 'Activated' }],
  ['getCompany', wire.company, { licence: { frequency: 'Annual', dataType: 'Gpx' } }],
  ['listSites', [wire.site], [{}]],
  ['createSite', wire.site, {}],
  ['getSite', wire.site, {}],
  ['updateSite', wire.site, {}],
  ['listAssets', [wire.assetListItem], [{ type: 'Bridge', recentProject: { status: 'Completed' } }]],
  ['createAsset', wire.asset, {}],
  ['getAsset', wire.asset, {}],
  ['updateAsset', wire.asset, {}],
  ['getAssetSeverity', wire.severityScale, {}],
  ['listProjects', [wire.project], [{ status: 'ThumbnailsGenerated' }]],
  ['createProject', wire.projectDetail, {}],
  ['getProject', wire.projectDetail, {}],
  ['updateProject', wire.projectDetail, {}],
  ['getProjectAsset', wire.asset, {}],
  [
    'getModules',
    {
      three: { rgb: registered, ir: [] },
      two: { rgb: [], ir: registered },
      ortho: { data: [] },
      sonar: { data: [] },
      supplementary: { data: registered },
    },
    {},
  ],
  [
    'findKnownFiles',
    [{ id: 'a', name: 'SouthPier', status: 3, stored: [0], arriving: [7] }],
    [{ status: 'Completed' }],
  ],
  ['updateModules', { three: { rgb: stored, ir: [] }, supplementary: { data: stored } }, {}],
  ['getCaptureData', wire.captureData, { geotagged: 'Partial' }],
  ['createCaptureData', wire.captureData, {}],
  ['updateCaptureData', wire.captureData, {}],
  ['listImages', [wire.image], [{ type: 'Ir', depth: 'Ortho' }]],
  ['getImagePage', [wire.image], [{ type: 'Ir', depth: 'Ortho' }]],
  ['getImageFacts', imageFacts, imageFacts],
  ['listCategories', [wire.category], [{}]],
  ['createCategory', wire.category, {}],
  ['getCategory', wire.category, {}],
  ['updateCategory', wire.category, {}],
  ['restoreCategory', wire.category, {}],
  ['listCategoryPresets', [wire.categoryPreset], [{}]],
  ['createCategoryPreset', wire.categoryPreset, {}],
  ['getCategoryPreset', wire.categoryPreset, {}],
  ['listSeverityScales', [wire.severityScale], [{}]],
  ['createSeverityScale', wire.severityScale, {}],
  ['getSeverityScale', wire.severityScale, {}],
  ['restoreSeverityScale', wire.severityScale, {}],
  ['listChecklists', [wire.checklistTemplate], [{}]],
  ['createChecklist', wire.checklistTemplate, {}],
  ['getChecklist', wire.checklistTemplate, {}],
  ['updateChecklist', wire.checklistTemplate, {}],
  ['listLayouts', [wire.layoutTemplate], [{}]],
  ['createLayout', wire.layoutTemplate, {}],
  ['getLayout', wire.layoutTemplate, {}],
  ['updateLayout', wire.layoutTemplate, {}],
  ['mapLayout', wire.layoutTemplate, {}],
  ['listLayers', [wire.layerTemplate], [{}]],
  ['createLayer', wire.layerTemplate, {}],
  ['getLayer', wire.layerTemplate, {}],
  ['updateLayer', wire.layerTemplate, {}],
  ['listTags', [wire.tag], [{}]],
  ['createTag', wire.tag, {}],
  ['getTag', wire.tag, {}],
  ['updateTag', wire.tag, {}],
  ['restoreTag', wire.tag, {}],
  ['listDocuments', [wire.companyDocument], [{ type: 'Pdf' }]],
  ['createDocuments', [{ id: 'access-plan-6m2t8r', s3Key: wire.companyDocument.key }], [{}]],
  ['getUploadUrl', { url: 'https://files.example/access-plan?signature=2f' }, {}],
  ['getDownloadUrl', { url: 'https://files.example/access-plan?signature=2f' }, {}],
  ['getImageUrl', { url: 'https://files.example/img-0467?signature=2f' }, {}],
  ['getThumbnailUrl', { url: 'https://files.example/img-0467?signature=2f' }, {}],
];

describe.each([
  ['bodies', 'payload', PAYLOADS],
  ['answers', 'reply', REPLIES],
] as const)('%s: numbers on the wire decode to names', (_kind, part, samples) => {
  it.each(samples)('%s', (name, body, inside) => {
    const schema = rows[name][part] ?? z.never();
    const decoded = z.decode(schema, body);
    expect(decoded).toMatchObject(inside as object);
    expect(z.encode(schema, decoded)).toEqual(body);
  });

  it('covers every call that has one', () =>
    expect(samples.map(([name]) => name).toSorted()).toEqual(namesWith(part).toSorted()));
});
