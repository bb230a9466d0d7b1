import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import {
  ASSET_CATEGORIES_MAX,
  assetFormSchema,
  assetPayloadSchema,
  newAssetForm,
  toAssetPayload,
} from './asset.form.ts';

beforeAll(configureValidation);

const valid = {
  ...newAssetForm('forth-estuary-2b9k4m'),
  name: 'Kinnaird Viaduct',
  categories: ['crack-8s4n2d'],
  severityScale: 'condition-5x7c2v',
};
const issuesWith = (change: object) => formIssues(assetFormSchema, { ...valid, ...change });
const ids = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index}`);

describe('Asset name', () => {
  it('Asset name is required.', () => {
    expect(issuesWith({ name: undefined })).toEqual([['name', 'Required']]);
    expect(issuesWith({ name: '' })).toEqual([['name', 'Input must contain at least 2 character(s)']]);
  });

  it.each([
    ['at least 2', 'ab', 'a', 'Input must contain at least 2 character(s)'],
    ['at most 30', 'x'.repeat(30), 'x'.repeat(31), 'Input must contain at most 30 character(s)'],
  ])('Asset name is %s characters.', (_rule, accepted, refused, message) => {
    expect(assetFormSchema.parse({ ...valid, name: accepted }).name).toBe(accepted);
    expect(issuesWith({ name: refused })).toEqual([['name', message]]);
  });

  it('Asset name is trimmed.', () => {
    expect(assetFormSchema.parse({ ...valid, name: '  ab  ' }).name).toBe('ab');
    expect(issuesWith({ name: ' a ' })).toEqual([['name', 'Input must contain at least 2 character(s)']]);
  });
});

describe('Categories and presets of an asset', () => {
  it('An asset needs at least 1 category or category preset.', () => {
    expect(issuesWith({ categories: [], presets: [] })).toHaveLength(1);
    expect(issuesWith({ categories: ['crack-8s4n2d'], presets: [] })).toEqual([]);
    expect(issuesWith({ categories: [], presets: ['bridges-3k8f2p'] })).toEqual([]);
  });

  it("The message is 'Must have at least 1 category or category preset.'", () => {
    expect(issuesWith({ categories: [] })).toEqual([
      ['categories', 'Must have at least 1 category or category preset.'],
    ]);
  });

  it.each([
    ['Presets', 'presets', 'Each category preset can be chosen only once.'],
    ['Categories', 'categories', 'Each category can be chosen only once.'],
  ])('%s cannot be duplicated.', (_kind, field, message) => {
    expect(issuesWith({ [field]: ['a', 'b', 'a'] })).toEqual([[field, message]]);
    expect(issuesWith({ [field]: ['a', 'b'] })).toEqual([]);
  });

  it('a category and a preset may share an id', () => {
    expect(issuesWith({ categories: ['bridges'], presets: ['bridges'] })).toEqual([]);
  });

  it.each([
    [30, 0, []],
    [0, 30, []],
    [12, 18, []],
    [31, 0, [['categories', 'List must contain at most 30 item(s)']]],
    [0, 31, [['categories', 'List must contain at most 30 item(s)']]],
    [13, 18, [['categories', 'List must contain at most 30 item(s)']]],
  ])('Category presets plus categories per asset are at most 30: %d and %d', (presets, categories, expected) => {
    expect(ASSET_CATEGORIES_MAX).toBe(30);
    expect(issuesWith({ presets: ids('preset', presets), categories: ids('category', categories) })).toEqual(expected);
  });
});

describe('The rest of the asset form', () => {
  it('severityScale is required on an asset.', () => {
    expect(issuesWith({ severityScale: undefined })).toEqual([['severityScale', 'Required']]);
    expect(issuesWith({ severityScale: '' })).toEqual([['severityScale', 'Required']]);
  });

  it.each([
    ['a site', { siteId: '' }, ['siteId', 'Required']],
    ['users by id', { members: [''] }, ['members.0', 'Input must contain at least 1 character(s)']],
    ['users by id', { uploaders: ['a', ''] }, ['uploaders.1', 'Input must contain at least 1 character(s)']],
    ['presets by id', { presets: [''] }, ['presets.0', 'Input must contain at least 1 character(s)']],
    ['categories by id', { categories: [''] }, ['categories.0', 'Input must contain at least 1 character(s)']],
    ['a layout or null', { layoutTemplateId: '' }, ['layoutTemplateId', 'Input must contain at least 1 character(s)']],
    ['a type by name', { type: 3 }, ['type', 'Invalid enum value']],
  ])('requires %s: rejects %j', (_case, change, issue) => {
    expect(issuesWith(change)).toEqual([issue]);
  });

  it('Asset form values also carry the thumbnail as file, existing and initial.', () => {
    const thumbnail = {
      file: { name: 'span.jpg', size: 1024, type: 'image/jpeg' },
      existing: '/a.jpg',
      initial: '/a.jpg',
    };
    expect(assetFormSchema.parse({ ...valid, thumbnail }).thumbnail).toEqual(thumbnail);
    expect(issuesWith({ thumbnail: {} })).toEqual([
      ['thumbnail.file', 'Required'],
      ['thumbnail.existing', 'Required'],
      ['thumbnail.initial', 'Required'],
    ]);
  });

  it('starts as a Bridge with nothing selected, on the site from the URL if there is one', () => {
    expect(newAssetForm()).toEqual({
      siteId: '',
      name: '',
      type: 'Bridge',
      thumbnail: { file: null, existing: null, initial: null },
      members: [],
      uploaders: [],
      presets: [],
      categories: [],
      severityScale: '',
      layoutTemplateId: null,
    });
    expect(newAssetForm('forth-estuary-2b9k4m').siteId).toBe('forth-estuary-2b9k4m');
  });

  it('an untouched form reports all missing values', () => {
    expect(formIssues(assetFormSchema, newAssetForm())).toEqual([
      ['siteId', 'Required'],
      ['name', 'Input must contain at least 2 character(s)'],
      ['severityScale', 'Required'],
      ['categories', 'Must have at least 1 category or category preset.'],
    ]);
  });
});

describe('Asset payload', () => {
  const payload = {
    siteId: 'forth-estuary-2b9k4m',
    name: 'Kinnaird Viaduct',
    type: 'Bridge',
    members: ['callum-baird-8d3n6v'],
    uploaders: ['isla-munro-3p7w1y'],
    presets: ['bridges-3k8f2p'],
    categories: ['crack-8s4n2d'],
    severityScale: 'condition-5x7c2v',
    layoutTemplateId: 'viaduct-spans-9q4b7g',
  } as const;
  const form = assetFormSchema.parse({ ...valid, ...payload });

  it.each([
    ['siteId'],
    ['name'],
    ['type'],
    ['members'],
    ['uploaders'],
    ['presets'],
    ['categories'],
    ['severityScale'],
    ['layoutTemplateId'],
  ] as const)('The asset create payload has %s.', (key) => {
    expect(toAssetPayload(form)[key]).toEqual(payload[key]);
    const { [key]: _missing, ...rest } = z.encode(assetPayloadSchema, toAssetPayload(form));
    expect(formIssues(assetPayloadSchema, rest)).toEqual([[key, 'Required']]);
  });

  it('the asset create payload has exactly these nine keys', () => {
    expect(toAssetPayload(form)).toEqual(payload);
    expect(Object.keys(toAssetPayload(form))).not.toContain('thumbnail');
  });

  it('encodes the type as its number and no layout as null', () => {
    const sent = z.encode(assetPayloadSchema, { ...toAssetPayload(form), layoutTemplateId: null });
    expect(sent).toMatchObject({ type: 3, layoutTemplateId: null });
    expect(z.decode(assetPayloadSchema, sent).type).toBe('Bridge');
  });

  it('the payload requires a category or preset like the form; the server counts them after expanding presets', () => {
    const sent = z.encode(assetPayloadSchema, toAssetPayload(form));
    expect(formIssues(assetPayloadSchema, { ...sent, presets: [], categories: [] })).toEqual([
      ['categories', 'Must have at least 1 category or category preset.'],
    ]);
    expect(formIssues(assetPayloadSchema, { ...sent, categories: ids('category', 31), presets: [] })).toEqual([]);
  });

  it.each(['members', 'uploaders', 'presets', 'categories'])('the payload has at most 1,000 %s', (list) => {
    const sent = z.encode(assetPayloadSchema, toAssetPayload(form));
    expect(formIssues(assetPayloadSchema, { ...sent, [list]: ids('id', 1000) })).toEqual([]);
    expect(formIssues(assetPayloadSchema, { ...sent, [list]: ids('id', 1001) })).toEqual([
      [list, 'List must contain at most 1000 item(s)'],
    ]);
  });
});
