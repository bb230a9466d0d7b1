import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { asset, assetListItem } from '../testing/wire-samples.ts';
import { assetListItemSchema, assetSchema } from './asset.schema.ts';

describe('Asset', () => {
  it.each([
    ['id'],
    ['name'],
    ['type'],
    ['location'],
    ['modified'],
    ['thumbnail'],
    ['projectCount'],
    ['memberIds'],
    ['uploaderIds'],
    ['createdBy'],
    ['site'],
    ['siteId'],
    ['severityScaleId'],
    ['categoryIds'],
    ['layoutTemplateId'],
  ])('Asset has %s.', (key) => {
    expect(issuePaths(assetSchema, without(asset, key))).toEqual([key]);
    expect(issuePaths(assetListItemSchema, without(assetListItem, key))).toEqual([key]);
  });

  it.each([
    [null, []],
    [{ longitude: -3.388, latitude: 56.0008 }, []],
    [{ longitude: -3.388 }, ['location.latitude']],
  ])('Asset has location (nullable): %j', (location, issues) => {
    expect(issuePaths(assetSchema, withValue(asset, 'location', location))).toEqual(issues);
  });

  it.each([
    [{ id: 'forth-estuary-2b9k4m', name: 'Forth Estuary', thumbnail: null }, []],
    [null, ['site']],
    [{ name: 'Forth Estuary', thumbnail: null }, ['site.id']],
    [{ id: 'forth-estuary-2b9k4m', thumbnail: null }, ['site.name']],
    [{ id: 'forth-estuary-2b9k4m', name: 'Forth Estuary' }, ['site.thumbnail']],
  ])('Asset has site (id, name, thumbnail): %j', (site, issues) => {
    expect(issuePaths(assetSchema, withValue(asset, 'site', site))).toEqual(issues);
  });

  it.each([
    [null, []],
    ['viaduct-spans-9q4b7g', []],
    ['', ['layoutTemplateId']],
    [7, ['layoutTemplateId']],
  ])('Asset has layoutTemplateId (nullable): %j', (layoutTemplateId, issues) => {
    expect(issuePaths(assetSchema, withValue(asset, 'layoutTemplateId', layoutTemplateId))).toEqual(issues);
  });

  it.each(['presetIds', 'involved'])(
    '%s, which the specification does not list, is optional and defaults to an empty list',
    (key) => {
      expect(assetSchema.parse(without(asset, key))).toHaveProperty(key, []);
    },
  );
});

describe('Asset has recentProject in lists (id, name, thumbnail, modified, imageCount, size, status).', () => {
  it.each([
    'recentProject',
    'recentProject.id',
    'recentProject.name',
    'recentProject.thumbnail',
    'recentProject.modified',
    'recentProject.imageCount',
    'recentProject.size',
    'recentProject.status',
  ])('%s is required', (path) => {
    expect(issuePaths(assetListItemSchema, without(assetListItem, path))).toEqual([path]);
  });

  it('is null without an inspection', () => {
    expect(assetListItemSchema.parse(withValue(assetListItem, 'recentProject', null)).recentProject).toBeNull();
  });

  it('is not part of the asset itself', () => {
    expect(assetSchema.parse(assetListItem)).not.toHaveProperty('recentProject');
  });

  it('decodes wire numbers to names', () => {
    expect(assetListItemSchema.parse(assetListItem)).toMatchObject({
      type: 'Bridge',
      recentProject: { status: 'Completed' },
    });
  });
});
