import { describe, expect, it } from 'vitest';
import type { FindingKind, PreflightFile } from './preflight-file.ts';
import { preflight } from './preflight.ts';
import { flight, moved } from './testing/flight.ts';

const TOTAL = 1_000;
const PLANTED = 20;
const NOW_MS = Date.UTC(2026, 10, 28);
const SPACING = 47;

type Plant = (file: PreflightFile, files: PreflightFile[], index: number) => void;

const delayed = (files: PreflightFile[], index: number, ms: number) => {
  for (const file of files.slice(index)) if (file.takenMs !== undefined) file.takenMs += ms;
};
const KM_EAST = 8_000;
const SPIKE = 160;

/** Each fault, by the kind of finding that reports it. */
const FAULTS: [FindingKind, string, Plant][] = [
  ['noPosition', 'no position', (file) => void delete file.position],
  ['zeroPosition', '0, 0', (file) => void (file.position = { latitude: 0, longitude: 0 })],
  ['noTime', 'no capture time', (file) => void delete file.takenMs],
  ['futureTime', 'a clock of 2031', (file) => void (file.takenMs = Date.UTC(2031, 0, 1))],
  ['outlyingPosition', '8 km away', (file) => void (file.position &&= moved(file.position, 0, KM_EAST))],
  ['outlyingPosition', 'a spike of 160 m', (file) => void (file.position &&= moved(file.position, SPIKE, 0))],
  ['timeGap', '20 minutes without images', (_file, files, index) => delayed(files, index, 20 * 60_000)],
  [
    'trackGap',
    '200 m without images',
    (_file, files, index) => {
      for (const one of files.slice(index)) if (one.position?.latitude) one.position = moved(one.position, 200, 0);
    },
  ],
  ['mixedCameras', 'another camera', (file) => void (file.camera = 'Apple iPhone 15')],
  ['mixedCameras', 'another focal length', (file) => void (file.focalLengthMm = 29.9)],
  ['mixedThermal', 'a thermal image', (file) => void (file.isThermal = true)],
  ['faulty', 'a truncated file', (file) => void (file.fault = 'The file is incomplete: its end is missing.')],
  ['poorImage', 'a blurred image', (file) => void (file.sharpness = 20)],
  ['poorImage', 'a dark image', (file) => void (file.brightness = 9)],
  [
    'duplicate',
    'a copy of the image before',
    (file, files, index) => {
      const original = files[index - 1];
      Object.assign(file, { sizeBytes: original?.sizeBytes, sampleHash: original?.sampleHash });
    },
  ],
];

describe('Of 20 faults planted among 1,000 images, at least 19 are found, and at most 2 % of the others are reported', () => {
  it.each(FAULTS)('%s: %s', (kind, _what, plant) => {
    const files = flight(TOTAL);
    const planted = new Set<PreflightFile>();
    for (let nth = 1; nth <= PLANTED; nth += 1) {
      const file = files[nth * SPACING];
      if (!file) throw new Error('The flight is too short.');
      plant(file, files, nth * SPACING);
      planted.add(file);
    }
    const findings = preflight(files, { kind: 'three' }, NOW_MS);
    const found = findings.find((finding) => finding.kind === kind)?.files ?? [];
    const reported = new Set(findings.flatMap((finding) => finding.files));
    expect(found.filter((file) => planted.has(file)).length).toBeGreaterThanOrEqual(19);
    expect([...reported].filter((file) => !planted.has(file)).length).toBeLessThanOrEqual(0.02 * TOTAL);
  });

  it('all kinds at once', () => {
    const files = flight(TOTAL);
    const planted = FAULTS.map(([kind, , plant], which) => {
      const chosen = Array.from({ length: PLANTED }, (_, nth) => 3 + which * 3 + nth * SPACING);
      for (const index of chosen) plant(files[index] as PreflightFile, files, index);
      return { kind, files: new Set(chosen.map((index) => files[index])) };
    });
    const findings = preflight(files, { kind: 'three' }, NOW_MS);
    for (const { kind, files: expected } of planted) {
      const found = findings.filter((finding) => finding.kind === kind).flatMap((finding) => finding.files);
      expect(found.filter((file) => expected.has(file)).length).toBeGreaterThanOrEqual(19);
    }
    const all = new Set(planted.flatMap((one) => [...one.files]));
    const reported = new Set(findings.flatMap((finding) => finding.files));
    expect([...reported].filter((file) => !all.has(file)).length).toBeLessThanOrEqual(0.02 * TOTAL);
  });

  it('a flight without faults has no findings', () => {
    expect(preflight(flight(TOTAL), { kind: 'three', remaining: { amount: 21, unit: 'Gpx' } }, NOW_MS)).toEqual([]);
  });
});
