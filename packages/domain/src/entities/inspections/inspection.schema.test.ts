import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { project, projectDetail } from '../testing/wire-samples.ts';
import { projectDetailSchema, projectSchema } from './inspection.schema.ts';

describe('Inspection (project)', () => {
  it.each([['id'], ['name'], ['description'], ['status'], ['thumbnail'], ['modified'], ['prj'], ['size'], ['asset']])(
    'Inspection (project) has %s.',
    (key) => {
      expect(issuePaths(projectSchema, without(project, key))).toEqual([key]);
      expect(issuePaths(projectDetailSchema, without(projectDetail, key))).toEqual([key]);
    },
  );

  it.each([
    [null, []],
    ['OSGB36', []],
    ['', []],
    [27700, ['prj']],
  ])('Inspection (project) has prj (nullable): %j', (prj, issues) => {
    expect(issuePaths(projectSchema, withValue(project, 'prj', prj))).toEqual(issues);
  });

  it.each([
    [{ id: 'kinnaird-viaduct-7k2m4q', name: 'Kinnaird Viaduct', thumbnail: null }, []],
    [null, ['asset']],
    [{ name: 'Kinnaird Viaduct', thumbnail: null }, ['asset.id']],
    [{ id: 'kinnaird-viaduct-7k2m4q', thumbnail: null }, ['asset.name']],
    [{ id: 'kinnaird-viaduct-7k2m4q', name: 'Kinnaird Viaduct' }, ['asset.thumbnail']],
  ])('Inspection (project) has asset (id, name, thumbnail): %j', (asset, issues) => {
    expect(issuePaths(projectSchema, withValue(project, 'asset', asset))).toEqual(issues);
  });

  it.each([
    ['location', null],
    ['imageCount', 0],
    ['dataKinds', []],
    ['memberIds', []],
    ['uploaderIds', []],
    ['createdBy', null],
  ])('%s, which the specification does not list, is optional and defaults to %j', (key, fallback) => {
    expect(projectSchema.parse(without(project, key))).toHaveProperty(key, fallback);
  });

  it('site, which the specification lists for the detail only, is optional in lists', () => {
    const site = { id: 'forth-estuary-1a2b3c', name: 'Forth Estuary', thumbnail: null };
    expect(projectSchema.parse({ ...project, site }).site).toEqual(site);
    expect(projectSchema.parse(project)).not.toHaveProperty('site');
    expect(issuePaths(projectDetailSchema, without(projectDetail, 'site'))).toEqual(['site']);
  });

  it('dataKinds contains the six kinds', () => {
    const kinds = ['three', 'two', 'ortho', 'sonar', 'lidar', 'supplementary'];
    expect(projectSchema.parse(withValue(project, 'dataKinds', kinds)).dataKinds).toEqual(kinds);
    expect(issuePaths(projectSchema, withValue(project, 'dataKinds', ['three', 'radar']))).toEqual(['dataKinds.1']);
  });

  it('decodes wire numbers to names', () => {
    expect(projectSchema.parse(project)).toMatchObject({ status: 'ThumbnailsGenerated', asset: { type: 'Bridge' } });
  });
});

describe('Inspection detail', () => {
  it.each([
    ['createdBy', 'createdBy'],
    ['checklist', 'checklist'],
    ['site', 'site'],
    ['modules', 'modules'],
    ['modules.three rgb count', 'modules.three.rgb'],
    ['modules.three ir count', 'modules.three.ir'],
    ['modules.three isAr', 'modules.three.isAr'],
    ['modules.two rgb count', 'modules.two.rgb'],
    ['modules.two ir count', 'modules.two.ir'],
    ['modules.ortho gcp flag', 'modules.ortho.gcp'],
    ['modules.ortho isEnabled', 'modules.ortho.isEnabled'],
    ['modules.sonar data count', 'modules.sonar.data'],
    ['modules.lidar data flag', 'modules.lidar.data'],
    ['modules.supplementary data count', 'modules.supplementary.data'],
  ])('Inspection detail has %s.', (_field, path) => {
    expect(issuePaths(projectDetailSchema, without(projectDetail, path))).toEqual([path]);
  });

  it.each([
    [null, []],
    [{ id: 'principal-5d8k1m', name: 'Principal' }, []],
    [{ name: 'Principal' }, ['checklist.id']],
    [{ id: 'principal-5d8k1m' }, ['checklist.name']],
    ['principal-5d8k1m', ['checklist']],
  ])('Inspection detail has checklist (nullable): %j', (checklist, issues) => {
    expect(issuePaths(projectDetailSchema, withValue(projectDetail, 'checklist', checklist))).toEqual(issues);
  });

  it('nothing is uploading unless the server says so', () => {
    expect(projectDetailSchema.parse(without(projectDetail, 'uploads')).uploads).toEqual([]);
  });

  it('statusReason, which the specification does not list, is optional and defaults to null', () => {
    expect(projectDetailSchema.parse(without(projectDetail, 'statusReason')).statusReason).toBeNull();
  });

  it('processing, which the specification does not list, counts images and is optional', () => {
    expect(projectDetailSchema.parse(without(projectDetail, 'processing')).processing).toBeNull();
    expect(issuePaths(projectDetailSchema, withValue(projectDetail, 'processing', { done: -1, total: 1.5 }))).toEqual([
      'processing.done',
      'processing.total',
    ]);
  });
});
