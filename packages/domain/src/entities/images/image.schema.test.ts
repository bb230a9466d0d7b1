import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { image } from '../testing/wire-samples.ts';
import { imageSchema } from './image.schema.ts';

describe('Image', () => {
  it.each([
    ['id', 'id'],
    ['name', 'name'],
    ['type', 'type'],
    ['depth', 'depth'],
    ['location', 'location'],
    ['modified', 'modified'],
    ['dimensions', 'dimensions'],
    ['isFlagged', 'isFlagged'],
    ['size', 'size'],
    ['counts annotations', 'counts.annotations'],
    ['counts measurement2s', 'counts.measurement2s'],
    ['paths tiles', 'paths.tiles'],
    ['paths thumbnail', 'paths.thumbnail'],
    ['paths temperatures', 'paths.temperatures'],
  ])('Image has %s.', (_field, path) => {
    expect(issuePaths(imageSchema, without(image, path))).toEqual([path]);
  });

  it.each([
    [{ longitude: -3.388, latitude: 56.0008, altitude: 41.2 }, []],
    [{ longitude: -3.388, latitude: 56.0008 }, []],
    [{ longitude: -3.388, latitude: 56.0008, altitude: null }, ['location.altitude']],
    [{ longitude: -3.388, latitude: 56.0008, altitude: '41 m' }, ['location.altitude']],
    [{ latitude: 56.0008, altitude: 41.2 }, ['location.longitude']],
    [null, []],
  ])('Image has location (with optional altitude): %j', (location, issues) => {
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
  ])('Image has dimensions (pair): %j', (dimensions, issues) => {
    expect(issuePaths(imageSchema, withValue(image, 'dimensions', dimensions))).toEqual(issues);
  });

  it.each([
    ['/temperatures/dji-0042', []],
    [null, []],
    [20.5, ['paths.temperatures']],
  ])('Image has paths temperatures (nullable): %j', (temperatures, issues) => {
    expect(issuePaths(imageSchema, withValue(image, 'paths.temperatures', temperatures))).toEqual(issues);
  });

  it.each([
    ['Part of the picture is damaged.', []],
    [undefined, []],
    [null, ['problem']],
  ])('a problem is a text, or absent: %j', (problem, issues) => {
    expect(issuePaths(imageSchema, { ...image, problem })).toEqual(issues);
  });

  it('type is the capture type and depth the view mode', () => {
    expect(imageSchema.parse(image)).toMatchObject({ type: 'Ir', depth: 'Ortho' });
  });
});
