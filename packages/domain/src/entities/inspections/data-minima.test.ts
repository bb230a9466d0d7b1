import { describe, expect, it } from 'vitest';
import { type DataCounts, dataIssues } from './data-minima.ts';

const NONE: DataCounts = { three: null, two: null, ortho: false, sonarImages: null, supplementary: null };

describe('dataIssues: minimum data counts of an inspection', () => {
  it.each<[string, Partial<DataCounts>, string[]]>([
    ['nothing chosen', {}, ['You must select at least one data type.']],
    ['20 files fail for 3D', { three: 20 }, ['You must upload at least 20 visual or thermal data for a 3D Digital Twin.']],
    ['21 files pass for 3D', { three: 21 }, []],
    ['2D without a file', { two: 0 }, ['You must upload at least 1 visual or thermal data for a 2D inpsection.']],
    ['2D with one file', { two: 1 }, []],
    ['ortho without 3D', { ortho: true }, ['Orthomosaics require a 3D Digital Twin.']],
    ['ortho with 3D', { ortho: true, three: 21 }, []],
    ['5 sonar images fail', { sonarImages: 5 }, ['You must upload at least 5 sonar data with matching .txt parameter files.']],
    ['6 sonar images pass', { sonarImages: 6 }, []],
    ['supplementary without a file', { supplementary: 0 }, ['You must upload at least one supplementary data.']],
    ['supplementary with one file', { supplementary: 1 }, []],
  ])('%s', (_case, counts, messages) => {
    expect(dataIssues({ ...NONE, ...counts }).map(({ message }) => message)).toEqual(messages);
  });

  it('names every missing kind, in the order of the steps', () => {
    const kinds = dataIssues({ three: 0, two: 0, ortho: false, sonarImages: 0, supplementary: 0 }).map(({ kind }) => kind);
    expect(kinds).toEqual(['three', 'two', 'sonar', 'supplementary']);
  });
});
