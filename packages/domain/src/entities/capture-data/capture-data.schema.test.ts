import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { captureData, temperatureStats } from '../testing/wire-samples.ts';
import { captureDataSchema, temperatureStatsSchema } from './capture-data.schema.ts';

describe('Capture data', () => {
  it.each([
    ['REC-163', 'captureDate'],
    ['REC-164', 'location'],
    ['REC-165', 'acquisitionTeam'],
    ['REC-166', 'airTemperature'],
    ['REC-167', 'windSpeed'],
    ['REC-168', 'humidity'],
    ['REC-169', 'captureDevice'],
    ['REC-170', 'geotagged'],
    ['REC-171', 'visualResolution'],
    ['REC-172', 'thermalType'],
    ['REC-173', 'sonarRange'],
    ['REC-174', 'supervisor'],
  ])('%s Capture data has %s.', (_id, key) => {
    expect(issuePaths(captureDataSchema, without(captureData, key))).toEqual([key]);
  });

  it.each([
    ['REC-163 Capture data has captureDate', 'captureDate', '2026-11-20T00:00:00.000Z', []],
    ['REC-163 Capture data has captureDate', 'captureDate', '2026-11-20T09:00:00+01:00', []],
    ['REC-163 Capture data has captureDate', 'captureDate', '', []],
    ['REC-163 Capture data has captureDate', 'captureDate', '20/11/2026', ['captureDate']],
    ['REC-163 Capture data has captureDate', 'captureDate', null, ['captureDate']],
    ['REC-165 Capture data has acquisitionTeam (list of strings)', 'acquisitionTeam', ['Callum Baird'], []],
    [
      'REC-165 Capture data has acquisitionTeam (list of strings)',
      'acquisitionTeam',
      'Callum Baird',
      ['acquisitionTeam'],
    ],
    ['REC-165 Capture data has acquisitionTeam (list of strings)', 'acquisitionTeam', [7], ['acquisitionTeam.0']],
    ['REC-166 Capture data has airTemperature', 'airTemperature', -40, []],
    ['REC-166 Capture data has airTemperature', 'airTemperature', '20', ['airTemperature']],
    ['REC-167 Capture data has windSpeed', 'windSpeed', 0, []],
    ['REC-167 Capture data has windSpeed', 'windSpeed', '', ['windSpeed']],
    ['REC-168 Capture data has humidity', 'humidity', 62.5, []],
    ['REC-168 Capture data has humidity', 'humidity', '62 %', ['humidity']],
  ])('%s: %s %j', (_row, key, value, issues) => {
    expect(issuePaths(captureDataSchema, withValue(captureData, key, value))).toEqual(issues);
  });

  it('may be empty except for the team: no date, no number, no choice', () => {
    const empty = {
      captureDate: '',
      location: '',
      acquisitionTeam: ['Callum Baird'],
      airTemperature: null,
      windSpeed: null,
      humidity: null,
      captureDevice: '',
      geotagged: 0,
      visualResolution: '',
      thermalType: 0,
      sonarRange: '',
      supervisor: '',
    };
    expect(captureDataSchema.parse(empty)).toEqual({ ...empty, geotagged: 'Unselected', thermalType: 'Unselected' });
  });

  it('decodes wire numbers to names', () => {
    expect(captureDataSchema.parse(captureData)).toMatchObject({ geotagged: 'Partial', thermalType: 'NonRadiometric' });
  });
});

describe('Temperature stats', () => {
  it.each([
    ['REC-175', 'low'],
    ['REC-176', 'high'],
    ['REC-177', 'average'],
    ['REC-178', 'median'],
  ])('%s Temperature stats has %s.', (_id, key) => {
    expect(issuePaths(temperatureStatsSchema, without(temperatureStats, key))).toEqual([key]);
  });
});
