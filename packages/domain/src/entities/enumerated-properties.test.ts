import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuePaths, withValue } from './testing/record-issues.ts';
import { RECORDS, type RecordName } from './testing/records.ts';

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, number) => number);

describe('unknown wire numbers are rejected', () => {
  it.each<[RecordName, string, number[]]>([
    ['User', 'roleId', [1, 2, 3, 4, 5, 6]],
    ['User', 'status', [0, 1, 2, 3]],
    ['Invitation', 'roleId', [1, 2, 3, 4, 5, 6]],
    ['Company', 'licence.frequency', [1, 2]],
    ['Company', 'licence.dataType', [0, 1]],
    ['Document', 'type', [4]],
    ['Asset', 'type', upTo(16)],
    ['Asset in a list', 'recentProject.status', upTo(8)],
    ['Inspection', 'status', upTo(8)],
    ['Inspection', 'asset.type', upTo(16)],
    ['Inspection detail', 'status', upTo(8)],
    ['Image', 'type', [0, 1, 2]],
    ['Image', 'depth', [0, 1, 2]],
    ['Capture data', 'geotagged', [0, 1, 2, 3]],
    ['Capture data', 'thermalType', [0, 1, 2]],
  ])('%s %s', (name, path, numbers) => {
    const [schema, wire] = RECORDS[name];
    const issues = (value: unknown) => issuePaths(schema, withValue(wire, path, value));

    for (const number of numbers) expect(issues(number)).toEqual([]);
    const unknown = fc
      .oneof(fc.integer({ min: -1, max: 20 }), fc.integer(), fc.double())
      .filter((value) => !numbers.includes(value));
    const isRefused = fc.property(unknown, (value) => {
      expect(issues(value)).toEqual([path]);
    });
    fc.assert(isRefused);
  });
});
