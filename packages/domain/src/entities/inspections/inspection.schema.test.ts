import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { project, projectDetail } from '../testing/wire-samples.ts';
import { projectDetailSchema, projectSchema } from './inspection.schema.ts';

describe('Inspection (project)', () => {
  it.each([
    ['REC-074', 'id'],
    ['REC-075', 'name'],
    ['REC-076', 'description'],
    ['REC-077', 'status'],
    ['REC-078', 'thumbnail'],
    ['REC-079', 'modified'],
    ['REC-080', 'prj'],
    ['REC-081', 'size'],
    ['REC-082', 'asset'],
  ])('%s Inspection (project) has %s.', (_id, key) => {
    expect(issuePaths(projectSchema, without(project, key))).toEqual([key]);
    expect(issuePaths(projectDetailSchema, without(projectDetail, key))).toEqual([key]);
  });

  it.each([
    [null, []],
    ['OSGB36', []],
    ['', []],
    [27700, ['prj']],
  ])('REC-080 Inspection (project) has prj (nullable): %j', (prj, issues) => {
    expect(issuePaths(projectSchema, withValue(project, 'prj', prj))).toEqual(issues);
  });

  it.each([
    [{ id: 'kinnaird-viaduct-7k2m4q', name: 'Kinnaird Viaduct', thumbnail: null }, []],
    [null, ['asset']],
    [{ name: 'Kinnaird Viaduct', thumbnail: null }, ['asset.id']],
    [{ id: 'kinnaird-viaduct-7k2m4q', thumbnail: null }, ['asset.name']],
    [{ id: 'kinnaird-viaduct-7k2m4q', name: 'Kinnaird Viaduct' }, ['asset.thumbnail']],
  ])('REC-082 Inspection (project) has asset (id, name, thumbnail): %j', (asset, issues) => {
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
    ['REC-083', 'createdBy', 'createdBy'],
    ['REC-084', 'checklist', 'checklist'],
    ['REC-085', 'site', 'site'],
    ['REC-086', 'modules', 'modules'],
    ['REC-087', 'modules.three rgb count', 'modules.three.rgb'],
    ['REC-088', 'modules.three ir count', 'modules.three.ir'],
    ['REC-089', 'modules.three isAr', 'modules.three.isAr'],
    ['REC-090', 'modules.two rgb count', 'modules.two.rgb'],
    ['REC-091', 'modules.two ir count', 'modules.two.ir'],
    ['REC-092', 'modules.ortho gcp flag', 'modules.ortho.gcp'],
    ['REC-093', 'modules.ortho isEnabled', 'modules.ortho.isEnabled'],
    ['REC-094', 'modules.sonar data count', 'modules.sonar.data'],
    ['REC-095', 'modules.lidar data flag', 'modules.lidar.data'],
    ['REC-096', 'modules.supplementary data count', 'modules.supplementary.data'],
  ])('%s Inspection detail has %s.', (_id, _field, path) => {
    expect(issuePaths(projectDetailSchema, without(projectDetail, path))).toEqual([path]);
  });

  it.each([
    [null, []],
    [{ id: 'principal-5d8k1m', name: 'Principal' }, []],
    [{ name: 'Principal' }, ['checklist.id']],
    [{ id: 'principal-5d8k1m' }, ['checklist.name']],
    ['principal-5d8k1m', ['checklist']],
  ])('REC-084 Inspection detail has checklist (nullable): %j', (checklist, issues) => {
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
