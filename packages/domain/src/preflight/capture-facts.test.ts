import { describe, expect, it } from 'vitest';
import { type CaptureFacts, captureFacts } from './capture-facts.ts';
import type { PreflightFile } from './preflight-file.ts';
import { flight } from './testing/flight.ts';

const DAY: CaptureFacts = { captureDate: '2026-11-20' };
const DEVICE: CaptureFacts = { captureDevice: 'DJI M3E' };
const LOCATED: CaptureFacts = { geotagged: 'Yes' };
const NEXT_DAY = '2026-11-21';
const without = (fact: keyof PreflightFile, files = flight(9)) =>
  files.map(({ [fact]: _fact, ...file }) => file as PreflightFile);
const thermal = (changes: Partial<PreflightFile> = {}) => flight(3, { list: 'ir', isThermal: true, ...changes });

describe('Capture data begins with what all images say; what differs between them is left out', () => {
  it.each<[string, PreflightFile[], CaptureFacts]>([
    ['no images', [], {}],
    ['a flight', flight(9), { ...DAY, ...DEVICE, ...LOCATED }],
    ['on two days', [...flight(9), ...flight(1, { takenDay: NEXT_DAY })], { ...DEVICE, ...LOCATED }],
    ['without times', without('takenDay'), { ...DEVICE, ...LOCATED }],
    ['some without times', [...flight(9), ...without('takenDay', flight(1))], { ...DAY, ...DEVICE, ...LOCATED }],
    ['of two cameras', [...flight(9), ...flight(1, { camera: 'DJI M3T' })], { ...DAY, ...LOCATED }],
    ['of an unknown camera', without('camera'), { ...DAY, ...LOCATED }],
    ['without positions', without('position'), { ...DAY, ...DEVICE, geotagged: 'No' }],
    ['at 0, 0', flight(9, { position: { latitude: 0, longitude: 0 } }), { ...DAY, ...DEVICE, geotagged: 'No' }],
    [
      'some without positions',
      [...flight(9), ...without('position', flight(1))],
      { ...DAY, ...DEVICE, geotagged: 'Partial' },
    ],
    [
      'thermal ones with temperatures',
      [...flight(9), ...thermal({ hasTemperatures: true })],
      { ...DAY, ...DEVICE, ...LOCATED, thermalType: 'Radiometric' },
    ],
    [
      'thermal ones, of which one may have none',
      [...thermal({ hasTemperatures: true }), ...thermal()],
      { ...DAY, ...DEVICE, ...LOCATED },
    ],
    [
      'a faulty one of another camera',
      [...flight(9), ...flight(1, { camera: 'DJI M3T', fault: 'The file is empty.' })],
      { ...DAY, ...DEVICE, ...LOCATED },
    ],
    ['only faulty ones', flight(1, { fault: 'The file is empty.' }), {}],
  ])('%s', (_what, files, facts) => expect(captureFacts(files)).toEqual(facts));
});
