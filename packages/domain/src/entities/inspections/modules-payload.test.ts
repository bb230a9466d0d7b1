import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NO_DATA_TYPES } from './data-types.ts';
import { type InspectionData, newInspectionData } from './inspection-data.form.ts';
import { modulesPayloadSchema } from './modules.schema.ts';
import { toModulesPayload } from './modules-payload.ts';

const file = (name: string, type = '') => ({ name, size: 1536, type });
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

describe('a new inspection registers the files of the selected kinds', () => {
  it('every kind: sizes in KB rounded up, visual and thermal separate, sonar images before their parameters', () => {
    const meta = (name: string) => ({ name, path: name, size: 2, sizeBytes: 1536 });
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

  it('files of a list with the same name are registered with their folders', () => {
    const inFolder = (folder: string, name: string) => ({ ...file(name), relativePath: `/${folder}/${name}` });
    const rgb = [
      inFolder('101MEDIA', 'DJI_1.JPG'),
      inFolder('102MEDIA', 'DJI_1.JPG'),
      inFolder('102MEDIA', 'DJI_2.JPG'),
    ];
    const payload = toModulesPayload({ ...FULL, two: { rgb, ir: [inFolder('102MEDIA', 'DJI_1.JPG')] } });
    expect(payload.two).toMatchObject({
      rgb: [{ name: '101MEDIA/DJI_1.JPG' }, { name: '102MEDIA/DJI_1.JPG' }, { name: 'DJI_2.JPG' }],
      ir: [{ name: 'DJI_1.JPG' }],
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
