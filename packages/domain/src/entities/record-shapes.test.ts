import { describe, expect, it } from 'vitest';
import { issuePaths, propertyPaths, withValue } from './testing/record-issues.ts';
import { RECORD_NAMES, RECORDS, type RecordName } from './testing/records.ts';

/**
 * Where the specification says nullable, and the few places that need it beyond:
 * a picture's address, an image's position and a layout's mapping may not exist,
 * a category may have no model, an asset no inspection yet, a number of capture
 * data no value (N94).
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

  it('is nullable exactly where the specification says so', () => {
    expect(propertyPaths(wire).filter((path) => issuePaths(schema, withValue(wire, path, null)).length === 0)).toEqual(
      NULLABLE[name],
    );
  });

  it.each(propertyPaths(wire))('%s refuses a value of another kind', (path) => {
    expect(issuePaths(schema, withValue(wire, path, Symbol('another kind')))).toEqual([path]);
  });

  it.each([
    ['a moment', /(^|\.)(created|modified|start|expiry)$/, 'yesterday'],
    ['an identifier', /(^|\.)(id|\w+Id|\w+Ids\.\d|categories\.\d)$/, ''],
    [
      'a count or a size',
      /(^|\.)(\w*count|size|seats\w+|\w+Used|\w+Allowed|rgb|ir|data|annotations|measurement2s)$/i,
      -1,
    ],
  ])('what is named like %s is one', (_kind, names, value) => {
    const paths = propertyPaths(wire).filter((path) => names.test(path));
    expect(paths.map((path) => issuePaths(schema, withValue(wire, path, value)))).toEqual(paths.map((path) => [path]));
  });
});
