import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { captureData as sample } from '../testing/wire-samples.ts';
import {
  type CaptureDataForm,
  captureDataFormSchema,
  captureDataPayloadSchema,
  editCaptureDataForm,
  newCaptureDataForm,
  toCaptureDataPayload,
} from './capture-data.form.ts';
import { captureDataSchema } from './capture-data.schema.ts';

beforeAll(configureValidation);

const TEXTS = ['location', 'captureDevice', 'visualResolution', 'sonarRange', 'supervisor'] as const;
const valid: CaptureDataForm = { ...newCaptureDataForm(), acquisitionTeam: ['Callum Baird'] };
const issuesWith = (change: object) => formIssues(captureDataFormSchema, { ...valid, ...change });

describe('Capture data form', () => {
  it('starts empty', () => {
    expect(newCaptureDataForm()).toEqual({
      captureDate: '',
      location: '',
      acquisitionTeam: [],
      airTemperature: null,
      windSpeed: null,
      humidity: null,
      captureDevice: '',
      geotagged: 'Unselected',
      visualResolution: '',
      thermalType: 'Unselected',
      sonarRange: '',
      supervisor: '',
    });
  });

  it.each<[unknown[], [string, string][]]>([
    [[], [['acquisitionTeam', 'List must contain at least 1 item(s)']]],
    [[' '], [['acquisitionTeam', 'List must contain at least 1 item(s)']]],
    [['', '  '], [['acquisitionTeam', 'List must contain at least 1 item(s)']]],
    [['Callum Baird'], []],
    [['', 'Callum Baird'], []],
    [['x'.repeat(501)], [['acquisitionTeam.0', 'Input must contain at most 500 character(s)']]],
  ])('acquisitionTeam needs at least 1 non-empty entry: %j', (acquisitionTeam, expected) => {
    expect(issuesWith({ acquisitionTeam })).toEqual(expected);
    expect(formIssues(captureDataPayloadSchema, { ...sample, acquisitionTeam })).toEqual(expected);
  });

  it('only the team is required', () => {
    expect(formIssues(captureDataFormSchema, newCaptureDataForm())).toEqual([
      ['acquisitionTeam', 'List must contain at least 1 item(s)'],
    ]);
  });

  it.each<[string, unknown, [string, string][]]>([
    ['captureDate', '2026-11-20', []],
    ['captureDate', ' ', []],
    ['captureDate', '2026-02-30', [['captureDate', 'Invalid date']]],
    ['captureDate', '20.11.2026', [['captureDate', 'Invalid date']]],
    ['captureDate', '2026-11-20T00:00:00.000Z', [['captureDate', 'Invalid date']]],
    ['captureDate', null, [['captureDate', 'Required']]],
    ['airTemperature', -2.5, []],
    ['windSpeed', null, []],
    ['humidity', NaN, [['humidity', 'Expected number, received nan']]],
    ['humidity', Infinity, [['humidity', 'Number must be finite']]],
    ['humidity', '81', [['humidity', 'Expected number, received string']]],
    ['geotagged', 'Partial', []],
    ['geotagged', 3, [['geotagged', 'Invalid enum value']]],
    ['thermalType', 'NonRadiometric', []],
    ['thermalType', 'Yes', [['thermalType', 'Invalid enum value']]],
  ])('%s %j', (key, value, expected) => {
    expect(issuesWith({ [key]: value })).toEqual(expected);
  });

  it.each(TEXTS.map((key) => [key]))('%s is at most 500 characters', (key) => {
    expect(TEXT_MAX_LENGTH).toBe(500);
    expect(issuesWith({ [key]: 'x'.repeat(500) })).toEqual([]);
    expect(issuesWith({ [key]: 'x'.repeat(501) })).toEqual([[key, 'Input must contain at most 500 character(s)']]);
  });

  it('has the values of a record, with the capture date as a day', () => {
    const record = captureDataSchema.parse(sample);
    expect(editCaptureDataForm(record)).toEqual({ ...record, captureDate: '2026-11-20' });
    expect(editCaptureDataForm({ ...record, captureDate: '' }).captureDate).toBe('');
  });
});

describe('Capture data payload', () => {
  it('Capture data values are trimmed on submit.', () => {
    const texts = Object.fromEntries(TEXTS.map((key) => [key, `  ${key} typed  `]));
    const payload = toCaptureDataPayload({
      ...valid,
      ...texts,
      acquisitionTeam: [' Callum Baird ', '  ', '', 'Isla Munro '],
    });
    for (const key of TEXTS) expect(payload[key]).toBe(`${key} typed`);
    expect(payload.acquisitionTeam).toEqual(['Callum Baird', 'Isla Munro']);
  });

  it('The capture date is sent as an ISO string.', () => {
    const { captureDate } = toCaptureDataPayload({ ...valid, captureDate: ' 2026-11-20 ' });
    expect(captureDate).toBe('2026-11-20T00:00:00.000Z');
    expect(new Date(captureDate).toISOString()).toBe(captureDate);
  });

  it('The capture date is sent empty when not given.', () => {
    expect(toCaptureDataPayload(valid).captureDate).toBe('');
    expect(toCaptureDataPayload({ ...valid, captureDate: '  ' }).captureDate).toBe('');
  });

  it('throws for an invalid form', () => {
    expect(() => toCaptureDataPayload(newCaptureDataForm())).toThrow('List must contain at least 1 item(s)');
  });

  it('encodes choices as numbers and decodes to the record', () => {
    const record = captureDataSchema.parse(sample);
    const payload = toCaptureDataPayload(editCaptureDataForm(record));
    expect(payload).toEqual(record);
    expect(z.encode(captureDataPayloadSchema, payload)).toEqual(sample);
  });

  it('the payload schema validates and trims like the form', () => {
    const sent = { ...sample, captureDate: '2026-11-20', supervisor: ' Moira Reid ', acquisitionTeam: [' '] };
    expect(formIssues(captureDataPayloadSchema, sent)).toEqual([
      ['captureDate', 'Invalid date'],
      ['acquisitionTeam', 'List must contain at least 1 item(s)'],
    ]);
    expect(captureDataPayloadSchema.parse({ ...sample, supervisor: ' Moira Reid ' }).supervisor).toBe('Moira Reid');
  });
});
