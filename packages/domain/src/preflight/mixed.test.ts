import { describe, expect, it } from 'vitest';
import { mixedCameras } from './mixed-cameras.ts';
import { mixedThermal } from './mixed-thermal.ts';
import type { PreflightFile } from './preflight-file.ts';
import { flight } from './testing/flight.ts';

const THERMAL: Partial<PreflightFile> = { list: 'ir', isThermal: true, camera: 'DJI M3T' };

describe('Images of another camera, lens or focal length than most of their list are reported', () => {
  it.each<[string, PreflightFile[], string | undefined]>([
    ['one camera', flight(9), undefined],
    ['another model', [...flight(9), ...flight(1, { camera: 'DJI M3T' })], '1 image is from another camera or lens'],
    ['another lens', [...flight(2, { lens: '162 mm' }), ...flight(9)], '2 images are from another camera or lens'],
    [
      'another focal length',
      [...flight(9), ...flight(2, { focalLengthMm: 29.9 })],
      '2 images are from another camera or lens',
    ],
    ['a zoom lens that wavers', [...flight(9), ...flight(2, { focalLengthMm: 12.4 })], undefined],
    ['a visual and a thermal camera', [...flight(9), ...flight(9, THERMAL)], undefined],
    ['no camera known', flight(9).map(({ camera: _camera, ...file }) => file), undefined],
  ])('%s', (_what, files, text) => expect(mixedCameras(files)[0]?.text).toBe(text));
});

describe('Thermal images among the visual ones are reported, and visual ones among marked thermal ones', () => {
  it.each<[string, PreflightFile[], string | undefined]>([
    ['each in its list', [...flight(9), ...flight(9, THERMAL)], undefined],
    [
      'thermal ones in the visual list',
      flight(2, { ...THERMAL, list: 'rgb' }),
      '2 thermal images are among the visual images',
    ],
    [
      'a visual one in the thermal list',
      [...flight(9, THERMAL), ...flight(1, { list: 'ir' })],
      '1 visual image is among the thermal images',
    ],
    [
      'both images of a drone that marks the thermal ones, in the thermal list',
      [...flight(9, THERMAL), ...flight(9, { list: 'ir', camera: 'DJI M3T' })],
      '9 visual images are among the thermal images',
    ],
    ['a thermal camera that leaves no mark', flight(9, { list: 'ir' }), undefined],
    [
      'as many of a camera that leaves no mark as of one that does',
      [...flight(9, THERMAL), ...flight(9, { list: 'ir', camera: 'Other' })],
      undefined,
    ],
    [
      'no camera known',
      [...flight(2, { ...THERMAL, camera: undefined }), ...flight(9, { list: 'ir', camera: undefined })],
      undefined,
    ],
  ])('%s', (_what, files, text) => expect(mixedThermal(files)[0]?.text).toBe(text));
});
