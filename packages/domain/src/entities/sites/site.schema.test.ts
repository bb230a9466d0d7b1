import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { site } from '../testing/wire-samples.ts';
import { siteSchema } from './site.schema.ts';

describe('Site', () => {
  it.each([['id'], ['name'], ['thumbnail'], ['location'], ['modified'], ['assetCount'], ['createdBy']])(
    'Site has %s.',
    (key) => {
      expect(issuePaths(siteSchema, without(site, key))).toEqual([key]);
    },
  );

  it.each([
    [null, []],
    [{ longitude: -3.388, latitude: 56.0008 }, []],
    [{ latitude: 56.0008 }, ['location.longitude']],
    [{ longitude: -3.388 }, ['location.latitude']],
    [{ longitude: null, latitude: null }, ['location.longitude', 'location.latitude']],
    [[-3.388, 56.0008], ['location']],
  ])('Site has location (nullable; longitude and latitude): %j', (location, issues) => {
    expect(issuePaths(siteSchema, withValue(site, 'location', location))).toEqual(issues);
  });

  it.each([
    [null, []],
    [{ id: 'moira-reid-4h8s2k', name: 'Moira Reid', thumbnail: '/moira.jpg' }, []],
    [{ id: 'moira-reid-4h8s2k', name: 'Moira Reid', thumbnail: null }, []],
    [{ name: 'Moira Reid', thumbnail: null }, ['createdBy.id']],
    [{ id: 'moira-reid-4h8s2k', thumbnail: null }, ['createdBy.name']],
    [{ id: 'moira-reid-4h8s2k', name: 'Moira Reid' }, ['createdBy.thumbnail']],
    ['moira-reid-4h8s2k', ['createdBy']],
  ])('Site has createdBy (nullable; id, name, thumbnail): %j', (createdBy, issues) => {
    expect(issuePaths(siteSchema, withValue(site, 'createdBy', createdBy))).toEqual(issues);
  });
});
