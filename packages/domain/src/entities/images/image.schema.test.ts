import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { image } from '../testing/wire-samples.ts';
import { imageSchema } from './image.schema.ts';

describe('Image', () => {
  it.each([
    ['REC-103', 'id', 'id'],
    ['REC-104', 'name', 'name'],
    ['REC-105', 'type', 'type'],
    ['REC-106', 'depth', 'depth'],
    ['REC-107', 'location', 'location'],
    ['REC-108', 'modified', 'modified'],
    ['REC-109', 'dimensions', 'dimensions'],
    ['REC-110', 'isFlagged', 'isFlagged'],
    ['REC-111', 'size', 'size'],
    ['REC-112', 'counts annotations', 'counts.annotations'],
    ['REC-113', 'counts measurement2s', 'counts.measurement2s'],
    ['REC-114', 'paths tiles', 'paths.tiles'],
    ['REC-115', 'paths thumbnail', 'paths.thumbnail'],
    ['REC-116', 'paths temperatures', 'paths.temperatures'],
  ])('%s Image has %s.', (_id, _field, path) => {
    expect(issuePaths(imageSchema, without(image, path))).toEqual([path]);
  });

  it.each([
    [{ longitude: -3.388, latitude: 56.0008, altitude: 41.2 }, []],
    [{ longitude: -3.388, latitude: 56.0008 }, []],
    [{ longitude: -3.388, latitude: 56.0008, altitude: null }, ['location.altitude']],
    [{ longitude: -3.388, latitude: 56.0008, altitude: '41 m' }, ['location.altitude']],
    [{ latitude: 56.0008, altitude: 41.2 }, ['location.longitude']],
    [null, []],
  ])('REC-107 Image has location (with optional altitude): %j', (location, issues) => {
    expect(issuePaths(imageSchema, withValue(image, 'location', location))).toEqual(issues);
  });

  it.each([
    [[5280, 3956], []],
    [[0, 0], []],
    [[5280], ['dimensions']],
    [[5280, 3956, 3], ['dimensions']],
    [[5280.5, 3956], ['dimensions.0']],
    [[5280, 3956.5], ['dimensions.1']],
    [{ width: 5280, height: 3956 }, ['dimensions']],
  ])('REC-109 Image has dimensions (pair): %j', (dimensions, issues) => {
    expect(issuePaths(imageSchema, withValue(image, 'dimensions', dimensions))).toEqual(issues);
  });

  it.each([
    ['/temperatures/dji-0042', []],
    [null, []],
    [20.5, ['paths.temperatures']],
  ])('REC-116 Image has paths temperatures (nullable): %j', (temperatures, issues) => {
    expect(issuePaths(imageSchema, withValue(image, 'paths.temperatures', temperatures))).toEqual(issues);
  });

  it('type is the capture type and depth the view mode', () => {
    expect(imageSchema.parse(image)).toMatchObject({ type: 'Ir', depth: 'Ortho' });
  });
});
