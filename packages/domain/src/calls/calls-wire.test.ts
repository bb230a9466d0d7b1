import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as wire from '../entities/testing/wire-samples.ts';
import type { Call } from './call.ts';
import { calls } from './index.ts';

type CallName = keyof typeof calls;

const rows = calls as Record<CallName, Call>;
const namesWith = (part: 'payload' | 'reply') =>
  Object.entries(rows).flatMap(([name, row]) => (row[part] ? [name] : []));

const asset = {
  siteId: 'forth-estuary-2b9k4m',
  name: 'Kinnaird Viaduct',
  type: 3,
  members: ['callum-baird-8d3n6v'],
  uploaders: [],
  presets: ['bridges-3k8f2p'],
  categories: ['crack-8s4n2d'],
  severityScale: 'condition-5x7c2v',
  layoutTemplateId: null,
};
const project = {
  name: 'AutumnFlight',
  description: '',
  assetId: 'kinnaird-viaduct-7k2m4q',
  checklistId: 'principal-5d8k1m',
};
const category = { name: 'Crack', model: 'concrete-crack', colour: '#d9480F' };
const checklist = {
  name: 'Principal',
  sections: [{ identifier: 's1', title: 'Deck', items: [{ identifier: 'i1', description: 'Joints' }] }],
};
const meta = { name: 'DJI_0042.jpg', size: 11_264 };
const remove = ['dji-0041-1k3m5n'];

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
      ortho: { isEnabled: true, gcp: true, data: [meta], remove },
      sonar: { data: [meta], remove },
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
  ['createCaptureData', wire.captureData, { geotagged: 'Partial', thermalType: 'NonRadiometric' }],
  ['updateCaptureData', { ...wire.captureData, captureDate: '' }, { captureDate: '' }],
  ['confirmImageUploaded', { type: 3 }, { type: 'Blob' }],
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
];

const stored = [
  { id: 'dji-0042-4r9s6x', name: 'DJI_0042.jpg', s3Key: 'projects/autumn-flight-2v5n8c/dji-0042-4r9s6x.jpg' },
];
const registered = stored.map((file) => ({ ...file, size: 11_534_336, isUploaded: true }));

/** Response bodies on the wire, and the fields that decode to other values. */
const REPLIES: [name: CallName, body: unknown, inside: unknown][] = [
  ['whoami', wire.user, { roleId: 'Uploader', status: 'Activated' }],
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
  ['updateModules', { three: { rgb: stored, ir: [] }, supplementary: { data: stored } }, {}],
  ['getCaptureData', wire.captureData, { geotagged: 'Partial' }],
  ['createCaptureData', wire.captureData, {}],
  ['updateCaptureData', wire.captureData, {}],
  ['listImages', [wire.image], [{ type: 'Ir', depth: 'Ortho' }]],
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

describe('empty values', () => {
  it('CALL-119 GET projects/{id}/capturedata may return an empty string, which means no capture data.', () => {
    const { reply } = calls.getCaptureData;
    expect(z.decode(reply!, '')).toBeNull();
    expect(z.encode(reply!, null)).toBe('');
    expect(z.safeParse(reply!, 'none').success).toBe(false);
    expect(z.safeParse(reply!, null).success).toBe(false);
  });

  it('an empty body clears the mapping', () => {
    const { payload } = calls.mapLayout;
    expect(z.parse(payload!, undefined)).toBeNull();
    expect(z.parse(payload!, null)).toBeNull();
  });

  it('a list of documents must not be empty', () =>
    expect(z.safeParse(calls.createDocuments.payload!, []).success).toBe(false));

  it('a picture is removed without a file', () => {
    const { payload } = calls.uploadThumbnail;
    const file = { name: 'viaduct.jpg', size: 5, type: 'image/jpeg' };
    expect(z.parse(payload!, { id: 'a', type: '1', isRemoving: 'false', file })).toEqual({
      id: 'a',
      type: 'User',
      isRemoving: false,
      file,
    });
    expect(z.encode(payload!, { id: 'a', type: 'User', isRemoving: false })).toEqual({
      id: 'a',
      type: '1',
      isRemoving: 'false',
    });
    expect(z.parse(payload!, { id: 'a', type: '2', isRemoving: 'true' })).toEqual({
      id: 'a',
      type: 'Site',
      isRemoving: true,
    });
    for (const wrong of [
      { type: '' },
      { type: '7' },
      { type: 1 },
      { isRemoving: true },
      { isRemoving: '1' },
      { id: '' },
    ]) {
      expect(z.safeParse(payload!, { id: 'a', type: '1', isRemoving: 'true', ...wrong }).success).toBe(false);
    }
  });
});
