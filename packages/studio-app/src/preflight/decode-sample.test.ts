import { describe, expect, it } from 'vitest';
import { type DecodedFacts, decodeSample, type SampledFile } from './decode-sample.ts';

const SHARP = 300;
const BLURRED = 50;
const COUNT = 200;

/** A flight in which these images are blurred. Images in `small` have half the bytes. */
function flight(blurred: readonly number[], small: readonly number[] = []) {
  return Array.from({ length: COUNT }, (_, place): SampledFile => {
    const name = `${place}.jpg`;
    const file = new File([blurred.includes(place) ? 'blurred' : 'sharp'], name);
    return { file, name, path: name, list: 'rgb', sizeBytes: small.includes(place) ? 4_000_000 : 8_000_000 };
  });
}

/** Decodes, and returns what was told of the images by their place, in this order. */
async function decoded(files: readonly SampledFile[]) {
  const told: [number, DecodedFacts][] = [];
  await decodeSample(
    files,
    (place, facts) => told.push([place, facts]),
    async (file) => ({ sharpness: (await file.text()) === 'blurred' ? BLURRED : SHARP, brightness: 120 }),
  );
  return told;
}
const suspectedOf = (told: [number, DecodedFacts][]) =>
  told.flatMap(([place, { isSuspected }]) => (isSuspected ? [place] : []));

describe('The sample of images that is decoded', () => {
  it('is even over all, where nothing is suspicious', async () => {
    const told = await decoded(flight([]));
    expect(told.map(([place]) => place)).toEqual(Array.from({ length: 20 }, (_, nth) => nth * 10));
    expect(told[0]?.[1]).toEqual({ sharpness: SHARP, brightness: 120 });
  });

  it('has small images too, which are marked as suspected', async () => {
    expect(suspectedOf(await decoded(flight([], [33, 77])))).toEqual([33, 77]);
  });

  it('goes on beside a blurred image until both ends of the run', async () => {
    const run = [57, 58, 59, 60, 61, 62, 63];
    const told = await decoded(flight(run));
    expect(suspectedOf(told).toSorted((one, other) => one - other)).toEqual([56, 57, 58, 59, 61, 62, 63, 64]);
  });

  it('goes on beside blurred images 20 times at most', async () => {
    const told = await decoded(flight(Array.from({ length: 80 }, (_, at) => 45 + at)));
    expect(suspectedOf(told)).toHaveLength(20);
  });

  it('may have more blurred images than sharp ones: those suspected do not say what is usual', async () => {
    const blurred = Array.from({ length: 20 }, (_, nth) => nth * 10 + 5);
    const told = await decoded(flight([...blurred, 0], blurred));
    expect(suspectedOf(told)).toEqual([...blurred, 1]);
  });

  it('decodes no image again, not even one that cannot be decoded', async () => {
    const files = flight([60]).map((file, place) => (place % 20 === 0 ? { ...file, brightness: 120 } : file));
    const asked: string[] = [];
    await decodeSample(
      files,
      () => undefined,
      async (file) => {
        asked.push((file as File).name);
        return {};
      },
    );
    expect(asked).toEqual(Array.from({ length: 10 }, (_, nth) => `${nth * 20 + 10}.jpg`));
  });
});
