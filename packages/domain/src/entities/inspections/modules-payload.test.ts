import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NO_DATA_TYPES } from './data-types.ts';
import { type InspectionData, newInspectionData } from './inspection-data.form.ts';
import type { InspectionStatus } from './inspection-status.ts';
import { type ModuleFile, modulesPayloadSchema, noModuleFiles } from './modules.schema.ts';
import { toModulesPayload } from './modules-payload.ts';

const file = (name: string, type = '') => ({ name, size: 1536, type });
const stored = (id: string, name: string, isUploaded = true): ModuleFile => ({
  id,
  name,
  s3Key: `key-${id}`,
  size: 2048,
  isUploaded,
});
const data = (part: Partial<InspectionData>): InspectionData => ({ ...newInspectionData(), ...part });

const ORTHO_OFF = { isEnabled: false, gcp: false, data: [], remove: [] };

const FULL = data({
  types: { three: true, two: true, ortho: true, sonar: true, supplementary: true },
  three: { rgb: [file('v1.jpg'), file('v2.jpg')], ir: [file('t1.jpg')], isAr: true },
  two: { rgb: [file('v3.jpg')], ir: [file('t3.jpg')] },
  ortho: { gcp: true, data: [file('points.xlsx')] },
  sonar: { images: [file('a.bmp'), file('b.bmp')], parameters: [file('a.txt'), file('b.txt')] },
  supplementary: {
    data: [file('report.pdf', 'application/pdf'), file('flight.MP4'), file('site.png', 'image/png'), file('scan.las')],
  },
});

/** One stored file in every list; the last one of each kind is not uploaded. */
const STORED = {
  three: { rgb: [stored('i1', 'v1.jpg'), stored('i2', 'v9.jpg')], ir: [stored('i3', 't1.jpg', false)] },
  two: { rgb: [stored('i4', 'v4.jpg')], ir: [stored('i5', 't5.jpg', false)] },
  ortho: { data: [stored('i6', 'old.xls')] },
  sonar: { data: [stored('i7', 'c.bmp'), stored('i8', 'c.txt', false)] },
  supplementary: { data: [stored('i9', 'old.pdf'), stored('i10', 'scan.las', false)] },
};

describe('a new inspection registers the files of the selected kinds', () => {
  it('every kind: sizes in KB rounded up, visual and thermal separate, sonar images before their parameters', () => {
    const meta = (name: string) => ({ name, size: 2 });
    expect(toModulesPayload(FULL)).toEqual({
      three: { rgb: [meta('v1.jpg'), meta('v2.jpg')], ir: [meta('t1.jpg')], isAr: true, remove: [] },
      two: { rgb: [meta('v3.jpg')], ir: [meta('t3.jpg')], remove: [] },
      ortho: { isEnabled: true, gcp: true, data: [meta('points.xlsx')], remove: [] },
      sonar: { data: ['a.bmp', 'b.bmp', 'a.txt', 'b.txt'].map(meta), remove: [] },
      supplementary: {
        data: [
          { ...meta('report.pdf'), mime: 'application/pdf', type: 'Blob' },
          { ...meta('flight.MP4'), mime: 'video/mp4', type: 'Video' },
          { ...meta('site.png'), mime: 'image/png', type: 'Image' },
          { ...meta('scan.las'), mime: 'application/vnd.las', type: 'Blob' },
        ],
        remove: [],
      },
    });
  });

  it('passes the payload schema', () => {
    expect(modulesPayloadSchema.parse(z.encode(modulesPayloadSchema, toModulesPayload(FULL)))).toEqual(
      toModulesPayload(FULL),
    );
  });

  it('omits kinds that are off, even with added files, and sends that orthomosaics are off', () => {
    expect(toModulesPayload({ ...FULL, types: NO_DATA_TYPES })).toEqual({ ortho: ORTHO_OFF });
  });

  it.each([
    ['three', ['three', 'ortho']],
    ['two', ['two', 'ortho']],
    ['sonar', ['ortho', 'sonar']],
    ['supplementary', ['ortho', 'supplementary']],
  ])('only %s', (type, kinds) => {
    expect(Object.keys(toModulesPayload({ ...FULL, types: { ...NO_DATA_TYPES, [type]: true } }))).toEqual(kinds);
  });

  it.each([true, false])('sends the settings unchanged: %s', (isOn) => {
    const payload = toModulesPayload({
      ...FULL,
      three: { ...FULL.three, isAr: isOn },
      ortho: { ...FULL.ortho, gcp: isOn },
    });
    expect(payload.three?.isAr).toBe(isOn);
    expect(payload.ortho?.gcp).toBe(isOn);
  });
});

describe('a Draft with files removes', () => {
  const removedOf = (value: InspectionData) =>
    Object.fromEntries(Object.entries(toModulesPayload(value)).map(([kind, module]) => [kind, module.remove]));

  it('files marked for removal, by kind', () => {
    const removed = ['i2', 'i4', 'i6', 'i7', 'i9', 'unknown'];
    const value = data({ types: FULL.types, stored: STORED, removed });
    expect(removedOf(value)).toEqual({
      three: ['i2'],
      two: ['i4'],
      ortho: ['i6'],
      sonar: ['i7'],
      supplementary: ['i9'],
    });
  });

  it('files that are not uploaded and are added again; uploaded ones of the same name stay', () => {
    expect(removedOf({ ...FULL, stored: STORED })).toEqual({
      three: ['i3'],
      two: [],
      ortho: [],
      sonar: [],
      supplementary: ['i10'],
    });
  });

  it('all files of a kind that was switched off', () => {
    expect(toModulesPayload({ ...FULL, types: NO_DATA_TYPES, stored: STORED })).toEqual({
      three: { rgb: [], ir: [], isAr: false, remove: ['i1', 'i2', 'i3'] },
      two: { rgb: [], ir: [], remove: ['i4', 'i5'] },
      ortho: { isEnabled: false, gcp: false, data: [], remove: ['i6'] },
      sonar: { data: [], remove: ['i7', 'i8'] },
      supplementary: { data: [], remove: ['i9', 'i10'] },
    });
  });
});

describe('after Draft, only supplementary data is sent', () => {
  it.each<[InspectionStatus]>([['Queued'], ['ThumbnailsGenerated'], ['Completed'], ['Failed']])('%s', (status) => {
    const payload = toModulesPayload({ ...FULL, status, stored: STORED, removed: ['i1', 'i9'] });
    expect(Object.keys(payload)).toEqual(['supplementary']);
    expect(payload.supplementary?.remove).toEqual(['i9', 'i10']);
    expect(payload.supplementary?.data).toHaveLength(4);
  });

  it('and nothing without supplementary data', () => {
    expect(
      toModulesPayload({
        ...FULL,
        status: 'Completed',
        types: { ...FULL.types, supplementary: false },
        stored: noModuleFiles(),
      }),
    ).toEqual({});
  });
});
