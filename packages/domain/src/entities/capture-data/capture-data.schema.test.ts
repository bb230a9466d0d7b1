import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { captureData, temperatureStats } from '../testing/wire-samples.ts';
import { captureDataSchema, temperatureStatsSchema } from './capture-data.schema.ts';

describe('Capture data', () => {
  it.each([
    ['captureDate'],
    ['location'],
    ['acquisitionTeam'],
    ['airTemperature'],
    ['windSpeed'],
    ['humidity'],
    ['captureDevice'],
    ['geotagged'],
    ['visualResolution'],
    ['thermalType'],
    ['sonarRange'],
    ['supervisor'],
  ])('Capture data has %s.', (key) => {
    expect(issuePaths(captureDataSchema, without(captureData, key))).toEqual([key]);
  });

  it.each([
    ['Capture data has captureDate', 'captureDate', '2026-11-20T00:00:00.000Z', []],
    ['Capture data has captureDate', 'captureDate', '2026-11-20T09:00:00+01:00', []],
    ['Capture data has captureDate', 'captureDate', '', []],
    ['Capture data has captureDate', 'captureDate', '20/11/2026', ['captureDate']],
    ['Capture data has captureDate', 'captureDate', null, ['captureDate']],
    ['Capture data has acquisitionTeam (list of strings)', 'acquisitionTeam', ['Callum Baird'], []],
    ['Capture data has acquisitionTeam (list of strings)', 'acquisitionTeam', 'Callum Baird', ['acquisitionTeam']],
    ['Capture data has acquisitionTeam (list of strings)', 'acquisitionTeam', [7], ['acquisitionTeam.0']],
    ['Capture data has airTemperature', 'airTemperature', -40, []],
    ['Capture data has airTemperature', 'airTemperature', '20', ['airTemperature']],
    ['Capture data has windSpeed', 'windSpeed', 0, []],
    ['Capture data has windSpeed', 'windSpeed', '', ['windSpeed']],
    ['Capture data has humidity', 'humidity', 62.5, []],
    ['Capture data has humidity', 'humidity', '62 %', ['humidity']],
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
  it.each([['low'], ['high'], ['average'], ['median']])('Temperature stats has %s.', (key) => {
    expect(issuePaths(temperatureStatsSchema, without(temperatureStats, key))).toEqual([key]);
  });
});
