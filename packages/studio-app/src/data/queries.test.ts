import { type Call, calls } from '@inspection-studio/domain/calls';
import { describe, expect, it } from 'vitest';
import type { Send } from '../api/index.ts';
import * as data from './index.ts';
import { createQueryClient } from './query-client.ts';

const search = { search: ' quay ' };
const address = { filter: "contains(name,'a')", orderBy: [{ prop: 'size', ascending: false }], skip: 50 };
const byName = 'name';
const kept = { seriesId: 'i', ids: new Set(['i']) };
const hasQuay = "contains(name,'quay')";

type Options = { params?: object; query?: object; page?: object | 'server' };
type Case = readonly [rule: string, query: (send: Send) => { queryKey: unknown }, call: Call, options: Options];

const CASES: readonly Case[] = [
  [
    'a page of sites',
    (send) => data.sitePageQuery(send, { ...search, skip: 24 }),
    calls.listSites,
    { query: { filter: hasQuay, orderBy: byName }, page: { top: 12, skip: 24 } },
  ],
  [
    'all sites',
    (send) => data.siteListQuery(send, search),
    calls.listSites,
    { query: { filter: hasQuay, orderBy: byName } },
  ],
  ['one site', (send) => data.siteQuery(send, 'x'), calls.getSite, { params: { id: 'x' } }],
  [
    'a page of the assets of a site',
    (send) => data.assetPageQuery(send, { siteId: 's', ...search, skip: 12 }),
    calls.listAssets,
    { query: { filter: `siteId eq 's' and ${hasQuay}`, orderBy: byName }, page: { top: 12, skip: 12 } },
  ],
  ['all assets', (send) => data.assetListQuery(send), calls.listAssets, { query: { orderBy: byName } }],
  ['one asset', (send) => data.assetQuery(send, 'x'), calls.getAsset, { params: { id: 'x' } }],
  [
    'a page of the inspections of an asset',
    (send) => data.projectPageQuery(send, { assetId: 'a', skip: 24 }),
    calls.listProjects,
    { query: { filter: "assetId eq 'a'", orderBy: 'modified desc' }, page: { top: 24, skip: 24 } },
  ],
  [
    'all inspections of a site',
    (send) => data.projectListQuery(send, { siteId: 's' }),
    calls.listProjects,
    { query: { filter: "siteId eq 's'", orderBy: 'modified desc' } },
  ],
  ['one inspection', (send) => data.projectQuery(send, 'x'), calls.getProject, { params: { id: 'x' } }],
  [
    'the asset of an inspection',
    (send) => data.projectAssetQuery(send, 'x'),
    calls.getProjectAsset,
    { params: { id: 'x' } },
  ],
  ['the files of an inspection', (send) => data.moduleFilesQuery(send, 'x'), calls.getModules, { params: { id: 'x' } }],
  [
    'the capture data of an inspection',
    (send) => data.captureDataQuery(send, 'x'),
    calls.getCaptureData,
    { params: { id: 'x' } },
  ],
  [
    'a page of images',
    (send) => data.imagePageQuery(send, { projectId: 'x', depth: 'Three', type: 'Rgb', skip: 24 }),
    calls.listImages,
    { query: { projectId: 'x', depth: 'Three', type: 'Rgb' }, page: { top: 24, skip: 24 } },
  ],
  [
    'the page of images that holds one',
    (send) => data.imageLocationQuery(send, { projectId: 'x', id: 'i' }),
    calls.getImagePage,
    { params: { id: 'i' }, query: { projectId: 'x' }, page: 'server' },
  ],
  [
    'a page of filtered images that keeps one of them',
    (send) => data.imagePageQuery(send, { projectId: 'x', filter: 'isFlagged eq true', orderBy: 'captured', kept }),
    calls.listImages,
    {
      query: { projectId: 'x', filter: "isFlagged eq true or id eq 'i'", orderBy: 'captured' },
      page: { top: 24, skip: 0 },
    },
  ],
  [
    'the page of filtered images that holds one',
    (send) => data.imageLocationQuery(send, { projectId: 'x', id: 'i', filter: 'isFlagged eq true', kept }),
    calls.getImagePage,
    { params: { id: 'i' }, query: { projectId: 'x', filter: "isFlagged eq true or id eq 'i'" }, page: 'server' },
  ],
  [
    'how an image was taken',
    (send) => data.imageFactsQuery(send, { projectId: 'x', id: 'i' }),
    calls.getImageFacts,
    { params: { id: 'i' }, query: { projectId: 'x' } },
  ],
  [
    'a page of people',
    (send) => data.userPageQuery(send, address),
    calls.listUsers,
    { query: { filter: address.filter, orderBy: 'size desc' }, page: { top: 12, skip: 50 } },
  ],
  ['all people', (send) => data.userListQuery(send), calls.listUsers, { query: { orderBy: 'firstName' } }],
  ['one person', (send) => data.userQuery(send, 'x'), calls.getUser, { params: { id: 'x' } }],
  ['the company', (send) => data.companyQuery(send), calls.getCompany, {}],
  [
    'a page of documents',
    (send) => data.documentPageQuery(send, address),
    calls.listDocuments,
    { query: { filter: address.filter, orderBy: 'size desc' }, page: { top: 50, skip: 50 } },
  ],
  [
    'a page of active categories',
    (send) => data.categoryPageQuery(send, { ...search, isArchived: false, skip: 40 }),
    calls.listCategories,
    {
      query: { filter: `isArchived eq false and ${hasQuay}`, orderBy: 'model desc, name' },
      page: { top: 40, skip: 40 },
    },
  ],
  [
    'all categories of an asset',
    (send) => data.categoryListQuery(send, { assetId: 'a' }),
    calls.listCategories,
    { query: { filter: "assetId eq 'a'", orderBy: 'model desc, name' } },
  ],
  [
    'all categories of a preset',
    (send) => data.categoryListQuery(send, { presetId: 'p' }),
    calls.listCategories,
    { query: { filter: "presetId eq 'p'", orderBy: 'model desc, name' } },
  ],
  ['one category', (send) => data.categoryQuery(send, 'x'), calls.getCategory, { params: { id: 'x' } }],
  [
    'a page of presets',
    (send) => data.presetPageQuery(send, { ...search, skip: 40 }),
    calls.listCategoryPresets,
    { query: { filter: hasQuay, orderBy: byName }, page: { top: 40, skip: 40 } },
  ],
  ['all presets', (send) => data.presetListQuery(send), calls.listCategoryPresets, { query: { orderBy: byName } }],
  ['one preset', (send) => data.presetQuery(send, 'x'), calls.getCategoryPreset, { params: { id: 'x' } }],
  [
    'a page of archived scales',
    (send) => data.severityScalePageQuery(send, { isArchived: true, skip: 40 }),
    calls.listSeverityScales,
    { query: { filter: 'isArchived eq true', orderBy: byName }, page: { top: 40, skip: 40 } },
  ],
  [
    'all active scales',
    (send) => data.severityScaleListQuery(send, { isArchived: false }),
    calls.listSeverityScales,
    { query: { filter: 'isArchived eq false', orderBy: byName } },
  ],
  ['one scale', (send) => data.severityScaleQuery(send, 'x'), calls.getSeverityScale, { params: { id: 'x' } }],
  [
    'the scale of an asset',
    (send) => data.assetSeverityQuery(send, 'x'),
    calls.getAssetSeverity,
    { params: { id: 'x' } },
  ],
  [
    'a page of checklists',
    (send) => data.checklistPageQuery(send, { skip: 40 }),
    calls.listChecklists,
    { query: { orderBy: byName }, page: { top: 40, skip: 40 } },
  ],
  ['all checklists', (send) => data.checklistListQuery(send), calls.listChecklists, { query: { orderBy: byName } }],
  ['one checklist', (send) => data.checklistQuery(send, 'x'), calls.getChecklist, { params: { id: 'x' } }],
  [
    'a page of layouts',
    (send) => data.layoutPageQuery(send, { skip: 40 }),
    calls.listLayouts,
    { query: { orderBy: byName }, page: { top: 40, skip: 40 } },
  ],
  ['all layouts', (send) => data.layoutListQuery(send), calls.listLayouts, { query: { orderBy: byName } }],
  ['one layout', (send) => data.layoutQuery(send, 'x'), calls.getLayout, { params: { id: 'x' } }],
  [
    'the layers of a layout',
    (send) => data.layerListQuery(send, 'x'),
    calls.listLayers,
    { query: { filter: "layoutId eq 'x'" } },
  ],
  ['one layer', (send) => data.layerQuery(send, 'x'), calls.getLayer, { params: { id: 'x' } }],
  [
    'a page of active tags',
    (send) => data.tagPageQuery(send, { isArchived: false, skip: 100 }),
    calls.listTags,
    { query: { filter: 'isArchived eq false', orderBy: byName }, page: { top: 100, skip: 100 } },
  ],
  ['all tags', (send) => data.tagListQuery(send), calls.listTags, { query: { orderBy: byName } }],
  ['one tag', (send) => data.tagQuery(send, 'x'), calls.getTag, { params: { id: 'x' } }],
  ['the sessions of a person', (send) => data.sessionListQuery(send, 'x'), calls.listSessions, { params: { id: 'x' } }],
  [
    'the access tokens of a person',
    (send) => data.accessTokenListQuery(send, 'x'),
    calls.listAccessTokens,
    { params: { id: 'x' } },
  ],
  ['how people sign in', (send) => data.signInSettingsQuery(send), calls.getSignInSettings, {}],
  ['the state of the storage', (send) => data.storageStatusQuery(send), calls.getStorageStatus, {}],
];

describe('a query sends its own call, with search, order and page', () => {
  it.each(CASES)('%s', async (_rule, query, call, options) => {
    const sent: [Call, Options & { signal?: AbortSignal }][] = [];
    const send = (async (...asked: [Call, Options]) => {
      sent.push(asked);
      return [];
    }) as unknown as Send;
    await createQueryClient(() => undefined).query(query(send) as never);
    expect(sent).toHaveLength(1);
    const [sentCall, { signal, ...sentOptions }] = sent[0] as (typeof sent)[number];
    expect(sentCall).toBe(call);
    expect(sentOptions).toEqual(options);
    expect(signal).toBeInstanceOf(AbortSignal);
  });

  it('keys differ, so that no query answers for another', () => {
    const send = undefined as unknown as Send;
    const keys = CASES.map(([, query]) => JSON.stringify(query(send).queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
