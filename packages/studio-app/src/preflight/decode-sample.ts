import { placesBeside, poorImages, type PreflightFile, sampledPlaces } from '@inspection-studio/domain/preflight';
import type { samplePicture } from './sample-picture.ts';

/** How many images are decoded at a time. Each takes four bytes per pixel. */
const DECODERS = 2;

/** What decoding an image tells of it. */
export type DecodedFacts = Pick<PreflightFile, 'sharpness' | 'brightness' | 'isSuspected'>;

/** A file with its content. */
export interface SampledFile extends PreflightFile {
  file: Blob;
}

/**
 * Decodes a sample of images: some evenly over all, those whose size is suspicious, and then those next to images that look
 * blurred or dark. Images that were decoded before are not decoded again.
 *
 * @param keep is told what an image says, by its place
 */
export async function decodeSample(
  given: readonly SampledFile[],
  keep: (place: number, facts: DecodedFacts) => void,
  decode: typeof samplePicture,
): Promise<void> {
  const files = [...given];
  const decoded = new Set(files.flatMap(({ brightness }, place) => (brightness === undefined ? [] : [place])));

  async function decodeAll(places: readonly number[], isSuspected: boolean): Promise<void> {
    const waiting = places.filter((place) => !decoded.has(place)).values();
    const next = async () => {
      for (const place of waiting) {
        decoded.add(place);
        const facts = { ...(await decode(files[place]!.file)), ...(isSuspected && { isSuspected }) };
        files[place] = { ...files[place]!, ...facts };
        keep(place, facts);
      }
    };
    await Promise.all(Array.from({ length: DECODERS }, next));
  }

  const { evenly, suspected } = sampledPlaces(files);
  await decodeAll(evenly, false);
  await decodeAll(suspected, true);
  const nextTo = (count: number) => placesBeside(files, poorImages(files)[0]?.files ?? [], decoded, count);
  let count = 0;
  for (let beside = nextTo(0); beside.length > 0; beside = nextTo(count)) {
    await decodeAll(beside, true);
    count += beside.length;
  }
}
