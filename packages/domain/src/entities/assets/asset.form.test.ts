import { describe, expect, it } from 'vitest';
import { assetFormSchema, assetPayloadSchema, newAssetForm, toAssetPayload } from './asset.form.ts';
import { ASSET_TYPE_NUMBERS, ASSET_TYPE_OPTIONS } from './asset-type.ts';

const valid = { ...newAssetForm('forth-estuary-2b9k4m'), name: ' Kinnaird Viaduct ', categories: ['crack-8s4n2d'], severityScale: 'condition-5x7c2v' };
const messages = (form: unknown) => assetFormSchema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]);

describe('Asset form', () => {
  it('begins as a Bridge on the preselected site', () => {
    expect(newAssetForm('forth-estuary-2b9k4m')).toMatchObject({ type: 'Bridge', siteId: 'forth-estuary-2b9k4m' });
  });

  it('the payload has exactly these nine keys', () => {
    expect(Object.keys(toAssetPayload(assetFormSchema.parse(valid))).toSorted()).toEqual(
      ['categories', 'layoutTemplateId', 'members', 'name', 'presets', 'severityScale', 'siteId', 'type', 'uploaders'],
    );
  });

  it('trims the name', () => {
    expect(assetFormSchema.parse(valid).name).toBe('Kinnaird Viaduct');
  });

  it.each([
    ['no category', { categories: [] }, [['categories', 'Must have at least 1 category or category preset.']]],
    ['a preset instead', { categories: [], presets: ['bridges-3k8f2p'] }, undefined],
    ['30 of both', { categories: Array(20).fill('a'), presets: Array(10).fill('b') }, undefined],
    ['no severity scale', { severityScale: '' }, [['severityScale', 'Required']]],
    ['no site', { siteId: '' }, [['siteId', 'Required']]],
  ])('%s', (_case, change, expected) => {
    expect(messages({ ...valid, ...change })).toEqual(expected);
  });

  it('refuses 31 presets and categories', () => {
    expect(messages({ ...valid, categories: Array(31).fill('a') })?.[0]?.[0]).toBe('categories');
  });
});

describe('Asset type (0-16)', () => {
  it('sends type numbers', () => {
    expect(assetPayloadSchema.encode(toAssetPayload(assetFormSchema.parse(valid))).type).toBe(3);
  });

  it('offers each of the 17 types once, Boiler first and Reactor last', () => {
    expect(ASSET_TYPE_OPTIONS.map(({ value }) => value).toSorted()).toEqual(Object.keys(ASSET_TYPE_NUMBERS).toSorted());
    expect(ASSET_TYPE_OPTIONS.at(0)?.label).toBe('Boiler');
    expect(ASSET_TYPE_OPTIONS.at(-1)?.label).toBe('Reactor');
  });
});
