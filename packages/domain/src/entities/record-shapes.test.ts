import { describe, expect, it } from 'vitest';
import { issuePaths, propertyPaths, withValue } from './testing/record-issues.ts';
import { RECORD_NAMES, RECORDS, type RecordName } from './testing/records.ts';

/**
 * Nullable properties: those in the specification, and others that may have no
 * value: the URL of a picture, the position of an image, the mapping of a
 * layout, the model of a category, the newest inspection of an asset, and
 * numbers of capture data.
 */
const NULLABLE: Record<RecordName, string[]> = {
  User: ['thumbnail', 'invitedBy'],
  Invitation: [],
  Company: [],
  Document: ['createdBy.thumbnail'],
  Site: ['thumbnail', 'location', 'createdBy', 'createdBy.thumbnail'],
  Asset: ['location', 'thumbnail', 'createdBy.thumbnail', 'site.thumbnail', 'layoutTemplateId', 'involved.0.thumbnail'],
  'Asset in a list': [
    'location',
    'thumbnail',
    'createdBy.thumbnail',
    'site.thumbnail',
    'layoutTemplateId',
    'involved.0.thumbnail',
    'recentProject',
    'recentProject.thumbnail',
  ],
  Inspection: ['thumbnail', 'prj', 'asset.thumbnail', 'location', 'createdBy', 'createdBy.thumbnail'],
  'Inspection detail': [
    'thumbnail',
    'prj',
    'asset.thumbnail',
    'location',
    'createdBy.thumbnail',
    'checklist',
    'site.thumbnail',
    'statusReason',
    'processing',
    'uploads.0.user.thumbnail',
  ],
  Image: ['location', 'paths.temperatures'],
  Category: ['model'],
  'Category preset': [],
  'Severity scale': [],
  Tag: [],
  'Checklist template': [],
  'Layout template': ['map'],
  'Layer template': [],
  'Capture data': ['airTemperature', 'windSpeed', 'humidity'],
  'Temperature stats': [],
};

describe.each(RECORD_NAMES)('%s', (name) => {
  const [schema, wire] = RECORDS[name];

  it('only these properties are nullable', () => {
    expect(propertyPaths(wire).filter((path) => issuePaths(schema, withValue(wire, path, null)).length === 0)).toEqual(
      NULLABLE[name],
    );
  });

  it.each(propertyPaths(wire))('%s rejects a value of another type', (path) => {
    expect(issuePaths(schema, withValue(wire, path, Symbol('another kind')))).toEqual([path]);
  });

  it.each([
    ['a moment', /(^|\.)(created|modified|start|started|expiry)$/, 'yesterday'],
    ['an identifier', /(^|\.)(id|\w+Id|\w+Ids\.\d|categories\.\d)$/, ''],
    [
      'a count or a size',
      /(^|\.)(\w*count|size|seats\w+|\w+Used|\w+Allowed|rgb|ir|data|annotations|measurement2s|done|total)$/i,
      -1,
    ],
  ])('every property named like %s has that type', (_kind, names, value) => {
    const paths = propertyPaths(wire).filter((path) => names.test(path));
    expect(paths.map((path) => issuePaths(schema, withValue(wire, path, value)))).toEqual(paths.map((path) => [path]));
  });
});
