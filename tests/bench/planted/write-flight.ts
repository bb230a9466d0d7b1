import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PreflightFile } from '@inspection-studio/domain/preflight';
import type { Sharp } from 'sharp';
import { type Fault, FAULTS, planted, sky } from '../preflight/plant.ts';
import { withFacts } from './replace-exif.ts';

/** Real photos of one flight, and thermal ones. */
export interface Sources {
  photos: readonly string[];
  thermal: readonly Buffer[];
  /** Every so many pictures without a fault have a sky of six tenths. Left out if none has. */
  skyEvery?: number;
}

/** Below these values of a clean flight, a file gets a blurred or a dark picture. */
const SHARP_MIN = 100;
const BRIGHT_MIN = 50;
const TRUNCATED_SHARE = 0.6;

const NONE = sky(0);
const SKY = sky(0.6);
const blurs = FAULTS.filter(({ name }) => name.includes('blur'));
const darks = FAULTS.filter(({ name, isFault }) => isFault && name.includes('dark'));

/** Each photo is four pictures: as it is, mirrored, upside down, and both. */
const TURNS: readonly ((image: Sharp) => Sharp)[] = [
  (image) => image,
  (image) => image.flop(),
  (image) => image.flip(),
  (image) => image.rotate(180),
];

/**
 * Writes a flight of files that say what `files` say. Their pictures are real photos with a camera's noise; those of blurred and dark
 * files are so, in all ways in turn. Faulty files lack their end or are empty, in turn. Copies have the bytes of the file before.
 *
 * @returns their paths
 */
export async function writeFlight(
  folder: string,
  files: readonly PreflightFile[],
  { photos, thermal, skyEvery = Number.NaN }: Sources,
): Promise<string[]> {
  const pictures = new Map<string, Promise<Buffer>>();
  const pictureOf = (index: number, fault: Fault): Promise<Buffer> => {
    const photo = photos[index % photos.length] ?? '';
    const turn = Math.floor(index / photos.length) % TURNS.length;
    const key = `${photo} ${turn} ${fault.name}`;
    const picture =
      pictures.get(key) ?? planted(photo, { ...fault, plant: (image) => fault.plant(TURNS[turn]?.(image) ?? image) });
    pictures.set(key, picture);
    return picture;
  };

  const counts = { blurred: 0, dark: 0, thermal: 0, faulty: 0 };
  const nextOf = <One>(list: readonly One[], kind: keyof typeof counts): One => {
    const one = list[counts[kind] % list.length];
    if (one === undefined) throw new Error(`There is nothing for ${kind} files.`);
    counts[kind] += 1;
    return one;
  };
  const faultOf = ({ sharpness = SHARP_MIN, brightness = BRIGHT_MIN }: PreflightFile, index: number): Fault => {
    if (sharpness < SHARP_MIN) return nextOf(blurs, 'blurred');
    if (brightness < BRIGHT_MIN) return nextOf(darks, 'dark');
    return index % skyEvery === 0 ? SKY : NONE;
  };
  const plans = files.map((facts, index) => {
    const isCopy = index > 0 && facts.sampleHash === files[index - 1]?.sampleHash;
    const picture = facts.isThermal ? nextOf(thermal, 'thermal') : faultOf(facts, index);
    const share = facts.fault === undefined ? 1 : nextOf([TRUNCATED_SHARE, 0], 'faulty');
    return { from: isCopy ? index - 1 : index, path: join(folder, facts.name), picture, share };
  });
  const write = async (index: number): Promise<void> => {
    const { from, path, share } = plans[index]!;
    const { picture } = plans[from]!;
    const jpeg = 'plant' in picture ? await pictureOf(from, picture) : picture;
    const bytes = await withFacts(jpeg, files[from]!);
    await writeFile(path, bytes.subarray(0, bytes.length * share));
  };
  const waiting = plans.keys();
  const work = async () => {
    for (const index of waiting) await write(index);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return plans.map(({ path }) => path);
}
