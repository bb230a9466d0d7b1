import { describe, expect, it } from 'vitest';
import { type DataCounts, dataIssues } from './data-minima.ts';

const NONE: DataCounts = { three: null, two: null, ortho: false, sonar: null, supplementary: null };
const messagesOf = (counts: Partial<DataCounts>) => dataIssues({ ...NONE, ...counts }).map(({ message }) => message);

const THREE = 'You must upload at least 20 visual or thermal data for a 3D Digital Twin.';
const TWO = 'You must upload at least 1 visual or thermal data for a 2D inpsection.';
const ORTHO = 'Orthomosaics require a 3D Digital Twin.';
const SONAR = 'You must upload at least 5 sonar data with matching .txt parameter files.';
const SONAR_PAIRS =
  'Each sonar .bmp data should have a matching .txt parameter file. The names should be identical before the file extension.';
const SUPPLEMENTARY = 'You must upload at least one supplementary data.';
const DATA_TYPE = 'You must select at least one data type.';

/** Sonar data with `count` pairs, or with other parameter files. */
const sonar = (count: number, parameters = 'abcdefgh'.slice(0, count)): DataCounts['sonar'] => ({
  images: Array.from('abcdefgh'.slice(0, count), (name) => `${name}.bmp`),
  parameters: Array.from(parameters, (name) => `${name}.txt`),
});

describe('3D', () => {
  it('3D needs more than 20 visual or thermal files.', () => {
    expect(messagesOf({ three: 0 })).toHaveLength(1);
    expect(messagesOf({ three: 20 })).toHaveLength(1);
    expect(messagesOf({ three: 21 })).toEqual([]);
  });
  it(`The message is '${THREE}'`, () => {
    expect(dataIssues({ ...NONE, three: 20 })).toEqual([{ kind: 'three', message: THREE }]);
  });
});

describe('2D', () => {
  it('2D needs at least 1 visual or thermal file.', () => {
    expect(messagesOf({ two: 0 })).toHaveLength(1);
    expect(messagesOf({ two: 1 })).toEqual([]);
  });
  it(`The message is '${TWO}' (literal spelling)`, () => {
    expect(dataIssues({ ...NONE, two: 0 })).toEqual([{ kind: 'two', message: TWO }]);
  });
});

describe('sonar', () => {
  it('Sonar needs more than 5 images.', () => {
    expect(messagesOf({ sonar: sonar(0) })).toHaveLength(1);
    expect(messagesOf({ sonar: sonar(5) })).toHaveLength(1);
    expect(messagesOf({ sonar: sonar(6) })).toEqual([]);
  });
  it("The message holds 'at least 5 sonar data with matching .txt parameter files...'", () => {
    expect(dataIssues({ ...NONE, sonar: sonar(5) })).toEqual([{ kind: 'sonar', message: SONAR }]);
  });
  it.each([
    ['Sonar image and parameter counts must match: a parameter file is missing.', sonar(6, 'abcde')],
    ['Sonar image and parameter counts must match: a parameter file too many.', sonar(6, 'abcdefg')],
    ['Sonar image and parameter base names must be identical: another name.', sonar(6, 'abcdeg')],
    ['Sonar image and parameter base names must be identical: upper case.', sonar(6, 'abcdeF')],
    [`The message is '${SONAR_PAIRS}', once when counts and names both fail.`, sonar(7, 'xyz')],
  ])('%s', (_sentence, names) => {
    expect(dataIssues({ ...NONE, sonar: names })).toEqual([{ kind: 'sonar', message: SONAR_PAIRS }]);
  });
  it('too few images are reported before mismatched names', () => {
    expect(messagesOf({ sonar: sonar(5, 'xyz') })).toEqual([SONAR]);
  });
  it('the order of the files does not matter', () => {
    expect(messagesOf({ sonar: sonar(6, 'fbdcea') })).toEqual([]);
  });
});

describe('supplementary data', () => {
  it('Supplementary needs at least 1 file.', () => {
    expect(messagesOf({ supplementary: 0 })).toHaveLength(1);
    expect(messagesOf({ supplementary: 1 })).toEqual([]);
  });
  it(`The message is '${SUPPLEMENTARY}'`, () => {
    expect(dataIssues({ ...NONE, supplementary: 0 })).toEqual([{ kind: 'supplementary', message: SUPPLEMENTARY }]);
  });
});

describe('orthomosaics', () => {
  it('Ortho requires 3D.', () => {
    expect(messagesOf({ ortho: true, two: 1 })).toHaveLength(1);
    expect(messagesOf({ ortho: true, three: 21 })).toEqual([]);
  });
  it(`The message is '${ORTHO}'`, () => {
    expect(dataIssues({ ...NONE, ortho: true })).toEqual([{ kind: 'ortho', message: ORTHO }]);
  });
});

describe('data types', () => {
  it('At least one data type must be selected.', () => {
    expect(messagesOf({})).toHaveLength(1);
    for (const one of [{ three: 21 }, { two: 1 }, { sonar: sonar(6) }, { supplementary: 1 }]) {
      expect(messagesOf(one)).toEqual([]);
    }
  });
  it(`The message is '${DATA_TYPE}'`, () => {
    expect(dataIssues(NONE)).toEqual([{ kind: 'types', message: DATA_TYPE }]);
  });
});

it('reports every kind with issues, in the order of the steps', () => {
  const counts: DataCounts = { supplementary: 0, sonar: sonar(0), ortho: true, two: 0, three: 0 };
  expect(messagesOf(counts)).toEqual([THREE, TWO, SONAR, SUPPLEMENTARY]);
  expect(messagesOf({ ...counts, three: null })).toEqual([TWO, ORTHO, SONAR, SUPPLEMENTARY]);
});
