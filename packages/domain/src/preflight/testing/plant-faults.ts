import type { FindingKind, PreflightFile } from '../preflight-file.ts';
import { moved } from './flight.ts';

type Plant = (file: PreflightFile, files: PreflightFile[], index: number) => void;

/** Something wrong with one file of a flight. */
export interface PlantableFault {
  /** The kind of finding that reports it. */
  kind: FindingKind;
  what: string;
  /** Changes the facts of a file, and of those after it where that is needed. */
  plant: Plant;
}

const GAP_MS = 20 * 60_000;
const GAP_METRES = 200;
const AWAY_METRES = 8_000;
const SPIKE_METRES = 160;
/** Each fault is planted in one file of this many. */
const EVERY = 47;
/** Files between the faults of two kinds. */
const APART = 3;

const delayed = (files: PreflightFile[], index: number) => {
  for (const file of files.slice(index)) if (file.takenMs !== undefined) file.takenMs += GAP_MS;
};
const shifted = (files: PreflightFile[], index: number) => {
  for (const file of files.slice(index))
    if (file.position?.latitude) file.position = moved(file.position, GAP_METRES, 0);
};

const fault = (kind: FindingKind, what: string, plant: Plant): PlantableFault => ({ kind, what, plant });

/** Everything that the check before the upload should find. */
export const PLANTABLE_FAULTS: readonly PlantableFault[] = [
  fault('noPosition', 'no position', (file) => void delete file.position),
  fault('zeroPosition', '0, 0', (file) => void (file.position = { latitude: 0, longitude: 0 })),
  fault('noTime', 'no capture time', (file) => void delete file.takenMs),
  fault('futureTime', 'a clock of 2031', (file) => void (file.takenMs = Date.UTC(2031, 0, 1))),
  fault('outlyingPosition', '8 km away', (file) => void (file.position &&= moved(file.position, 0, AWAY_METRES))),
  fault(
    'outlyingPosition',
    'a spike of 160 m',
    (file) => void (file.position &&= moved(file.position, SPIKE_METRES, 0)),
  ),
  fault('timeGap', '20 minutes without images', (_file, files, index) => delayed(files, index)),
  fault('trackGap', '200 m without images', (_file, files, index) => shifted(files, index)),
  fault('mixedCameras', 'another camera', (file) => void (file.camera = 'Apple iPhone 15')),
  fault('mixedCameras', 'another focal length', (file) => void (file.focalLengthMm = 29.9)),
  fault('mixedThermal', 'a thermal image', (file) => void (file.isThermal = true)),
  fault('faulty', 'a truncated file', (file) => void (file.fault = 'The file is incomplete: its end is missing.')),
  fault('poorImage', 'a blurred image', (file) => void (file.sharpness = 20)),
  fault('poorImage', 'a dark image', (file) => void (file.brightness = 9)),
  fault('duplicate', 'a copy of the image before', (file, files, index) => {
    const original = files[index - 1];
    Object.assign(file, { sizeBytes: original?.sizeBytes, sampleHash: original?.sampleHash });
  }),
];

/** Plants every fault as often as asked, each in files of its own, and returns these. */
export function plantAll(
  files: PreflightFile[],
  times: number,
): { fault: PlantableFault; files: Set<PreflightFile> }[] {
  return PLANTABLE_FAULTS.map((one, which) => {
    const planted = Array.from({ length: times }, (_, nth) => plantOne(one, files, APART * (which + 1) + nth * EVERY));
    return { fault: one, files: new Set(planted) };
  });
}

/** Plants a fault as often as asked, and returns the files. */
export const plantEvery = (one: PlantableFault, files: PreflightFile[], times: number): Set<PreflightFile> =>
  new Set(Array.from({ length: times }, (_, nth) => plantOne(one, files, (nth + 1) * EVERY)));

function plantOne({ plant }: PlantableFault, files: PreflightFile[], index: number): PreflightFile {
  const file = files[index];
  if (!file) throw new Error('The flight is too short.');
  plant(file, files, index);
  return file;
}
